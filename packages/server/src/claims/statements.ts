import type { Condition } from './claim.ts';
import type { ReadSentence } from './sentence.ts';

/** The disclaimer for one claim, and for more than one (21 CFR 101.93(c)). */
export const disclaimers = {
  one: 'This statement has not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.',
  more: 'These statements have not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.',
} as const;

/** What a statement of function on a US supplement has beside it; a conventional food needs neither. */
export function usStatements({ product }: Pick<ReadSentence, 'product'>): Condition[] {
  if (product.kind !== 'supplement') return [];
  return [
    { kind: 'disclaimer', text: disclaimers.one, isMet: false },
    {
      kind: 'notice',
      text: 'Notify FDA within 30 days of first marketing: name and address, the text, the ingredient, the product, signed (21 CFR 101.93(a))',
      isMet: false,
    },
  ];
}

/** What stands beside a listed health claim (Regulation (EC) No 1924/2006, Art. 10(2)). */
export const euStatements: readonly Condition[] = [
  {
    kind: 'statement',
    text: 'The importance of a varied and balanced diet and a healthy lifestyle',
    isMet: false,
  },
  { kind: 'statement', text: 'The quantity and pattern of consumption that give the benefit', isMet: false },
  { kind: 'statement', text: 'Who should avoid it, where there is such a group', isMet: false },
  { kind: 'statement', text: 'A warning, where too much of it is a health risk', isMet: false },
];

/** Of a claim on the reduction of a risk of disease (Art. 14(2)). */
export const riskStatement: Condition = {
  kind: 'statement',
  text: 'The disease has multiple risk factors, and altering one of them may or may not have a beneficial effect',
  isMet: false,
};
