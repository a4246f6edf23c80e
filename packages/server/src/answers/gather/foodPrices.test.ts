import { describe, expect, it } from 'vitest';
import { foodPricesIn } from './foodPrices.ts';

const titles = (question: string) => foodPricesIn(question).map(({ title }) => title);

describe('the prices of the foods that a question names', () => {
  it.each([
    ['What does honey cost per kg?', ['Honey: raw material']],
    ['price of almonds per kilo', ['Nuts, almonds: raw material']],
    ['coconut milk powder, per kg', ['Coconut milk powder: raw material']],
    ['What does it cost?', []],
  ])('%s', (question, expected) => expect(titles(question)).toEqual(expected));
});
