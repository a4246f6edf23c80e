import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../loadEvidence.ts';
import { describeCondition } from './describeCondition.ts';
import { evaluateCondition, type Asking, type ClaimFacts } from './evaluateCondition.ts';
import { measureCondition } from './measureCondition.ts';
import { parseCondition } from './parseCondition.ts';

const evaluate = (text: string, facts: ClaimFacts, asking?: Asking) =>
  evaluateCondition(parseCondition(text), facts, asking);

describe('evaluateCondition', () => {
  it.each<[string, ClaimFacts, boolean | null]>([
    ['fat_g <= 3', { fat_g: 3 }, true],
    ['fat_g < 3', { fat_g: 3 }, false],
    ['fat_g <= 0.3', { fat_g: 0.1 + 0.2 }, true],
    ['fat_g <= 3', {}, null],
    ['10 <= dv_pct <= 19', { dv_pct: 19 }, true],
    ['10 <= dv_pct <= 19', { dv_pct: 20 }, false],
    ['satfat_g + transfat_g <= 1.5', { satfat_g: 1, transfat_g: 0.6 }, false],
    ['satfat_g + transfat_g <= 1.5', { satfat_g: 1 }, null],
    ['satfat_g + transfat_g <= 1.5', { satfat_g: 2 }, false],
    ['satfat_g - transfat_g <= 1.5', { satfat_g: 2 }, null],
    ['satfat_g + transfat_g >= 1.5', { satfat_g: 2 }, null],
    ['dv_pct - dv_pct(reference) >= 10', { dv_pct: 25, 'dv_pct(reference)': 15 }, true],
    ['sodium_g <= 0.12 or salt_g <= 0.3', { salt_g: 0.2 }, true],
    ['sodium_g <= 0.12 or salt_g <= 0.3', { salt_g: 0.4 }, null],
    ['fat_g > 13 or satfat_g > 4', { fat_g: 1, satfat_g: 1 }, false],
    ['added_sugars == 0 and sugars_not_increased', { added_sugars: 2 }, false],
    ['added_sugars == 0 and sugars_not_increased', { added_sugars: 0 }, null],
    ['added_sugars == 0 and sugars_not_increased', { added_sugars: 0, sugars_not_increased: true }, true],
    ['reduction_pct(added sodium) >= 50', { 'reduction_pct(added sodium)': 50 }, true],
    ['(a_g >= 1 and b_g >= 1) or (c_g >= 2)', { a_g: 0, c_g: 2 }, true],
    ['meets(good source of fibre)', { 'meets(good source of fibre)': true }, true],
    ['meets(good source of fibre)', {}, null],
    ['any(dv_pct(vitamin A, iron) >= 10)', { 'dv_pct(iron)': 12 }, true],
    ['any(dv_pct(vitamin A, iron) >= 10)', { 'dv_pct(iron)': 2 }, null],
  ])('%s with %o is %s', (text, facts, expected) => expect(evaluate(text, facts)).toBe(expected));

  it.each<[string, ClaimFacts, boolean | null]>([
    ['energy_pct(fat) <= 30', { energy_kcal: 90, fat_g: 3 }, true],
    ['energy_pct(fat) < 30', { energy_kcal: 90, fat_g: 3 }, false],
    ['energy_pct(satfat + transfat) <= 10', { energy_kcal: 90, satfat_g: 0.5, transfat_g: 0.6 }, false],
    ['energy_pct(protein) >= 20', { energy_kcal: 100, protein_g: 5 }, true],
    ['energy_pct(protein) >= 20', { energy_kcal: 100, 'energy_pct(protein)': 19 }, false],
    ['energy_pct(protein) >= 20', { protein_g: 5 }, null],
    ['energy_pct(protein) >= 20', { protein_g: 0, energy_kcal: 0 }, null],
  ])('works the share of energy out: %s with %o is %s', (text, facts, expected) =>
    expect(evaluate(text, facts)).toBe(expected),
  );

  it('asks whether another claim is met where no fact says so', () => {
    const asking = { meets: (claim: string) => claim === 'low fat' };
    expect(evaluate('meets(low fat)', {}, asking)).toBe(true);
    expect(evaluate('meets(low fat)', { 'meets(low fat)': false }, asking)).toBe(false);
  });

  it('counts the share of nutrients', () => {
    const text = 'share(rdi_pct >= 100 among rdi_pct >= 2) >= 2/3';
    const nutrients = (...shares: (number | undefined)[]) => ({
      nutrients: shares.map((share) => ({ rdi_pct: share })),
    });
    expect(evaluate(text, {}, nutrients(100, 120, 50, 1))).toBe(true);
    expect(evaluate(text, {}, nutrients(100, 50, 50))).toBe(false);
    expect(evaluate(text, {}, nutrients(100, undefined))).toBe(null);
    expect(evaluate(text, {})).toBe(null);
  });
});

