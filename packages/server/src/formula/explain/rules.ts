import type { LabelRule } from '../panel/figure.ts';

/** What a rule of labels says. */
export interface RuleText {
  text: string;
  source: string;
  /** Its doing, as the last step says it; null where the steps of rounding tell it. */
  how: string | null;
}

/** The rules that make a cell's text, those of serving size and servings, and those of the sums. */
export type ExplainedRule = LabelRule | 'U1-size' | 'U1-servings' | SumRule;

/** The rules of the sums below the lines. */
type SumRule = 'C2' | 'C9' | 'C10' | 'C11' | 'C16' | 'unit-cost' | 'run-cost';

const percentSource = '21 CFR 101.36(b)(2)(iii)';
const foodMicros = '21 CFR 101.9(c)(8)(iii)';
const euGuidance = 'Commission guidance on tolerances, 2012';
const house = 'Seedbed';

/** Rules by their id, in the words of people. */
export const rules: Readonly<Record<ExplainedRule, RuleText>> = {
  R1: {
    text: 'Calories under 5 are 0, up to 50 they go by 5, above by 10. Protein, fat and carbohydrate count with 4, 9 and 4 calories a gram; fiber, sugar alcohols, allulose and alcohol with their own.',
    source: '21 CFR 101.9(c)(1)',
    how: null,
  },
  R2: {
    text: 'Fats under 0.5 g are 0 g, up to 5 g they go by 0.5 g, above by 1 g.',
    source: '21 CFR 101.9(c)(2)',
    how: null,
  },
  R3: {
    text: 'Cholesterol under 2 mg is 0 mg, under 5 mg it is <5 mg, from there it goes by 5 mg.',
    source: '21 CFR 101.9(c)(3)',
    how: null,
  },
  R4: {
    text: 'Sodium under 5 mg is 0 mg, up to 140 mg it goes by 5 mg, above by 10 mg.',
    source: '21 CFR 101.9(c)(4)',
    how: null,
  },
  R5: {
    text: 'Carbohydrate, fiber, sugars, sugar alcohols and protein under 0.5 g are 0 g, under 1 g they are <1 g, from there they go by 1 g.',
    source: '21 CFR 101.9(c)(6), (c)(7)',
    how: null,
  },
  R7: {
    text: 'On foods a vitamin or mineral goes by 0.1 where its Daily Value is under 25, by 1 under 250, by 10 from there; finer where 2 % of the Daily Value would vanish.',
    source: 'FDA guidance on rounding, 2019',
    how: 'Rounded for its Daily Value',
  },
  T2: {
    text: 'An amount that is typed is printed as it is; overage is never on the label.',
    source: house,
    how: 'As typed',
  },
  T3: {
    text: 'A reckoned amount is whole from 100, below it has three digits.',
    source: house,
    how: 'Whole from 100, below three digits',
  },
  'T3-weight': {
    text: 'A reckoned weight has three digits, from 100 mg it is whole; from 1,000 mg it is in g, under 1 mg in mcg.',
    source: house,
    how: 'Three digits, or whole from 100 mg',
  },
  'T3-eu': {
    text: 'A reckoned amount has three digits for vitamin A, folic acid, chloride, calcium, phosphorus, magnesium, iodine and potassium, two for anything else.',
    source: euGuidance,
    how: 'In the digits that it may have',
  },
  U6: {
    text: 'The percentage is the unrounded amount as a share of the Daily Value, to the nearest whole. The * says that it rests on a diet of so many calories.',
    source: percentSource,
    how: 'Nearest whole',
  },
  'U6-less': {
    text: 'A share above zero that rounds to 0 % is less than 1 %.',
    source: percentSource,
    how: 'Rounds to 0 and is more than nothing',
  },
  U8: {
    text: 'No Daily Value is established for it: the † stands for the percentage.',
    source: '21 CFR 101.36(b)(2)(iii)(F)',
    how: 'No Daily Value is established',
  },
  U11: {
    text: 'Live cultures are declared by weight, and by their count behind it.',
    source: 'FDA draft guidance on live microbials, 2018',
    how: 'Three digits, or whole from 100 mg, and the count',
  },
  N4: {
    text: 'The percentage is the unrounded amount as a share of the Daily Value, to the nearest whole.',
    source: '21 CFR 101.9(d)(7)(ii)',
    how: 'Nearest whole',
  },
  'N4-zero': {
    text: 'What is declared as zero has 0 %; a vitamin or mineral under 2 % of its Daily Value is declared as zero.',
    source: foodMicros,
    how: 'So little is declared as zero',
  },
  'N4-percent': {
    text: 'The percentage of a vitamin or mineral goes by 2 up to 10 %, by 5 up to 50 %, by 10 above.',
    source: foodMicros,
    how: 'By 2 up to 10 %, by 5 up to 50 %, then by 10',
  },
  'E2-energy': {
    text: 'Energy is whole. kJ and kcal are each counted by their own factors.',
    source: 'Regulation (EU) No 1169/2011, Annex XIV',
    how: 'Whole',
  },
  'E2-grams': {
    text: 'Up to 0.5 g it is <0.5 g, under 10 g it has one decimal, from there it is whole.',
    source: euGuidance,
    how: 'One decimal under 10 g, then whole',
  },
  'E2-saturates': {
    text: 'Up to 0.1 g it is <0.1 g, under 10 g it has one decimal, from there it is whole.',
    source: euGuidance,
    how: 'One decimal under 10 g, then whole',
  },
  'E2-salt': {
    text: 'Salt is sodium × 2.5. Up to 0.0125 g it is <0.01 g, under 1 g it has two decimals, from there one.',
    source: `Regulation (EU) No 1169/2011, Annex I; ${euGuidance}`,
    how: 'Two decimals under 1 g, then one',
  },
  E3: {
    text: 'A vitamin or mineral is declared with its share of the reference value (NRV), to the nearest whole.',
    source: 'Regulation (EU) No 1169/2011, Annex XIII',
    how: 'In the digits that it may have, the percentage whole',
  },
  E4: {
    text: 'The percentage is the unrounded amount as a share of the reference intake (RI) of an average adult, to the nearest whole.',
    source: 'Regulation (EU) No 1169/2011, Article 32(4) and Annex XIII, Part B',
    how: 'Nearest whole',
  },
  E5: {
    text: 'The percentage is the unrounded amount as a share of the reference value (NRV), to the nearest whole.',
    source: 'Directive 2002/46/EC, Article 8',
    how: 'Nearest whole',
  },
  'E5-none': {
    text: 'No reference value (NRV) is established for it.',
    source: 'Regulation (EU) No 1169/2011, Annex XIII',
    how: 'No reference value is established',
  },
  'U1-size': {
    text: 'A serving is told in pieces or a household measure; its metric amount is whole from 5, by 0.5 from 2, by 0.1 below.',
    source: '21 CFR 101.9(b)(7)',
    how: 'Written out',
  },
  'U1-servings': {
    text: 'Servings from 2 to 5 go by 0.5, others are whole; ‘about’ says that this changed them.',
    source: '21 CFR 101.9(b)(8)',
    how: 'From 2 to 5 by 0.5, otherwise whole',
  },
  C2: {
    text: 'A line weighs what carries its amount: the amount over potency and dry share, with its overage. A serving weighs all of them, and what the form usually takes beside them.',
    source: house,
    how: null,
  },
  C9: {
    text: 'A serving takes as many capsules as hold its fill with room left in each. How full they are is told of the whole capsule; over 95 % is hard to fill evenly, over 100 % does not fit.',
    source: `${house}; makers’ capsule charts`,
    how: null,
  },
  C10: {
    text: 'A serving takes as many pieces as hold it: tablets and softgels by the heaviest that is usual, gummies by how much of a piece may be actives.',
    source: house,
    how: null,
  },
  C11: {
    text: 'What is poured is told by its measure: nothing has to fit into a piece.',
    source: house,
    how: null,
  },
  C16: {
    text: 'Each line costs its weight at the price a kilogram of the tier that the run reaches; freight and duty are on top.',
    source: house,
    how: null,
  },
  'unit-cost': {
    text: 'A container costs its materials, what is made of them, the packaging, its share of set-up and tests, and the way to the brand. Parts are rounded so that they add up.',
    source: house,
    how: null,
  },
  'run-cost': {
    text: 'The run costs its containers, what is paid once, and what least orders of actives buy beyond the need.',
    source: house,
    how: null,
  },
};
