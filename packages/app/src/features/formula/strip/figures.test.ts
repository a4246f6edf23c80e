import { expect, it } from 'vitest';
import { reckon, sleepCapsule } from '../../../testing/formulaCases';
import { checkCounts, stripFigures, weightText, type Sold } from './figures';

const computed = reckon(sleepCapsule);
const sold = { form: 'capsule', container: { units: 60 } } as const;

it('says fit, weight and costs in their order, with what is not known as a dash', () => {
  const figures = stripFigures({ ...computed, cost: { ...computed.cost, run: null } }, 'capsules', sold);
  expect(figures.map(({ id }) => id)).toEqual(['fit', 'weight', 'perServing', 'perUnit', 'run']);
  expect(figures[0]?.value).toMatch(/^2 capsules of size /);
  expect(figures[2]?.value).toMatch(/^\$0\.\d{4}$/);
  expect(figures[4]?.value).toBe('–');
});

it('says which setting the cost of a unit waits for', () => {
  const waitsFor = (more: object) => {
    const draft = { ...sleepCapsule, ...more };
    const unit = stripFigures(reckon(draft), 'capsules', draft as Sold).find(({ id }) => id === 'perUnit');
    return [unit?.note, unit?.setting];
  };
  expect(waitsFor({})).toEqual([undefined, undefined]);
  expect(waitsFor({ container: null })).toEqual(['container not set', 'A container holds']);
  expect(waitsFor({ form: null })).toEqual(['pack not set', 'Pack']);
});

it('counts the checks of each severity, the worst first', () => {
  const counts = checkCounts(computed.checks);
  expect(counts[0]?.severity).toBe('stop');
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(computed.checks.length);
});

it.each([
  [3, '3 mg'],
  [2.345, '2.35 mg'],
  [723.69, '724 mg'],
  [12_500, '12.5 g'],
])('%d mg read %s', (mg, text) => expect(weightText(mg)).toBe(text));
