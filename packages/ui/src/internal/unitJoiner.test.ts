import { expect, it } from 'vitest';
import { unitJoiner } from './unitJoiner';

const joinUnits = unitJoiner(['g', 'µg', 'IU', 'weeks', '%', 'fl oz', 'c. l.']);

it.each([
  ['20 µg (800 IU) a day', '20\u00a0µg (800\u00a0IU) a day'],
  ['1.5 g and 12 weeks', '1.5\u00a0g and 12\u00a0weeks'],
  ['I² 71 %', 'I² 71\u00a0%'],
  ['8 fl oz', '8\u00a0fl oz'],
  ['3 c. l.', '3\u00a0c. l.'],
])('keeps %j together', (text, joined) => expect(joinUnits(text)).toBe(joined));

it.each(['2 grams', '12 gummies', 'a g', 'version 2 ginger', '20µg', 'B12 yields'])(
  'leaves %j as it is',
  (text) => expect(joinUnits(text)).toBe(text),
);

it('joins nothing where no units are known', () => expect(unitJoiner([])('20 g')).toBe('20 g'));
