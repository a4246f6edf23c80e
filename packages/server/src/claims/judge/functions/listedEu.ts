import type { Judgement } from '../../claim.ts';
import { conditionOf } from '../../listed/conditionOfUse.ts';
import { listedWordsFor } from '../../lexicon/layWords.ts';
import { matchesOf, sentenceOf, type Match } from '../../listed/listed.ts';
import { harmIn } from './harm.ts';
import { restOf, type Listed } from './listedWords.ts';
import { isOnHold } from '../../rules/onHold.ts';
import { statementsFor } from '../../rules/statements.ts';
import {
  hitsOf,
  isWithin,
  judge,
  meantIn,
  notWithin,
  type Place,
  type ReadSentence,
} from '../../reading/sentence.ts';
import { functionHits, functionWords, generalIn } from './functionUs.ts';

/** From this share of its telling words a sentence is a listed claim in other words: close enough to offer the listed ones. */
const nearShare = 0.4;

/** Most alcohol of a drink that may bear a health claim, % by volume (Regulation (EC) No 1924/2006, Art. 4(3)). */
export const mostAlcohol = 1.2;

/** Rules 13 to 16: what is not listed is blocked; what is listed has its condition computed. */
export function judgeHealthEu(sentence: ReadSentence, listed: Listed | undefined): Judgement[] {
  const { hits } = sentence;
  const words = functionWords(sentence);
  const functions = [...functionHits(sentence), ...slimmingIn(sentence)];
  // Of health that suffers without it nothing is a general benefit: Art. 12(a) is told, not Art. 10(3).
  const general = harmIn(sentence).length > 0 ? [] : notWithin(generalIn(sentence), functions);
  const children = [
    ...meantIn(sentence.hits, hitsOf(sentence.hits, 'children')),
    ...promisedToChildren(sentence),
  ];
  if (functions.length + words.length + children.length + general.length === 0 && !listed)
    return judgeNear(sentence);
  if ((sentence.product.alcoholPercent ?? 0) > mostAlcohol) {
    return [
      judge(sentence, {
        class: 'function',
        verdict: 'blocked',
        rule: 'alcohol',
        at: [...functions, ...words, ...general],
      }),
    ];
  }
  if (listed) {
    // A general benefit beside the listed one names no further function (Art. 10(3)).
    const rest = restOf(sentence, listed, functions).filter(
      (place) => !hitsOf(hits, 'wellBeing').some((hit) => isWithin(place, hit)),
    );
    return [
      ...listed.matches.map((match) => judgeListed(sentence, match, functions)),
      ...(rest.length > 0 ? [judgeUnlistedFunction(sentence, { functions: rest, words: [] })] : []),
    ];
  }
  if (children.length > 0)
    return [
      judge(
        sentence,
        { class: 'children', verdict: 'blocked', rule: 'children', at: children },
        { instead: insteadOf(sentence) },
      ),
    ];
  return judgeUnlisted(sentence, { functions, words, general });
}

/** What a listed substance does in words of its own, 'iron beats tiredness', is the listed claim and more: blocked. */
function judgeNear(sentence: ReadSentence): Judgement[] {
  const acts = hitsOf(sentence.hits, 'effect', 'attack', 'healthLike');
  if (acts.length === 0 || sentence.named.length === 0) return [];
  const instead = insteadOf(sentence);
  return instead.length > 0
    ? [judge(sentence, { class: 'function', verdict: 'blocked', rule: 'not-listed', at: acts }, { instead })]
    : [];
}

function judgeListed(sentence: ReadSentence, { claim }: Match, at: readonly Place[]): Judgement {
  const condition = conditionOf(claim, sentence);
  const isShort = condition.have !== undefined && !condition.isMet;
  const isRisk = claim.article === 'Art. 14(1)(a)';
  const isChildren = isOnChildren(claim);
  const conditions = [
    condition,
    ...statementsFor(sentence, 'listed', ...(isRisk ? (['risk'] as const) : [])),
  ];
  const rule = isShort ? 'not-enough' : isRisk ? 'disease-risk' : 'listed';
  const found = judge(
    sentence,
    {
      class: isRisk ? 'diseaseRisk' : isChildren ? 'children' : 'function',
      verdict: isShort ? 'blocked' : 'conditions',
      rule,
      at,
    },
    { conditions },
  );
  const [finding] = found.findings;
  if (finding) finding.source = claim.source;
  return found;
}

