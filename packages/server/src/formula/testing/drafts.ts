import fc from 'fast-check';
import { micronutrients, type FormulaDraft, type LineDraft } from '../index.ts';

const number = fc.double({ min: 0, max: 5000, noNaN: true });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const share = fc.double({ min: 0, max: 100, noNaN: true });

const profile = fc.record({
  fat: share,
  saturates: share,
  carbohydrate: share,
  sugars: share,
  fibre: share,
  protein: share,
  sodium: number,
  pdcaas: maybe(fc.double({ min: 0, max: 1, noNaN: true })),
  polyols: maybe(
    fc.dictionary(fc.constantFrom('xylitol', 'maltitol', 'erythritol', 'x'), share, { maxKeys: 2 }),
  ),
});

const line: fc.Arbitrary<Omit<LineDraft, 'id'>> = fc.record({
  name: maybe(fc.stringMatching(/^[a-z ]{0,8}$/)),
  purpose: maybe(fc.constantFrom('active', 'base', 'excipient', 'shell', 'sweetener', 'water')),
  nutrient: maybe(fc.constantFrom(...micronutrients.map(({ key }) => key))),
  nutrientForm: maybe(fc.constantFrom('retinol', 'natural', 'folic acid', '5-MTHF')),
  source: maybe(fc.stringMatching(/^[a-z ]{0,8}$/)),
  potency: maybe(fc.double({ min: 0.01, max: 100, noNaN: true })),
  overage: maybe(fc.double({ min: 0, max: 300, noNaN: true })),
  moisture: maybe(fc.double({ min: 0, max: 99.9, noNaN: true })),
  blend: maybe(fc.constantFrom('b1', 'b2')),
  cfuPerGram: maybe(fc.double({ min: 0.1, max: 1000, noNaN: true })),
  profile: maybe(profile),
  amount: maybe(
    fc.record({
      value: maybe(number),
      unit: maybe(fc.constantFrom('g', 'mg', 'µg', 'IU', 'mL', 'billion CFU', 'mEq', '%')),
      basis: maybe(fc.constantFrom('nutrient', 'compound', 'marker', 'material', 'percent', 'toVolume')),
      isRest: maybe(fc.boolean()),
    }),
  ),
});

/** Any draft that the API takes, sense or not. */
export const anyDraft: fc.Arbitrary<FormulaDraft> = fc.record({
  market: fc.constantFrom('US', 'EU'),
  kind: fc.constantFrom('supplement', 'food'),
  isBeverage: fc.boolean(),
  form: maybe(fc.constantFrom('capsule', 'tablet', 'softgel', 'powder', 'liquid', 'gummie')),
  audience: fc.uniqueArray(fc.constantFrom('adults', 'children', 'pregnancy', 'infants'), { maxLength: 4 }),
  serving: maybe(
    fc.record({
      units: maybe(fc.integer({ min: 1, max: 12 })),
      household: fc.constant(null),
      grams: maybe(fc.double({ min: 0.1, max: 500, noNaN: true })),
      perDay: maybe(fc.integer({ min: 1, max: 20 })),
    }),
  ),
  container: maybe(fc.record({ servings: fc.integer({ min: 1, max: 200 }) })),
  blends: fc.constant([{ id: 'b1', name: 'Blend' }]),
  options: maybe(
    fc.record({
      showIu: fc.boolean(),
      perDayColumn: fc.boolean(),
      dualColumn: fc.boolean(),
      simplified: fc.boolean(),
      sugarAlcohol: fc.boolean(),
      energyMethod: fc.constantFrom('C', 'B'),
      overageMethod: fc.constantFrom('label', 'input'),
    }),
  ),
  lines: fc.array(line, { maxLength: 12 }).map((lines) => lines.map((each, id) => ({ ...each, id }))),
}) as fc.Arbitrary<FormulaDraft>;
