import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseForm, chooseVolume, formFactors, initialValue } from './formFactors';

describe('forms', () => {
  it('start as 500 mg of capsules', () => {
    expect(initialValue(formFactors)).toEqual({ formFactor: 'capsule', volume: 500, unit: 'mg' });
  });

  it.each(formFactors.map(({ id, defaultUnit }) => [id, defaultUnit]))(
    '%s takes %s and keeps the volume',
    (id, unit) => {
      const value = { formFactor: 'capsule', volume: 250, unit: 'IU' };
      expect(chooseForm(value, id, formFactors)).toEqual({ formFactor: id, volume: 250, unit });
    },
  );

  it('an unknown form changes nothing', () => {
    const value = initialValue(formFactors);
    expect(chooseForm(value, 'brick', formFactors)).toBe(value);
  });

  it('measure in units that hold their default', () => {
    formFactors.forEach(({ units, defaultUnit }) => expect(units).toContain(defaultUnit));
  });

  it.each([
    [{ volume: 7 }, { volume: 7, unit: 'mg' }],
    [
      { volume: 7, unit: 'IU' },
      { volume: 7, unit: 'IU' },
    ],
  ])('take the volume %j', (entry, expected) => {
    expect(chooseVolume(initialValue(formFactors), entry)).toEqual({ formFactor: 'capsule', ...expected });
  });

  it('hold a unit of the chosen form after any choices, and the last volume', () => {
    const ids = formFactors.map(({ id }) => id);
    const step = fc.oneof(fc.constantFrom(...ids, 'brick'), fc.integer({ min: 0, max: 1000 }));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let value = initialValue(formFactors);
        for (const choice of steps) {
          value =
            typeof choice === 'string'
              ? chooseForm(value, choice, formFactors)
              : chooseVolume(value, { volume: choice });
        }
        const volumes = steps.filter((choice) => typeof choice === 'number');
        expect(value.volume).toBe(volumes.at(-1) ?? 500);
        const units = formFactors.find(({ id }) => id === value.formFactor)?.units;
        expect(units).toContain(value.unit);
      }),
    );
  });
});
