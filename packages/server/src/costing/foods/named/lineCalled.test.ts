import { expect, it } from 'vitest';
import { lineCalled } from './lineCalled.ts';

it.each([
  ['Cane sugar', 'Sugars, cane, raw'],
  ['Sea salt, fine', 'Salt, table'],
  ['Dark chocolate chips 70%', 'Chocolate, dark, 70-85% cacao solids'],
  ['Brown rice syrup DE42', 'Brown rice syrup'],
  ['Organic dates', 'Dates, deglet noor'],
  ['Filtered water', 'Beverages, water, tap, drinking'],
])('%s of a spec sheet is the line of recipes', (name, line) => {
  expect(lineCalled(name)).toMatchObject({
    name: line,
    price: { typical: expect.any(Number) },
  });
});

it.each([
  'Lemon juice concentrate (65 Brix)',
  'Natural lemon flavor',
  'Whole milk powder of ours',
  'Secret base',
])('%s is another thing than what it names, or nothing known', (name) =>
  expect(lineCalled(name)).toBeUndefined(),
);
