import { describe, expect, it } from 'vitest';
import { loadEvidence, passagesOf } from './loadEvidence.ts';
import { readReferences } from './readRecords.ts';
import { citeReferences } from './references.ts';

const evidence = loadEvidence();
const { references } = evidence;
const textOf = (key: string) => passagesOf(evidence).find((passage) => passage.key === key)?.text;

describe('passages of the reference tables', () => {
  it.each([
    [
      'nutritionClaim:eu-low-satfat-solid',
      '“low saturated fat” in the EU, solids: saturated fat and trans fat at most 1.5 g and share of energy from saturated fat + trans fat at most 10 %, counted per 100 g. Read in an edition of 2014.',
    ],
    [
      'nutritionClaim:us-good-source',
      '“good source of [nutrient]”, also “contains”, “provides” in the US, foods and supplements: share of the Daily Value at least 10 % and share of the Daily Value at most 19 %, counted per RACC.',
    ],
    ['monograph:ca-mono-rhodiola', 'Dose a day: at most 680 mg extract, at most 200 mg extract at once.'],
    ['interaction:st-johns-wort/digoxin', 'Severity, a first judgement of ours: major. Not advice'],
    ['contradiction:d-mannose/recurrent-uti', 'Sources differ on whether D-mannose prevents'],
    ['acceptableIntake:adi-eu-steviol', '4 mg per kg of body weight, counted as steviol equivalents'],
    ['novelFood:eu-nf-n-acetyl-d-neuraminic-acid-1', 'Level: 1.25 g/kg.'],
    ['healthClaim:us-hcx-101-74', 'Must not say: a degree of risk reduction.'],
  ])('%s', (key, text) => expect(textOf(key)).toContain(text));

  it('show a qualified health claim, whose wording is recalled, as unconfirmed', () => {
    const qualified = references.healthClaims.filter(({ kind }) => kind === 'qualified');
    expect(qualified.length).toBeGreaterThan(20);
    expect(qualified.every(({ passage }) => passage.text.includes('Unconfirmed'))).toBe(true);
  });
});

it('the two sides of a contradiction between studies do not all point the same way', () => {
  const directionOf = new Map(evidence.studies.map(({ key, direction }) => [`study:${key}`, direction]));
  const alike = references.contradictions.filter(({ kind, one, other }) => {
    const found = [...one, ...other].flatMap((key) => directionOf.get(key) ?? []);
    return kind === 'contradiction' && found.length > 0 && new Set(found).size === 1;
  });
  expect(alike.map(({ key }) => key)).toEqual([]);
});

describe('citeReferences', () => {
  const all = { name: (key: string) => key, hasIngredient: () => true, hasTopic: () => true };

  it('stops at a contradiction of a record that is not there', () => {
    expect(() => citeReferences(readReferences(), { ...all, hasPassage: () => false })).toThrow(
      /names “study:.*”, which is not in the base/,
    );
  });

  it('stops at an ingredient that is not there', () => {
    const known = { ...all, hasPassage: () => true, hasIngredient: (key: string) => key !== 'grapefruit' };
    expect(() => citeReferences(readReferences(), known)).toThrow(/names “grapefruit”/);
  });
});
