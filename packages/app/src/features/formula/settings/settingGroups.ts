import type { StoredFormula } from '@seedbed/server/contract';
import type { Bench } from '../bench/benchContext';
import {
  choiceField,
  flagField,
  numberField,
  partsOf,
  textField,
  type Field,
  type FieldGroup,
} from '../../../fields/field';
import type { FormulaData } from '../model/computed';
import { settingLabels } from '../model/words';
import { foodPackOptions, options, packOptions } from './packOptions';

const forms = [
  ['capsule', 'Capsule'],
  ['tablet', 'Tablet'],
  ['softgel', 'Softgel'],
  ['powder', 'Powder'],
  ['liquid', 'Liquid'],
  ['gummie', 'Gummie'],
] as const;

/** What the base knows that a setting chooses of. */
interface Known extends Pick<FormulaData, 'capsules' | 'foodRuns'> {
  nutrients: Bench['nutrients'];
}

/** The settings of a formula as they stand. */
export const settingGroups = (
  formula: StoredFormula,
  { capsules, foodRuns, nutrients }: Known,
): readonly FieldGroup[] => [
  { title: 'Product', fields: productFields(formula, { capsules, foodRuns }) },
  {
    title: 'Serving and container',
    hint: 'Pieces or a household measure, and what is sold.',
    fields: [...servingFields(formula), containerField(formula)],
  },
  {
    title: 'Who takes it',
    hint: 'A column of daily values each, in this order. Without any, adults and children from 4 years.',
    fields: audienceFields(formula),
  },
  { title: 'Label', fields: labelFields(formula, nutrients) },
  { title: 'Making', fields: makingFields(formula) },
];

function productFields(
  formula: StoredFormula,
  { capsules, foodRuns }: Pick<Known, 'capsules' | 'foodRuns'>,
): Field[] {
  const { market, kind, isBeverage, form, pack, foodPack, capsule } = formula;
  const isFood = kind === 'food';
  return [
    choiceField('market', 'Market', {
      value: market,
      options: options([
        ['US', 'United States'],
        ['EU', 'European Union'],
      ]),
    }),
    choiceField('kind', 'Kind', {
      value: kind,
      options: options([
        ['supplement', 'Supplement'],
        ['food', 'Food or drink'],
      ]),
    }),
    ...(isFood ? [flagField('isBeverage', 'It is a drink', { value: isBeverage })] : []),
    ...(isFood
      ? []
      : [
          {
            ...choiceField('form', 'Form', {
              value: form ?? '',
              options: options([['', 'Not chosen'], ...forms]),
            }),
          },
        ]),
    isFood
      ? choiceField('foodPack', settingLabels.pack, {
          value: foodPack ?? '',
          options: foodPackOptions(foodRuns),
        })
      : choiceField('pack', settingLabels.pack, { value: pack ?? '', options: packOptions }),
    ...(form === 'capsule'
      ? [
          choiceField('capsule', 'Capsule size', {
            value: typeof capsule === 'string' ? capsule : '',
            options: options([
              ['', 'The one that fits'],
              ...capsules.map(({ size, mL }) => [size, `${size} (${mL} mL)`] as const),
            ]),
          }),
        ]
      : []),
    textField('notes', 'Notes', { value: formula.notes, isLong: true }),
  ];
}

function servingFields({ serving }: StoredFormula): Field[] {
  const units = numberField('serving.units', settingLabels.pieces, { value: serving?.units, min: 0.1 });
  const household = textField('serving.household', 'Or a household measure', {
    value: serving?.household,
    hint: 'Such as 1 scoop',
  });
  return [
    // A serving is counted one way: the other one goes.
    {
      ...units,
      set: (value: number | null) => ({ 'serving.household': null, 'serving.units': value }),
    } as Field,
    textField('serving.unit', 'A piece is called', { value: serving?.unit, hint: 'Such as capsule' }),
    {
      ...household,
      set: (text: string | null) => ({ ...(text && { 'serving.units': null }), 'serving.household': text }),
    } as Field,
    numberField('serving.grams', 'Weight of a serving', { value: serving?.grams, unit: 'g', min: 0 }),
    numberField('serving.ml', 'Volume of a serving', { value: serving?.ml, unit: 'mL', min: 0 }),
    numberField('serving.perDay', 'Servings a day', { value: serving?.perDay ?? 1, min: 1, max: 20 }),
  ];
}

const containerUnits = { units: 'pieces', grams: 'g', ml: 'mL', servings: 'servings' } as const;
type ContainerKey = keyof typeof containerUnits;
const containerKeys = Object.keys(containerUnits) as ContainerKey[];

