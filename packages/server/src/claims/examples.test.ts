import { expect, it } from 'vitest';
import { loadEvidence } from '../evidence/index.ts';
import { checkClaims, readClaimKnowledge, type ClaimCopy, type ClaimProduct } from './index.ts';

const knowledge = readClaimKnowledge(loadEvidence());
const unnamed: ClaimProduct = {
  kind: 'supplement',
  audience: 'adults',
  perDay: 1,
  nutrients: [],
  ingredients: [],
};

interface Example extends Partial<Omit<ClaimCopy, 'product'>> {
  text: string;
  product?: Partial<ClaimProduct>;
  is: [string, string];
}

const nutrient = (key: string, amount: number, unit: string) => ({ nutrients: [{ key, amount, unit }] });

/** The examples of the specification: a US supplement's label, grade B, unless said. */
const examples: Example[] = [
  { text: 'Supports the body’s antiviral capabilities.', is: ['disease', 'blocked'] },
  { text: 'Comfort for busy wrists.', product: { name: 'CarpalHealth' }, is: ['disease', 'blocked'] },
  {
    text: 'Helps maintain cardiovascular function and a healthy circulatory system.',
    is: ['function', 'conditions'],
  },
  {
    text: 'For occasional sleeplessness.',
    product: { name: 'Soothing Sleep' },
    is: ['function', 'conditions'],
  },
  {
    text: 'Good source of vitamin D.',
    product: nutrient('vitamin-d', 2, 'µg'),
    is: ['nutrientContent', 'allowed'],
  },
  { text: 'High in iron.', product: nutrient('iron', 3.4, 'mg'), is: ['nutrientContent', 'blocked'] },
  { text: 'Blocks fat, so you lose weight whatever you eat.', channel: 'ad', is: ['weight', 'blocked'] },
  { text: 'Do not use if the seal is broken.', is: ['none', 'allowed'] },
  { text: 'Saffron extract lifts your mood.', market: 'EU', channel: 'ad', is: ['function', 'blocked'] },
  {
    text: 'Magnesium contributes to a reduction of tiredness and fatigue.',
    market: 'EU',
    product: nutrient('magnesium', 60, 'mg'),
    is: ['function', 'conditions'],
  },
  {
    text: 'High in vitamin B12.',
    market: 'EU',
    product: nutrient('vitamin-b12', 0.7, 'µg'),
    is: ['nutrientContent', 'blocked'],
  },
  { text: 'A nootropic mushroom blend.', market: 'UK', channel: 'ad', is: ['function', 'blocked'] },
];

it.each(examples)('$market $text', ({ product, is, ...copy }) => {
  const checked = checkClaims(
    {
      market: 'US',
      channel: 'label',
      basis: { grade: 'B', doseMatches: true },
      ...copy,
      product: { ...unnamed, ...product },
    },
    knowledge,
  );
  expect([checked.class, checked.verdict]).toEqual(is);
});
