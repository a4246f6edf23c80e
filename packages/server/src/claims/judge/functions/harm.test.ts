import { describe, expect, it } from 'vitest';
import { check } from '../../testing/check.ts';

/** The rules by which a sentence is blocked in the EU. */
const rulesOf = (text: string): string[] =>
  check(text, { market: 'EU' }).sentences.flatMap(({ findings }) => findings.map(({ rule }) => rule));

describe('rule 14, Art. 12(a): health that suffers without it', () => {
  it.each([
    'Without magnesium your health will suffer.',
    'Without it you risk your health.',
    'Your body suffers without it.',
    'Your immune system will be weak without vitamin C.',
    'You cannot stay healthy without our greens.',
  ])('%s is told as Art. 12(a), not as a general benefit of Art. 10(3)', (text) => {
    expect(rulesOf(text)).toContain('eu/harm');
    expect(rulesOf(text)).not.toContain('eu/well-being');
  });

  it.each(['Without our farmers we cannot bake.', 'The lid breaks without a coin to turn it.'])(
    'not: %s',
    (text) => expect(rulesOf(text)).not.toContain('eu/harm'),
  );

  it('a general benefit alone is told as Art. 10(3)', () =>
    expect(rulesOf('For your health and well-being.')).toContain('eu/well-being'));
});