function containerField({ container }: StoredFormula): Field {
  const key = containerKeys.find((each) => typeof container?.[each] === 'number');
  const value = key && container?.[key];
  return {
    kind: 'quantity',
    id: 'container',
    label: settingLabels.container,
    units: Object.values(containerUnits),
    value: key && typeof value === 'number' ? { value, unit: containerUnits[key] } : null,
    set: (quantity) => {
      const chosen = containerKeys.find((each) => containerUnits[each] === quantity?.unit);
      return { container: quantity && chosen ? { [chosen]: quantity.value } : null };
    },
  };
}

const audiences = [
  ['adults', 'Adults and children from 4 years'],
  ['children', 'Children of 1 to 3 years'],
  ['pregnancy', 'Pregnant and lactating women'],
  ['infants', 'Infants through 12 months'],
] as const;

function audienceFields({ audience }: StoredFormula): Field[] {
  const chosen = audience ?? [];
  return audiences.map(([id, label]) => ({
    kind: 'flag',
    id: `audience ${id}`,
    label,
    value: chosen.includes(id),
    set: (isOn) => {
      const next = isOn ? [...chosen, id] : chosen.filter((each) => each !== id);
      return { audience: next.length > 0 ? next : null };
    },
  }));
}

function labelFields({ options: own, racc, blends }: StoredFormula, nutrients: Bench['nutrients']): Field[] {
  const flag = (name: keyof NonNullable<typeof own>, label: string) =>
    flagField(`options.${name}`, label, { value: own?.[name] });
  return [
    flag('showIu', 'IU behind vitamins A, D and E'),
    flag('perDayColumn', 'A column for the day'),
    flag('dualColumn', settingLabels.dualColumn),
    flag('simplified', 'Simplified panel, where it may be'),
    flag('proteinPercent', '% Daily Value of protein'),
    flag('sugarAlcohol', 'A row of sugar alcohol'),
    flag('fattyAcids', 'Rows of mono- and polyunsaturated fat'),
    flag('referenceIntakes', 'EU food: % of reference intakes'),
    choiceField('options.energyMethod', 'Calories', {
      value: own?.energyMethod,
      options: options([
        ['C', 'Fibre and polyols by their own factors'],
        ['B', '4 – 4 – 9'],
      ]),
    }),
    choiceField('options.rounding', 'Vitamins and minerals of foods', {
      value: own?.rounding,
      options: options([
        ['increments', 'Rounded by increments'],
        ['sum', 'Three digits'],
      ]),
    }),
    choiceField('options.overageMethod', 'Overage is a share of', {
      value: own?.overageMethod,
      options: options([
        ['label', 'The label amount'],
        ['input', 'What is weighed in'],
      ]),
    }),
    alsoDeclareField(own?.alsoDeclare ?? [], nutrients),
    {
      kind: 'quantity',
      id: 'racc',
      label: 'Reference amount',
      hint: 'Customarily consumed at once',
      units: ['g', 'mL'],
      value: racc ? { value: racc.amount, unit: racc.unit } : null,
      set: (quantity) => ({ racc: quantity && { amount: quantity.value, unit: quantity.unit } }),
    },
    {
      kind: 'text',
      id: 'blends',
      label: 'Blends',
      hint: 'Names, parted by commas. A line is put into one in its details.',
      value: (blends ?? []).map(({ name }) => name).join(', '),
      set: (text) => ({
        blends:
          partsOf(text)?.map((name) => ({
            id: (blends ?? []).find((each) => each.name === name)?.id ?? name,
            name,
          })) ?? null,
      }),
    },
  ];
}

function alsoDeclareField(keys: readonly string[], nutrients: Bench['nutrients']): Field {
  const nameOf = new Map(nutrients.map(({ key, us }) => [key, us]));
  return {
    kind: 'text',
    id: 'options.alsoDeclare',
    label: 'Also declare',
    hint: 'Vitamins and minerals that no line adds, parted by commas',
    value: keys.map((key) => nameOf.get(key) ?? key).join(', '),
    set: (text) => {
      const known = (partsOf(text) ?? []).flatMap(
        (name) =>
          nutrients.find(({ us, key }) => [us, key].includes(name) || us.toLowerCase() === name.toLowerCase())
            ?.key ?? [],
      );
      return { 'options.alsoDeclare': known.length > 0 ? [...new Set(known)] : null };
    },
  };
}

const makingFields = (formula: StoredFormula): Field[] => [
  numberField('batchUnits', 'Containers of a run', {
    value: formula.batchUnits,
    min: 1,
    hint: '2,500 unless said',
  }),
  numberField('yield', 'Yield', {
    value: formula.yield,
    unit: '%',
    min: 1,
    max: 100,
    hint: 'What comes out of what goes in',
  }),
];