const isOnChildren = ({ article }: Match['claim']): boolean => article === 'Art. 14(1)(b)';

const speaksOfChildren = ({ hits, product }: ReadSentence): boolean =>
  product.audience !== 'adults' || hitsOf(hits, 'children', 'young').length > 0;

interface Unlisted {
  functions: readonly Place[];
  words: readonly Place[];
  general: readonly Place[];
}

function judgeUnlisted(sentence: ReadSentence, places: Unlisted): Judgement[] {
  if (places.functions.length + places.words.length > 0) return [judgeUnlistedFunction(sentence, places)];
  const isMet = sentence.isBesideListed;
  const conditions = statementsFor(sentence, 'general').map((each) => Object.assign(each, { isMet }));
  const verdict = isMet ? 'conditions' : 'blocked';
  return [
    judge(sentence, { class: 'wellBeing', verdict, rule: 'well-being', at: places.general }, { conditions }),
  ];
}

/** Rule 15: on hold it needs a basis of its own; else what is not listed is blocked. */
function judgeUnlistedFunction(
  sentence: ReadSentence,
  { functions, words }: Omit<Unlisted, 'general'>,
): Judgement {
  const onHold = isOnHold(sentence);
  const isMet = sentence.basis?.onHoldId !== undefined;
  const conditions = onHold
    ? statementsFor(sentence, 'onHold').map((each) => Object.assign(each, { isMet }))
    : [];
  // The UK keeps a list of its own for these; words that are a function by themselves are on none.
  if (onHold && (isMet || (sentence.market === 'UK' && words.length === 0))) {
    const verdict = isMet ? 'conditions' : 'evidence';
    return judge(sentence, { class: 'function', verdict, rule: 'on-hold', at: functions }, { conditions });
  }
  const isOnlyWord = words.length > 0 && functions.length === 0;
  const rule = isOnlyWord ? 'function-word' : onHold ? 'on-hold' : 'not-listed';
  return judge(
    sentence,
    { class: 'function', verdict: 'blocked', rule, at: [...functions, ...words] },
    { conditions, instead: insteadOf(sentence) },
  );
}

/** Listed claims near the sentence, or near what its lay words mean, at most three; those on children where it speaks of them, or the product is theirs. */
export const insteadOf = (sentence: ReadSentence): string[] =>
  matchesOf({ ...sentence, words: sentence.words.concat(listedWordsFor(sentence.words)) })
    .filter(
      ({ claim, specific, isOnSame }) =>
        claim.status === 'authorised' &&
        isOnSame &&
        specific >= nearShare &&
        (!isOnChildren(claim) || speaksOfChildren(sentence)),
    )
    .toSorted((left, right) => right.specific - left.specific || right.share - left.share)
    .map(({ claim }) => sentenceOf(claim))
    .filter((text, at, all) => all.indexOf(text) === at)
    .slice(0, 3);

/** Slimming is a claim of Art. 13(1)(c) by itself: 'Slims your waist'. */
const slimmingIn = ({ hits }: ReadSentence): readonly Place[] => meantIn(hits, hitsOf(hits, 'weightSoft'));

/** A child and what is promised to it: 'for clever kids'. */
function promisedToChildren({ hits }: ReadSentence): Place[] {
  const [young, benefits] = [
    meantIn(hits, hitsOf(hits, 'young')),
    meantIn(hits, hitsOf(hits, 'youngBenefit')),
  ];
  const acts = meantIn(hits, hitsOf(hits, 'function'));
  // 'Helps your kids shine at school': whatever it is that they are helped to.
  const helped = young.flatMap((child) => {
    const act = acts.find(({ to }) => to < child.from && child.from - to <= 2);
    return act ? [act, child] : [];
  });
  if (helped.length > 0) return helped;
  return young.length > 0 && benefits.length > 0 ? [...young, ...benefits] : [];
}
