import type { Judgement } from '../../claim.ts';
import { hitsOf, isWithin, judge, meantIn, type ReadSentence } from '../../reading/sentence.ts';
import { diseaseKinds, type Hit } from '../../lexicon/terms.ts';

const mayImply = [...diseaseKinds, 'pathogen'] as const;

/** The words that imply a disease, without those inside a phrase of mere function, the longest of those that overlap. */
export function diseaseHits({ hits, market, text }: ReadSentence): Hit[] {
  if (!mayImply.some((kind) => hits.has(kind))) return [];
  const acts = hitsOf(hits, 'attack', 'treat', 'protect').length > 0;
  const found = meantIn(hits, hitsOf(hits, ...diseaseKinds, ...(acts ? (['pathogen'] as const) : []))).filter(
    (hit) => !(market === 'US' && isOfDeficiency(hit, { hits, text })),
  );
  return found.filter(
    (hit, i) =>
      !found.some(
        (other, j) => isWithin(hit, other) && (other.end - other.start > hit.end - hit.start || j < i),
      ),
  );
}

/** Before a word of sickness in general that takes up the deficiency that is named; 'every other disease' does not. */
const takesUp = /\b(?:a|an|the|this|that|deficiency|rare|uncommon|classical)\s+$/i;
const sickness = /^(?:disease|illness|condition|disorder|deficiency|sickness)(?:e?s)?$/i;

/** The words of a deficiency disease, which the US lets be named (section 403(r)(6)(A)). */
function isOfDeficiency(hit: Hit, { hits, text }: Pick<ReadSentence, 'hits' | 'text'>): boolean {
  const { term, start } = hit;
  const deficiencies = hitsOf(hits, 'deficiency');
  // 'Anemia' of 'iron-deficiency anemia'.
  if (deficiencies.some((deficiency) => isWithin(hit, deficiency))) return true;
  return (
    term.key === 'disease/word' &&
    deficiencies.length > 0 &&
    takesUp.test(text.slice(0, start)) &&
    sickness.test(text.slice(start).match(/^\p{L}+/u)?.[0] ?? '')
  );
}

/** Rule 4: what implies a disease is blocked, whatever the market, with the criterion that it meets. */
export function judgeDisease(sentence: ReadSentence, insteadOf: () => readonly string[]): Judgement[] {
  const hits = diseaseHits(sentence);
  const instead = hits.length > 0 ? insteadOf() : [];
  const byCriterion = Map.groupBy(hits, ({ term }) => term.criterion || 'x');
  const judgements = [...byCriterion].map(([criterion, at]) =>
    judge(
      sentence,
      {
        class: 'disease',
        verdict: 'blocked',
        rule: sentence.market === 'US' ? `disease-${criterion}` : 'disease',
        at,
      },
      { instead: [...instead] },
    ),
  );
  return [...judgements, ...judgeName(sentence)];
}

/** Criterion (iv): a disease in the name of the product, which is read with every sentence. */
export const judgeName = ({ nameFindings }: ReadSentence): Judgement[] =>
  nameFindings.length > 0 ? [{ class: 'disease', verdict: 'blocked', findings: nameFindings }] : [];

/** What ends a thought, or adds another to it. */
const isParted = /^(?:[.,;:!]|\s(?:and|or|&|[-–—])[\s,])/i;

/** Rule 5: levels that are a function only 'already within the normal range'; without a verb the words alone would not do. */
export function judgeLevels(sentence: ReadSentence, others: () => string[]): Judgement[] {
  const { hits, market, text } = sentence;
  const at = hitsOf(hits, 'healthyLevel');
  const [first] = at;
  if (market !== 'US' || !first || hitsOf(hits, 'normal').length > 0) return [];
  const end =
    first.end + (/^\s+(?:levels?|numbers|readings)\b/i.exec(text.slice(first.end))?.[0].length ?? 0);
  const rest = text.slice(end).replace(/^[.!?]?\s*$/, '.');
  // Behind a level that something is kept from, the words would belong to nothing.
  const own = isParted.test(rest) ? [`${text.slice(0, end)} already within the normal range${rest}`] : [];
  const instead = hitsOf(hits, 'function').length > 0 ? own : others();
  return [
    judge(
      sentence,
      {
        class: 'disease',
        verdict: 'blocked',
        rule: 'disease-level',
        at: at.filter((hit) => hit === first || !isWithin(hit, first)),
      },
      { instead },
    ),
  ];
}
