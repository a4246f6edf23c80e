import { expect, it } from 'vitest';
import { CheckClaims } from './claims.ts';

const read = (unit: string) =>
  CheckClaims.safeParse({
    text: 'High in zinc.',
    market: 'US',
    channel: 'label',
    product: { nutrients: [{ key: 'zinc', amount: 3, unit }] },
  });

it.each([
  ['mg', 'mg'],
  ['mcg', 'µg'],
  ['μg DFE', 'µg DFE'],
  ['billion CFU', 'billion CFU'],
  ['IU', 'IU'],
  ['ml', 'mL'],
])('%s is read as %s', (written, unit) => expect(read(written).data?.product?.nutrients[0]?.unit).toBe(unit));

it.each(['furlong', 'mgs', 'm g', '', 'constructor'])('“%s” is no unit', (unit) =>
  expect(read(unit).error?.issues[0]?.path).toEqual(['product', 'nutrients', 0, 'unit']),
);

it.each(['g per litre', 'toString'])('a test in “%s” is refused', (unit) => {
  const basis = { tests: [{ kind: 'gluten', value: 5, unit }] };
  const copy = { text: 'Gluten-free', market: 'US', channel: 'label', basis };
  expect(CheckClaims.safeParse(copy).success).toBe(false);
});
