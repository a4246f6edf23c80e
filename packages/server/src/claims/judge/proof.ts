import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import type { Condition, Judgement } from '../claim.ts';
import { hitsOf, judge, meantIn, notWithin, type Place, type ReadSentence } from '../reading/sentence.ts';
import type { Hit, Hits } from '../lexicon/terms.ts';
import { functionHits } from './functions/functionUs.ts';

const evidenceOf = (text: string, isMet: boolean): Condition => ({ kind: 'evidence', text, isMet });

/** Rule 9, and Art. 12(c) in EU and UK: approvals, proofs, recommendations, popularity, testimonials, comparisons. */
export function judgeProof(sentence: ReadSentence): Judgement[] {
  return [
    ...approvals(sentence),
    ...proofs(sentence),
    ...popularity(sentence),
    ...testimonials(sentence),
    ...comparisons(sentence),
  ];
}

function approvals(sentence: ReadSentence): Judgement[] {
  const at = [...hitsOf(sentence.hits, 'proofBlocked'), ...authoritiesIn(sentence)];
  if (at.length === 0) return [];
  return [judge(sentence, { class: 'proof', verdict: 'blocked', rule: 'fda-approved', at })];
}

/** Without what is part of a phrase that only looks like it. */
function meantOf(
  hits: Hits,
  kind: 'authority' | 'approves' | 'proof' | 'popularity' | 'expert',
): readonly Hit[] {
  return notWithin(hitsOf(hits, kind), hitsOf(hits, 'harmless', 'idiom'));
}

/** A row of `streetWords.csv`: what a street is called: 'No. 1 Harbour Street' ranks nothing. */
const StreetWords = z.strictObject({ key: columns.key, words: columns.list, ...columns.origin });
const streets = readTable(new URL('../data/', import.meta.url), 'streetWords', StreetWords).flatMap(
  ({ words }) => words,
);
const address = new RegExp(
  String.raw`\b[Nn]o\.?\s*1\s+(?:\p{Lu}[\p{L}’']*\s+){1,3}(?:${streets.join('|')})\b`,
  'gu',
);

const addressesIn = (text: string): Place[] =>
  [...text.matchAll(address)].map(({ 0: all, index }) => ({ start: index, end: index + all.length }));

/** An authority that is said to do something for the product: 'The FDA has given it the green light'. */
function authoritiesIn({ hits }: ReadSentence): Place[] {
  const [authorities, acts] = [meantOf(hits, 'authority'), meantOf(hits, 'approves')];
  return authorities.length > 0 && acts.length > 0 ? [...authorities, ...acts] : [];
}

function proofs(sentence: ReadSentence): Judgement[] {
  const { market, hits, basis } = sentence;
  const experts = expertsIn(sentence);
  const addresses = addressesIn(sentence.text);
  const doctors = market === 'US' ? [] : [...hitsOf(hits, 'euDoctor'), ...experts];
  const blocked =
    doctors.length > 0
      ? [
          judge(sentence, {
            class: 'proof' as const,
            verdict: 'blocked' as const,
            rule: 'doctor',
            at: doctors,
          }),
        ]
      : [];
  const at = notWithin(
    [...meantOf(hits, 'proof'), ...experts, ...figuresIn(sentence)],
    [...doctors, ...addresses],
  );
  if (at.length === 0) return blocked;
  const conditions = [
    evidenceOf('Evidence of just this kind, for this product', basis?.evidence !== undefined),
  ];
  return [
    ...blocked,
    judge(sentence, { class: 'proof', verdict: 'evidence', rule: 'proof', at }, { conditions }),
  ];
}

/** How well it sells, is rated or has won: words that say so in whatever company. */
export const popularIn = ({ hits }: ReadSentence): readonly Hit[] => meantOf(hits, 'popularity');

function popularity(sentence: ReadSentence): Judgement[] {
  const at = popularIn(sentence);
  if (at.length === 0) return [];
  const isMet = sentence.basis?.evidence !== undefined;
  const conditions = [evidenceOf('The figures, the survey or the award, of this product and current', isMet)];
  return [judge(sentence, { class: 'proof', verdict: 'evidence', rule: 'popularity', at }, { conditions })];
}

/** An expert who does something with the product: 'Dr Nair drinks it every night'. */
function expertsIn({ hits }: ReadSentence): Place[] {
  const [experts, endorsing] = [meantOf(hits, 'expert'), hitsOf(hits, 'endorse')];
  return experts.length > 0 && endorsing.length > 0 ? [...experts, ...endorsing] : [];
}

const effectSize =
  /(?:\bup to )?\b\d+(?:[.,]\d+)?\s*(?:%|percent\b)|\bin (?:just |only |under |as little as )?\d+ (?:minutes|hours|days|nights|weeks)\b/gi;

/** The size or the speed of an effect, which has to have been measured: 'by up to 27 %', 'in 30 minutes'. */
function figuresIn(sentence: ReadSentence): Place[] {
  const isOfNutrient = /\b(?:daily|DV|NRV|RDI)\b/i.test(sentence.text);
  const acts = hitsOf(sentence.hits, 'function', 'treat');
  if (isOfNutrient || acts.length === 0 || functionHits(sentence).length === 0) return [];
  return [...sentence.text.matchAll(effectSize)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }));
}

/** Where somebody's words are given: '“I sleep …” – Pat'. */
const quoted = /^[^\p{L}\p{N}]*["“„«]/u;

/** A customer who speaks of health; what somebody merely likes is none. */
function testimonials(sentence: ReadSentence): Judgement[] {
  const { hits, market, text } = sentence;
  const isOnHealth =
    hitsOf(hits, 'health', 'healthSoft', 'weightSoft', 'weightAmount', 'disease', 'sign').length > 0;
  const soft = isOnHealth
    ? hitsOf(hits, 'testimonialSoft', ...(quoted.test(text) ? (['teller'] as const) : []))
    : [];
  const at = [...hitsOf(hits, 'testimonial'), ...soft];
  if (at.length === 0) return [];
  const conditions = [evidenceOf('Evidence that customers may generally expect this', false)];
  return [
    judge(
      sentence,
      { class: 'proof', verdict: 'evidence', rule: market === 'US' ? 'testimonial' : 'proof', at },
      { conditions },
    ),
  ];
}

function comparisons(sentence: ReadSentence): Judgement[] {
  const at = meantIn(sentence.hits, hitsOf(sentence.hits, 'comparative'));
  if (at.length === 0) return [];
  const conditions = [
    evidenceOf('Evidence that compares the same two', sentence.basis?.evidence !== undefined),
  ];
  return [
    judge(sentence, { class: 'comparative', verdict: 'evidence', rule: 'comparative', at }, { conditions }),
  ];
}
