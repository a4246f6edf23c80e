import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

const filler = 'Nothing of interest stands here. '.repeat(20);

it('is all of a text that is short enough', () => {
  expect(excerptOf('Zinc. Iron.', ['zinc'], 40)).toBe('Zinc. Iron.');
});

it('is the stretch that says most of the words, with every character of it', () => {
  const told = 'A dose of 2.5 mg/kg (0.44 of the limit) was given at 8 a.m. for sleep.';
  expect(excerptOf(`${filler}${told} ${filler}`, ['dose', 'sleep'], 120)).toContain(told);
  expect(filler + told).toContain(excerptOf(filler + told, ['dose'], 100));
});

it('keeps lines apart', () => {
  expect(
    excerptOf(`${filler}\nLow certainty\nEvidence of zinc\n${filler}`, ['zinc', 'certainty'], 60),
  ).toContain('Low certainty\nEvidence of zinc');
});
