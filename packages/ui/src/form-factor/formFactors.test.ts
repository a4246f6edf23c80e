import { describe, expect, it } from 'vitest';
import { chooseForm, formFactors, initialValue, parseVolume } from './formFactors';

describe('parseVolume', () => {
  it.each([
    ['0', 0],
    ['500', 500],
    ['1000', 1000],
    ['007', 7],
    [' 42 ', 42],
  ])('%j is %i', (text, volume) => expect(parseVolume(text)).toBe(volume));

  it.each(['', ' ', '1001', '-1', '+1', '1.5', '1,5', '1e2', '0x10', 'abc', '99999999999999999999', '٤'])(
    '%j is refused',
    (text) => expect(parseVolume(text)).toBeNull(),
  );
});

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
});
