import { describe, expect, it } from 'vitest';
import type { Citation } from '../../contract/conversations.ts';
import { dropUnresolvedMarkers, findFaults, isDiseaseClaim } from './faults.ts';

const citation = (n: number, passage: string): Citation => ({
  n,
  kind: 'limit',
  title: 'T',
  source: 'S',
  url: null,
  passage,
});
const citations = [
  citation(1, 'Vitamin D: 100\u202Fµg (4,000\u202FIU) a day.'),
  citation(2, 'MD −4.72 (−8.45 to −0.99).'),
];

describe('findFaults', () => {
  it.each([
    ['The limit is 100 µg (4000 IU) a day [1].', []],
    ['The limit is 0.1 mg a day [1].', []],
    ['The difference was −4.72 [2].', []],
    ['The difference was -4.72 [2].', []],
    ['Vitamin B6, omega-3 and CoQ10 are named here.', []],
    ['I hold nothing on this.', []],
    ['The limit is 100 µg a day.', ['fact without marker']],
    ['The limit is 120 µg a day [1].', ['figure not in its passages']],
    ['The limit is 100 **g** a day [1].', ['figure not in its passages']],
    ['The limit is 100 µg a day [7].', ['unresolved marker', 'fact without marker']],
    ['It cures cancer [1].', ['disease claim']],
  ])('%s', (sentence, faults) => expect(findFaults(sentence, citations)).toEqual(faults));
});

it('dropUnresolvedMarkers keeps the markers that resolve', () => {
  expect(dropUnresolvedMarkers('A [1] b [9]. C [1, 9] d [1–2] e [9][2]', citations)).toBe(
    'A [1] b. C [1] d [1][2] e[2]',
  );
});

it.each([
  ['Ashwagandha treats depression.', true],
  ['I cannot say that it treats depression.', false],
  ['Studies on whether it prevents infection disagree.', false],
  ['It contributes to normal function.', false],
])('isDiseaseClaim(%s) is %s', (sentence, expected) => expect(isDiseaseClaim(sentence)).toBe(expected));