describe('parseCondition', () => {
  it.each(['fat_g <=', 'fat_g <= 3 and', '(fat_g <= 3', 'fat_g <= 3)', '3', 'meets(low fat', 'a % b', ''])(
    'stops at “%s”',
    (text) => expect(() => parseCondition(text)).toThrow(/cannot be read at/),
  );

  it('reads every condition of the base, and none holds of a product of which nothing is known', () => {
    for (const { formula } of loadEvidence().references.nutritionClaims) {
      expect([formula.text, evaluateCondition(formula.condition, {})]).toEqual([formula.text, null]);
    }
  });
});

describe('describeCondition', () => {
  it.each([
    ['energy_kcal < 5', 'energy below 5 kcal'],
    ['added_sugars == 0 and sugars_not_increased', 'no added sugars and sugars not increased in processing'],
    ['fibre_g_per_100kcal >= 1.5', 'fibre per 100 kcal at least 1.5 g'],
    ['reduction_pct(sugars) >= 30', 'reduction of sugars at least 30 %'],
    [
      'meets(low fat) and cholesterol_mg <= 60',
      'meets the conditions of “low fat” and cholesterol at most 60 mg',
    ],
    ['a_g <= 1 and (b_g <= 1 or c_g > 2)', 'a at most 1 g and (b at most 1 g or c above 2 g)'],
    ['a_g <= 1 and b_g <= 1 or c_g > 2', 'a at most 1 g and b at most 1 g, or c above 2 g'],
    ['energy <= energy(similar)', 'energy at most that of the similar product'],
  ])('%s: %s', (text, words) => expect(describeCondition(parseCondition(text))).toBe(words));

  it('leaves no name of the language in the words of the base', () => {
    const left = loadEvidence().references.nutritionClaims.filter(({ passage }) =>
      /[a-z]_[a-z]|undefined/i.test(passage.text),
    );
    expect(left.map(({ passage }) => passage.text)).toEqual([]);
  });
});

describe('measureCondition', () => {
  it.each<[string, ClaimFacts, ReturnType<typeof measureCondition>]>([
    ['sugars_g < 0.5', { sugars_g: 2 }, { have: 2, need: 0.5, unit: 'g' }],
    ['10 <= dv_pct', { dv_pct: 12 }, { have: 12, need: 10, unit: '%' }],
    ['energy_pct(protein) >= 20', { energy_kcal: 100, protein_g: 5 }, { have: 20, need: 20, unit: '%' }],
    ['fat_g <= 3 and energy_kcal <= 40', { fat_g: 1, energy_kcal: 90 }, { have: 90, need: 40, unit: 'kcal' }],
    ['sodium_g <= 0.12 or salt_g <= 0.3', { salt_g: 0.2 }, { have: 0.2, need: 0.3, unit: 'g' }],
    ['fat_g <= 3', {}, null],
    ['meets(low fat)', { 'meets(low fat)': false }, null],
  ])('%s with %o decides by %o', (text, facts, measure) =>
    expect(measureCondition(parseCondition(text), facts)).toEqual(measure),
  );
});
