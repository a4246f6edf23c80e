import { describe, expect, it } from 'vitest';
import { sectionAtLine } from './sectionAtLine';

/** Five sections of 300 px with 40 px between them, scrolled by `y`. */
const sectionsAt = (y: number) =>
  ['insights', 'formula', 'claims', 'documents', 'production'].map((id, index) => ({
    id,
    top: 400 + index * 340 - y,
    bottom: 700 + index * 340 - y,
  }));

describe('sectionAtLine', () => {
  it.each([
    [0, 'insights', 'nothing reached the line yet'],
    [200, 'insights', 'the first touches it'],
    [499, 'insights', 'its last pixel'],
    [500, 'insights', 'in the gap below it'],
    [540, 'formula', 'the second touches it'],
    [900, 'claims', 'well inside'],
  ])('scrolled by %d it is %s (%s)', (y, id) => expect(sectionAtLine(sectionsAt(y), 200, false)).toBe(id));

  it('is the last at the very end', () =>
    expect(sectionAtLine(sectionsAt(600), 200, true)).toBe('production'));

  it('is nothing without sections', () => {
    expect(sectionAtLine([], 200, false)).toBeUndefined();
    expect(sectionAtLine([], 200, true)).toBeUndefined();
  });
});
