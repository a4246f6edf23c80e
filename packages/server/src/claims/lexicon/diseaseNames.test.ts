import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { check } from '../testing/check.ts';
import { readDiseaseNames } from './terms.ts';
import { spelledBothWays } from './spellings.ts';

/** What is said of a disease to sell, whatever its name. */
const frames: readonly [said: string, of: (name: string) => string][] = [
  ['Helps prevent …', (name) => `Helps prevent ${name}.`],
  ['For people with …', (name) => `For people with ${name}.`],
  ['… relief', (name) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)} relief.`],
];
/** On either shore of the Atlantic. */
const names = readDiseaseNames().flatMap(({ words }) => words.flatMap(spelledBothWays));
const ofClaims = loadEvidence().references.healthClaims.flatMap(({ disease }) => disease || []);

describe.each(['US', 'EU', 'UK'] as const)('a disease by its name, %s', (market) => {
  const stopped = (text: string) => {
    const { class: kind, verdict } = check(text, { market });
    return kind === 'disease' && verdict === 'blocked';
  };

  it.each(frames)('is blocked, every one of the ICD-10’s names and of US health claims: %s', (_, of) => {
    expect(names.length).toBeGreaterThan(800);
    expect([...names, ...ofClaims].map(of).filter((text) => !stopped(text))).toEqual([]);
  });

  it.each([
    'Prevents boils.',
    'For people with hives.',
    'Stops nervous tics.',
    'Plague remedy.',
    'For anyone with AIDS.',
    'Colds relief.',
  ])('is blocked where everyday life has another thing of that name: %s', (text) =>
    expect(stopped(text)).toBe(true),
  );

  it.each([
    'Our hives stand at the edge of the heath.',
    'The pot boils over at the first distraction.',
    'Nothing burns on this pan.',
    'Add two scoops.',
    'Phenylketonurics: contains phenylalanine.',
    '12 billion CFU from 8 strains in one capsule.',
  ])('is no such thing: %s', (text) => expect(['none', 'amount']).toContain(check(text, { market }).class));
});

describe('medical words that are written in two ways', () => {
  it.each([
    ['hemophilia', 'haemophilia'],
    ['haemophilia', 'hemophilia'],
    ['diarrhoea', 'diarrhea'],
    ['edema', 'oedema'],
    ['oedema', 'edema'],
  ])('%s is %s', (one, other) => expect(spelledBothWays(one)).toContain(other));

  it('is not written twice the same way', () =>
    expect(spelledBothWays('anaemia')).toEqual(['anaemia', 'anemia']));
});
