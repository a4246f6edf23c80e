import type { FactsDetail, FactsLine, FactsRow, FactsSheet, FactsText } from '.';

/** Sheets that the stories and tests draw: what a label looks like in print. */
const sizes = { body: 8, head: 6.5, detail: 8, note: 6, text: 8 };

const paragraph = (id: string, text: string): FactsText => ({ id, runs: [{ text }] });

const row = (name: string, cells: readonly string[], rest: Partial<FactsRow> = {}): FactsRow => ({
  kind: 'row',
  id: name,
  name,
  cells,
  ...rest,
});

const sheet = (title: string, details: readonly FactsDetail[], lines: readonly FactsLine[]): FactsSheet => ({
  title,
  details,
  lines,
  notes: [],
  notesRule: 'none',
  texts: [],
  sizes,
  width: 200,
  amounts: 'column',
});

const supplementHeads: FactsLine = {
  kind: 'heads',
  cells: ['Amount Per Serving', '% Daily Value'],
  rule: 'heavy',
};

export const supplement: FactsSheet = {
  ...sheet(
    'Supplement Facts',
    [
      { label: 'Serving Size', value: '2 capsules' },
      { label: 'Servings Per Container', value: '30' },
    ],
    [
      supplementHeads,
      row('Vitamin D (as cholecalciferol)', ['25 mcg (1,000 IU)', '125%'], { rule: 'medium' }),
      row('Magnesium (as magnesium bisglycinate)', ['120 mg', '29%']),
      row('Zinc (as zinc picolinate)', ['15 mg', '136%']),
      row('L-theanine', ['200 mg', '†'], { rule: 'heavy' }),
    ],
  ),
  notes: ['† Daily Value not established.'],
  notesRule: 'heavy',
  texts: [paragraph('ingredients', 'Other ingredients: hypromellose (capsule), magnesium stearate.')],
};

export const blend: FactsSheet = {
  ...sheet(
    'Supplement Facts',
    [
      { label: 'Serving Size', value: '2 capsules' },
      { label: 'Servings Per Container', value: 'about 31' },
    ],
    [
      supplementHeads,
      row('Manganese (as manganese gluconate)', ['2 mg', '87%'], { rule: 'medium' }),
      row('Joint Blend', ['400 mg', '†'], { rule: 'heavy' }),
      row('Boswellia (Boswellia serrata) gum resin extract', ['', ''], { indent: 1 }),
      row('Turmeric (Curcuma longa) rhizome extract', ['', ''], { indent: 1 }),
    ],
  ),
  notes: ['† Daily Value not established.'],
  notesRule: 'heavy',
};

export const children: FactsSheet = {
  ...sheet(
    'Supplement Facts',
    [{ label: 'Serving Size', value: '1 stick' }],
    [
      { kind: 'heads', cells: ['Amount Per Serving', '% Daily Value for Children 1–3 Years'], rule: 'heavy' },
      row('Total Carbohydrate', ['2 g', '1%*'], { rule: 'medium' }),
      row('Dietary Fiber', ['2 g', '11%*'], { indent: 1 }),
      row('Iron (as ferric pyrophosphate)', ['7 mg', '100%']),
    ],
  ),
  notes: ['* Percent Daily Values are based on a 1,000 calorie diet.'],
  notesRule: 'heavy',
};

const strong = { isStrong: true };
const part = { indent: 1 };

export const nutrition: FactsSheet = {
  ...sheet(
    'Nutrition Facts',
    [
      { value: '15 servings per container' },
      { label: 'Serving size', value: '1 scoop (33 g)', isStrong: true },
    ],
    [
      { kind: 'heads', cells: ['Amount per serving', ''], rule: 'heavy' },
      row('Calories', ['130', ''], { rule: 'none', isStrong: true, size: { name: 16, cells: 22 } }),
      { kind: 'heads', cells: ['', '% Daily Value*'], rule: 'medium' },
      row('Total Fat', ['2 g', '3%'], strong),
      row('Saturated Fat', ['0 g', '0%'], part),
      row('Trans Fat', ['0 g', ''], part),
      row('Cholesterol', ['0 mg', '0%'], strong),
      row('Sodium', ['280 mg', '12%'], strong),
      row('Total Carbohydrate', ['6 g', '2%'], strong),
      row('Dietary Fiber', ['2 g', '6%'], part),
      row('Total Sugars', ['4 g', ''], part),
      row('Includes 4 g Added Sugars', ['', '8%'], { indent: 2 }),
      row('Protein', ['22 g', '37%'], strong),
      row('Vitamin D', ['0 mcg', '0%'], { rule: 'heavy' }),
      row('Calcium', ['30 mg', '2%']),
      row('Iron', ['6.2 mg', '35%']),
      row('Potassium', ['0 mg', '0%']),
    ],
  ),
  notes: [
    '* The % Daily Value tells you how much a nutrient in a serving of food contributes to a daily diet. 2,000 calories a day is used for general nutrition advice.',
  ],
  notesRule: 'heavy',
  sizes: { ...sizes, detail: 10 },
  texts: [
    paragraph(
      'ingredients',
      'Ingredients: pea protein, cane sugar, contains 2% or less of: guar gum, natural flavor.',
    ),
  ],
  width: 180,
  amounts: 'inline',
};

export const declaration: FactsSheet = {
  ...sheet(
    'Nutrition declaration',
    [],
    [
      { kind: 'heads', cells: ['per 100 g', 'per 5 g'], rule: 'hairline' },
      row('Energy', ['753 kJ / 180 kcal', '38 kJ / 9 kcal']),
      row('Fat', ['0 g', '0 g']),
      row('of which saturates', ['0 g', '0 g'], part),
      row('Carbohydrate', ['60 g', '3.0 g']),
      row('of which sugars', ['0 g', '0 g'], part),
      row('of which polyols', ['60 g', '3.0 g'], part),
      row('Protein', ['9.0 g', '<0.5 g']),
      row('Salt', ['0 g', '0 g']),
    ],
  ),
  texts: [
    {
      id: 'ingredients',
      runs: [
        { text: 'Ingredients: sweetener (maltitol), water, gelatine, ' },
        { text: 'milk', isStrong: true },
        { text: ' protein.' },
      ],
    },
    paragraph('statement 1', 'with sweetener(s)'),
    paragraph('statement 2', 'excessive consumption may produce laxative effects'),
  ],
  width: 240,
};

export const portion: FactsSheet = {
  ...sheet(
    'Food supplement',
    [],
    [
      { kind: 'heads', cells: ['per daily portion (2 capsules)', '% NRV'], rule: 'hairline' },
      row('Vitamin C', ['80 mg', '100%']),
      row('Niacin', ['16 mg', '100%']),
      row('Caffeine', ['160 mg', '–']),
    ],
  ),
  texts: [
    paragraph('statement 1', 'Recommended daily portion: 2 capsules.'),
    paragraph('statement 2', 'Do not exceed the stated recommended daily dose.'),
  ],
};
