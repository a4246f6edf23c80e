import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { broughtMg } from '../../beside/brought.ts';
import { materialOf } from '../../boughtAs.ts';
import { estimateProduct } from '../../estimate.ts';
import type { ProductEstimate } from '../../productEstimate.ts';
import { ledgerOf } from './ledger.ts';

const milligrams = { mg: 1, g: 1000, µg: 0.001 } as const;
type Unit = keyof typeof milligrams;

/** A dose that a brief states: of which ingredient, as it is called, and how much a day. */
interface Dose {
  readonly ingredient: string;
  readonly called: string;
  readonly value: number;
  readonly unit: Unit;
}

const doses: readonly Dose[] = [
  { ingredient: 'magnesium', called: 'magnesium as citrate', value: 120, unit: 'mg' },
  { ingredient: 'zinc', called: 'zinc', value: 10, unit: 'mg' },
  { ingredient: 'vitamin-c', called: 'vitamin C', value: 80, unit: 'mg' },
  { ingredient: 'l-theanine', called: 'L-theanine', value: 100, unit: 'mg' },
  { ingredient: 'ashwagandha', called: 'ashwagandha extract (KSM-66)', value: 300, unit: 'mg' },
  { ingredient: 'glycine', called: 'glycine', value: 0.5, unit: 'g' },
  { ingredient: 'vitamin-b12', called: 'vitamin B12', value: 100, unit: 'µg' },
  { ingredient: 'folate', called: 'folate as methylfolate (Quatrefolic)', value: 400, unit: 'µg' },
  { ingredient: 'sodium', called: 'sodium', value: 200, unit: 'mg' },
];
const forms = ['capsule', 'tablet', 'chewable tablet', 'effervescent tablet', 'gummy'] as const;
const several = (form: string) => (form === 'gummy' ? 'gummies' : `${form}s`);
const numbers = ['One', 'Two', 'Three', 'Four'] as const;

/** Ways of saying how many are taken, and of how many the amounts are. */
const bases = [
  { key: 'a day giving', isEach: false },
  { key: 'daily with', isEach: false },
  { key: 'after sport with', isEach: false },
  { key: 'daily, each with', isEach: true },
] as const;

const brief = fc.record({
  form: fc.constantFrom(...forms),
  pieces: fc.integer({ min: 1, max: 4 }),
  basis: fc.constantFrom(...bases),
  wanted: fc.uniqueArray(fc.constantFrom(...doses), {
    minLength: 1,
    maxLength: 3,
    selector: ({ ingredient }) => ingredient,
  }),
});
type Brief = typeof brief extends fc.Arbitrary<infer Each> ? Each : never;

const writtenOf = ({ form, pieces, basis, wanted }: Brief) => {
  const count = `${numbers[pieces - 1]} ${pieces === 1 ? form : several(form)} ${basis.key}`;
  const list = wanted.map(({ value, unit, called }) => `${value} ${unit} ${called}`).join(', ');
  return `${count} ${list}. ${pieces * 30} ${several(form)}, must not need a fridge.`;
};

/** What a serving of the finished recipe has of an ingredient, mg, with what its form brings. */
function hasOf({ ingredients }: ProductEstimate, ingredient: string): number {
  const own = ingredients.filter((line) => materialOf(line)?.ingredient === ingredient);
  const inLines = own.reduce(
    (sum, { amountPerServing, unit }) => sum + amountPerServing * (milligrams[unit as Unit] ?? 0),
    0,
  );
  return inLines + broughtMg(ingredients, ingredient);
}

/** Whether a warning tells of a dose that a serving has no room for. */
const isCut = (warning: string) => warning.includes('holds no more');

describe('what a brief states and its finished suggestion', () => {
  it('differ only where that is told, and nothing that is met is told as missing', () => {
    fc.assert(
      fc.property(brief, (each) => {
        const concept = { concept: 'Daily formula', description: writtenOf(each) };
        const made = estimateProduct({ ...concept, formFactor: null, volume: null, volumeUnit: null });
        const lost = ledgerOf(concept, made).filter(({ verdict }) => verdict === 'lost');
        for (const { ingredient, called, value, unit } of each.wanted) {
          const stated = value * milligrams[unit] * (each.basis.isEach ? each.pieces : 1);
          const [name = ''] = called.split(/ (?:as|extract)/);
          const isMet = Math.abs(hasOf(made, ingredient) - stated) <= stated * 0.04;
          const isTold =
            lost.some(({ written }) => written.includes(name)) ||
            made.warnings.some(
              (warning) => isCut(warning) && warning.toLowerCase().includes(name.toLowerCase()),
            );
          expect({ name, isMet, isTold }).toEqual({ name, isMet, isTold: !isMet });
          // Nothing is applied twice.
          const lines = made.ingredients.filter((line) => materialOf(line)?.ingredient === ingredient);
          expect(lines.length).toBeLessThanOrEqual(1);
        }
        const isCountMet = made.unitsPerServing === each.pieces;
        const isCountTold =
          lost.some(({ written }) => written.startsWith(numbers[each.pieces - 1]?.toLowerCase() ?? '')) ||
          made.warnings.some((warning) => warning.includes('a serving; the amounts need'));
        expect({ isCountMet, isCountTold }).toEqual({ isCountMet, isCountTold: !isCountMet });
        expect(isCountMet ? made.servingsPerContainer : 30).toBe(30);
        // What is no material is none that is missed.
        expect(lost.filter(({ written }) => written.includes('fridge'))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
