import type { Cited, Evidence, Passage } from '../../evidence/index.ts';
import { searchPassages } from '../../evidence/index.ts';
import type { Rule } from '../../evidence/records.ts';
import { isConfirmed } from '../../evidence/records.ts';
import { stems, tokenize } from '../../evidence/tokens.ts';
import type { Inquiry } from '../inquiry.ts';
import type { Draft, Sentence } from '../prose.ts';
import { list, note, paragraph } from '../prose.ts';
import { claimSentence, ruleSentence, usStructureSentences } from './regulation.ts';

/** Words that every rule question has and that tell rules apart badly. */
const empty = new Set(
  stems(
    'a an and any are as at be can do does for from have how i in is it its me may must my need of on or our should supplement supplements dietary product products that the there they this to under us was we what when where which who why will with would you your eu fda rule rules claim claims say put write allowed legal label labels make',
  ),
);

const checkNote = note(
  'Check the current text of the rule before you print a label; I hold short forms of it',
);

/** The best-fitting rules for a question that names no ingredient. Null when none fits. */
export function rulesDraft(evidence: Evidence, inquiry: Inquiry, category?: Rule['category']): Draft | null {
  const words = tokenize(inquiry.question)
    .map((token) => token.stem)
    .filter((word) => !empty.has(word));
  if (/structure[- /]function/i.test(inquiry.question)) return structureDraft(evidence);
  const found = searchPassages(evidence, {
    text: words.join(' '),
    topics: inquiry.topics,
    kinds: ['rule'],
    limit: 40,
  });
  const hits = found.filter((hit) => !category || categoryOf(evidence, hit.passage) === category);
  const [best] = hits;
  if (!best || (words.length > 1 && best.score < leastScore)) return null;
  const sentences = hits
    .filter((hit) => hit.score >= best.score * nearBest && kindOf(hit.passage) === kindOf(best.passage))
    .flatMap((hit) => sentenceOf(evidence, hit.passage.key, inquiry) ?? [])
    .slice(0, 3);
  const [first, ...rest] = sentences;
  if (!first) return null;
  return {
    blocks: [
      paragraph(first),
      ...(rest.length > 0 ? [list(rest)] : []),
      paragraph(
        note('Check the current text of the rule before you print a label; I hold short forms of it'),
      ),
    ],
    isAbstention: false,
  };
}

/** What a structure/function claim needs, confirmed rules first. */
function structureDraft(evidence: Evidence): Draft {
  const rules = evidence.rules.filter((rule) => rule.category === 'structure-function');
  const ordered = rules.toSorted((left, right) => Number(isConfirmed(right)) - Number(isConfirmed(left)));
  return {
    blocks: [
      paragraph(...usStructureSentences(evidence)),
      list(ordered.map(ruleSentence)),
      paragraph(checkNote),
    ],
    isAbstention: false,
  };
}

/** Rules and claims are not mixed in one answer. */
const kindOf = (passage: Passage) => passage.key.split(':')[0];

const leastScore = 5;
const nearBest = 0.7;

const categoryOf = (evidence: Evidence, passage: Passage) =>
  evidence.rules.find((rule) => rule.passage.key === passage.key)?.category;

function sentenceOf(evidence: Evidence, passageKey: string, inquiry: Inquiry): Sentence | null {
  const rule = evidence.rules.find((each: Cited<Rule>) => each.passage.key === passageKey);
  if (rule) return !inquiry.market || rule.market === inquiry.market ? ruleSentence(rule) : null;
  const claim = evidence.euClaims.find((each) => each.passage.key === passageKey);
  return claim && claim.status === 'authorised' && inquiry.market !== 'US' ? claimSentence(claim) : null;
}
