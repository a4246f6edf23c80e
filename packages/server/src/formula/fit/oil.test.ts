import { describe, expect, it } from 'vitest';
import type { LineDraft } from '../draft.ts';
import { reckon, supplement } from '../testing/reckon.ts';

const softgelOf = (line: Partial<LineDraft>) =>
  reckon(
    supplement([{ id: 1, amount: { value: 1000, unit: 'mg' }, ...line }], {
      form: 'softgel',
      serving: { units: 1, unit: 'softgel' },
    }),
  ).fit;

describe('a softgel of 1,000 mg', () => {
  it.each<[string, Partial<LineDraft>]>([
    ['of what its profile shows to be an oil', { name: 'Wild oil', profile: { fat: 100 } }],
    ['of what is bought as oils alone', { name: 'fish oil' }],
    ['of a material that is one', { name: 'Omega-3', source: 'fish oil concentrate 60 %' }],
  ])('%s is full of it, without a carrier', (_, line) => {
    expect(softgelOf(line).percentFull).toBeCloseTo(100, 6);
  });

  it('of a powder needs a carrier', () => {
    expect(softgelOf({ name: 'Taurine' }).percentFull).toBeGreaterThan(200);
  });
});
