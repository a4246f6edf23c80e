import { describe, expect, it } from 'vitest';
import { helvetica, widthOf } from './metrics';

describe('widthOf', () => {
  it.each([
    ['Zinc', false, 0.611 + 0.222 + 0.556 + 0.5],
    ['Zinc', true, 0.611 + 0.278 + 0.611 + 0.556],
    ['15 mg', false, 0.556 * 2 + 0.278 + 0.833 + 0.556],
    ['Crème', false, 0.722 + 0.333 + 0.556 + 0.833 + 0.556],
    ['', false, 0],
  ])('%j, strong %j', (text, isStrong, ems) => {
    expect(widthOf(text, { size: 10, isStrong }, helvetica)).toBeCloseTo(ems * 10);
  });

  it('takes a character that it does not know for one of usual width', () => {
    expect(widthOf('鉄', { size: 10 }, helvetica)).toBe(6);
  });

  it('knows every sign of ASCII', () => {
    const signs = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at));
    const unknown = signs.filter((sign) => !(sign in helvetica.regular && sign in helvetica.strong));
    expect(unknown).toEqual([]);
  });
});
