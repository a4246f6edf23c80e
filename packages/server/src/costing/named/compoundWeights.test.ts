import { expect, it } from 'vitest';
import { inputMg } from '../line.ts';
import { planFormula } from '../plan.ts';
import { proposeFormula } from '../formula.ts';
import { styleOf } from '../stated/productStyle.ts';
import { valuesWith } from '../constants/constants.ts';

const firstOf = (concept: string, description: string) => {
  const formula = proposeFormula({ concept, description, formFactor: null, volume: null, volumeUnit: null });
  const [line] = planFormula(formula).lines;
  if (!line) throw new Error(`${concept}: no line`);
  return { line, mg: inputMg(line, valuesWith()), notes: formula.assumptions.join(' ') };
};

it.each([
  ['Creatine', 'Creatine monohydrate 5 g', 5, 5000],
  ['Creatine', '5 g creatine', 5, 5000],
  ['Carnitine capsules', 'L-carnitine L-tartrate 1000 mg', 682.3, 1000],
  ['Lysine tablets', 'L-lysine HCl 1000 mg', 800.4, 1000],
  ['Choline capsules', 'choline bitartrate 500 mg', 205.65, 500],
  ['Casein powder', 'Micellar casein 30 g', 25.2, 30_000],
  ['Whey powder', '25 g whey protein isolate', 22.5, 25_000],
  ['B6 capsules', 'P5P 50 mg', 31.9, 50],
] as const)('%s: of "%s" is %d on the label, of %d mg weighed', (concept, description, amount, mg) => {
  const made = firstOf(concept, description);
  expect(made.line.amount).toBeCloseTo(amount, 1);
  // With what water is in it and what is added against loss.
  expect(made.mg).toBeGreaterThanOrEqual(mg);
  expect(made.mg).toBeLessThan(mg * 1.16);
});

it.each([
  ['Carnitine capsules', 'L-carnitine 1000 mg (as L-carnitine L-tartrate)', 1000],
  ['B6 capsules', 'Vitamin B6 (as P5P) 20 mg', 20],
  ['Whey powder', '25 g protein, whey protein isolate', 25],
  ['Whey powder', 'whey protein isolate 25 g protein', 25],
] as const)('%s: "%s" is of what the compound holds', (concept, description, amount) => {
  const { line, notes } = firstOf(concept, description);
  expect(line.amount).toBeCloseTo(amount, 6);
  expect(notes).not.toContain('as the trade gives it');
});

it('says how the weight of a compound was read', () => {
  expect(firstOf('Lysine tablets', 'L-lysine HCl 1000 mg').notes).toContain(
    '1,000 mg is read as the weight of the L-lysine hydrochloride, as the trade gives it: it holds 800 mg of L-lysine.',
  );
});

it.each([
  [
    'BCAA powder',
    '7 g BCAAs per scoop (3.5 g leucine, 1.75 g isoleucine, 1.75 g valine) plus 1 g glutamine',
    2,
  ],
  ['BCAA powder', '7 g BCAAs per scoop (with 1 g leucine and 2 g glutamine)', 3],
])('%s: "%s" has %d lines: parts that sum up to a whole are in it', (concept, description, count) => {
  const { lines } = proposeFormula({
    concept,
    description,
    formFactor: null,
    volume: null,
    volumeUnit: null,
  });
  expect(lines).toHaveLength(count);
});

it.each([
  ['Probiotic drops', 'L. reuteri 0.1 billion CFU in 5 drops, 5 ml', 'oily'],
  ['Probiotic drops', 'L. reuteri 0.1 billion CFU with 5 mg zinc in 5 drops, 5 ml', 'watery'],
] as const)('%s, "%s": %s', (concept, description, style) => {
  const { lines, pack } = proposeFormula({
    concept,
    description,
    formFactor: null,
    volume: null,
    volumeUnit: null,
  });
  expect([pack, styleOf(pack, lines, '')]).toEqual(['dropper', style]);
});

it.each([
  ['Pump powder', 'Citrulline malate 2:1 8 g', 8],
  ['Fibre stick', 'Acacia gum 2 g and inulin 5 g', 2],
  ['Joint capsules', 'Glucosamine sulfate 2KCl 1500 mg', 1500],
])('%s: "%s" is read with what stands between name and amount', (concept, description, amount) => {
  expect(firstOf(concept, description).line.amount).toBe(amount);
});
