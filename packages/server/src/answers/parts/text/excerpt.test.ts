import { describe, expect, it } from 'vitest';
import { loadEvidence, passagesOf } from '../../../evidence/index.ts';
import { read } from '../../understand/read.ts';
import { type Asked, askedOf, excerptOf, nothingAsked, untoldOf } from './excerpt.ts';

const evidence = loadEvidence();
const texts = new Map(passagesOf(evidence).map(({ key, text }) => [key, text]));
const textOf = (key: string): string => {
  const text = texts.get(key);
  if (text === undefined) throw new Error(`There is no record ${key}.`);
  return text;
};
const asked = (question: string) => askedOf(evidence, read(evidence, question));
const ofWords = (...words: string[]): Asked => ({ ...nothingAsked, words: new Set(words) });

describe('a long record in a sentence', () => {
  const text = textOf('healthClaim:us-hcx-101-80');

  it('tells what is asked for, however far back it stands', () => {
    expect(excerptOf(text, asked('Which plaque pH must a tooth-friendly sweet keep?'))).toContain('5.7');
    expect(excerptOf(text, asked('the model wording on frequent snacks'))).toContain('Model wording');
  });

  it('begins with what it is on, marks what is left out, and is short', () => {
    const told = excerptOf(text, asked('Which plaque pH must a tooth-friendly sweet keep?'));
    expect(told).toMatch(/^US health claim, authorised: noncariogenic/);
    expect(told).toContain('…');
    expect(told.length).toBeLessThan(340);
  });

  it('keeps the figure that a long beginning ends with', () => {
    const told = excerptOf(textOf('nutritionClaim:eu-energy-reduced'), asked('energy reduced claim'));
    expect(told).toMatch(/^“energy-reduced”.*at least 30 %/);
  });

  it('tells first what is of the kind that is asked for', () => {
    const long = `Amber tea, trial: benefit. ${'Read in a diary of 12 people; '.repeat(11)}recovered after 9 days. Kept at 20 mg.`;
    expect(excerptOf(long, asked('How many days until they recovered?'))).toContain('9 days');
  });

  it('is told whole where it is short', () => {
    const short = textOf('interaction:garlic/warfarin');
    expect(excerptOf(short, nothingAsked)).toBe(short);
  });
});

describe('what an answer leaves out of a record that it cites', () => {
  const text = textOf('novelFood:eu-nf-betaine-3');

  it('is what is asked for and not said', () => {
    const left = untoldOf(
      text,
      'Betaine: authorised; level: 20 mg/100 g',
      asked('label statement for betaine'),
    );
    expect(left).toContain('the same day');
    expect(left).not.toContain('20 mg');
  });

  it('is nothing where all of that is said', () => {
    expect(untoldOf(text, text, asked('label statement for betaine'))).toBeNull();
    expect(untoldOf(text, 'Betaine', asked('who invented it'))).toBeNull();
  });

  it('is what is of the kind that is asked for, behind the first words alone', () => {
    const excipient = textOf('excipient:gellan-gum');
    const told = 'The usual share of gellan gum is 0.02 to 0.5 % of the product';
    const left = untoldOf(excipient, told, asked('Which section of the CFR lists gellan?'));
    expect(left).toContain('21 CFR 172.665');
    expect(untoldOf(excipient, told, asked('gellan to keep calcium suspended'))).toMatch(
      /^Gellan gum, gelling: .{0,40} Keeps calcium/,
    );
  });

  it('closes a quotation that is cut', () =>
    expect(
      untoldOf(
        '“Caffeine endurance performance; alertness”: not authorised in the EU. Restrictions: no health claim usable.',
        'Caffeine',
        asked('is it usable for us?'),
      ),
    ).toBe('“Caffeine endurance performance…”. Restrictions: no health claim usable.'));

  it('is no name of a field, and no number of an article', () => {
    const told = 'Glucomannan: 4 g/day contributes to the maintenance of normal blood cholesterol levels';
    const claim =
      '“Glucomannan contributes to the maintenance of normal blood cholesterol levels”: authorised in the EU, Art. 13(1). Condition: 4 g/day.';
    expect(untoldOf(claim, told, ofWords('condit', 'author', 'claim'))).toBeNull();
    expect(
      untoldOf('Zinc and colds. Result: −2.3 days.', 'Zinc and colds: −2.3 days', ofWords('result')),
    ).toBeNull();
  });
});
