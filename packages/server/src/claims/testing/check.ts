import { loadEvidence } from '../../evidence/index.ts';
import { checkClaims, readClaimKnowledge, type ClaimCopy, type ClaimProduct } from '../index.ts';

/** The rules, the lexicon and the base. */
export const knowledge = readClaimKnowledge(loadEvidence());
const unnamed: ClaimProduct = {
  kind: 'supplement',
  audience: 'adults',
  perDay: 1,
  nutrients: [],
  ingredients: [],
};
/** Evidence that carries a claim of function. */
export const good = { grade: 'B', doseMatches: true } as const;

/** Checks words: a US supplement's label of grade B, unless said. */
export const check = (
  text: string,
  copy: Partial<Omit<ClaimCopy, 'product'>> = {},
  product: Partial<ClaimProduct> = {},
) =>
  checkClaims(
    { text, market: 'US', channel: 'label', basis: good, ...copy, product: { ...unnamed, ...product } },
    knowledge,
  );
/** Class and verdict of words, in the US with the criteria of diseases that they meet. */
export const is = (...args: Parameters<typeof check>) => {
  const { class: kind, verdict, sentences } = check(...args);
  const criteria = sentences.flatMap(({ findings }) =>
    findings.flatMap(({ rule }) => /^us\/disease-([ivx]+)$/.exec(rule)?.[1] ?? []),
  );
  return [kind, verdict, ...new Set(criteria)].join(' ');
};
