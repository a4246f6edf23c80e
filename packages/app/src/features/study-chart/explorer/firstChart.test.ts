import { expect, it } from 'vitest';
import { bestTopic, mostStudied, ownFirst } from './firstChart';

const topic = (name: string, effects: number) => ({ key: name, name, effects, studies: effects + 1 });
const magnesium = {
  key: 'magnesium',
  name: 'Magnesium',
  topics: [topic('blood pressure', 4), topic('sleep', 1), topic('bones', 0)],
};
const melatonin = { key: 'melatonin', name: 'Melatonin', topics: [topic('sleep', 3)] };
const creatine = { key: 'creatine', name: 'Creatine', topics: [topic('muscle', 9)] };
const all = [creatine, magnesium, melatonin];

it('begins with the outcome that the product names, where there is something to draw', () => {
  expect(bestTopic(magnesium, 'Sleep aid for adults')?.key).toBe('sleep');
  expect(bestTopic(magnesium, 'For strong bone')?.key).toBe('blood pressure');
  expect(bestTopic(magnesium, 'For low blood sugar')?.key).toBe('blood pressure');
});

it('begins with what has most to draw where nothing is named', () => {
  expect(bestTopic(magnesium, '')?.key).toBe('blood pressure');
  expect(mostStudied(all, new Map(), '')?.key).toBe('creatine');
});

it('begins with what the formula has for that outcome', () => {
  const doses = new Map([
    ['magnesium', 200],
    ['melatonin', 1],
  ]);
  const ordered = ownFirst(all, doses);
  expect(ordered.map(({ key }) => key)).toEqual(['magnesium', 'melatonin', 'creatine']);
  expect(mostStudied(ordered, doses, 'Sleep gummy')?.key).toBe('melatonin');
  expect(mostStudied(ordered, doses, '')?.key).toBe('magnesium');
});

it('begins with what the product is named after, not with a nutrient that comes with it', () => {
  const doses = new Map([
    ['magnesium', 200],
    ['creatine', 9],
  ]);
  expect(mostStudied(ownFirst(all, doses), doses, 'Magnesium powder')?.key).toBe('magnesium');
});
