import type { FormulaLine, StoredFormula } from '@seedbed/server/contract';
import { allergensOf } from '@seedbed/server/formula';
import { allergenGroup } from '../../../fields/allergenFields';
import type { Bench } from '../bench/benchContext';
import {
  choiceField,
  flagField,
  listField,
  numberField,
  textField,
  type Field,
  type FieldGroup,
} from '../../../fields/field';
import { percent, plantGroup } from '../../../fields/plantFields';
import { profileGroup } from '../../../fields/profileFields';
import { nutrientForms } from '../grid/catalogue';
import { amountText, readAmount } from '../model/amountText';
import { purposes, unreadable } from '../model/words';
import { priceGroup } from './priceFields';

const asOption = (id: string) => ({ id, label: id });
const open = { id: '', label: 'Not told' };

/** All fields of a line, as they stand. */
export const lineGroups = (
  line: FormulaLine,
  formula: StoredFormula,
  { nutrients, basis }: Pick<Bench, 'nutrients' | 'basis'>,
): readonly FieldGroup[] => [
  { title: 'Amount', fields: amountFields(line) },
  { title: 'Form and source', fields: sourceFields(line) },
  { title: 'Potency and losses', fields: potencyFields(line) },
  plantGroup(line),
  { title: 'Ingredient list and blend', fields: listFields(line, formula) },
  allergenGroup(line, allergensOf[formula.market ?? 'US']),
  priceGroup(line, basis.prices),
  profileGroup(line, nutrients),
  { title: 'Note', fields: [textField('note', 'Note', { value: line.note, isLong: true })] },
];

const bases = [
  { id: '', label: 'As usual for the line' },
  { id: 'nutrient', label: 'The nutrient' },
  { id: 'compound', label: 'The compound' },
  { id: 'marker', label: 'The marker' },
  { id: 'material', label: 'The material as bought' },
  { id: 'percent', label: 'A share of the serving' },
  { id: 'toVolume', label: 'What fills up to the volume' },
];

const amountFields = ({ amount, purpose, name }: FormulaLine): Field[] => [
  textField('name', 'Name', { value: name }),
  {
    kind: 'text',
    id: 'amount',
    label: 'Amount of a serving',
    hint: 'Such as 120 mg, 2,000 IU, 10 bn CFU, 1.5 % or to 100 %',
    fault: unreadable.amount,
    value: amountText(amount),
    set: (text) => {
      const read = readAmount(text ?? '', amount ?? null, 'mg');
      return read ? { amount: read.amount } : undefined;
    },
  },
  choiceField('amount.basis', 'The amount is of', { value: amount?.basis ?? '', options: bases }),
  choiceField('purpose', 'Purpose', { value: purpose ?? 'active', options: purposes.map(asOption) }),
];

const sourceFields = ({
  source,
  sourceWord,
  sourceInPanel,
  nutrient,
  nutrientForm,
}: FormulaLine): Field[] => [
  textField('source', 'Form, as the label names it', { value: source, hint: 'Such as zinc citrate' }),
  choiceField('sourceWord', 'Named with', { value: sourceWord, options: [asOption('as'), asOption('from')] }),
  flagField('sourceInPanel', 'The form stands in the panel', { value: sourceInPanel, usual: true }),
  ...(nutrient && nutrientForms[nutrient]
    ? [
        choiceField('nutrientForm', 'Form of the vitamin', {
          value: nutrientForm ?? '',
          options: [open, ...nutrientForms[nutrient].map(asOption)],
        }),
      ]
    : []),
];

const potencyFields = (line: FormulaLine): Field[] => [
  numberField('potency', 'Potency', { value: line.potency, ...percent, hint: '100 % unless told' }),
  numberField('activePercent', 'Active in the compound', { value: line.activePercent, ...percent }),
  numberField('overage', 'Overage', { value: line.overage, unit: '%', min: 0, max: 300 }),
  numberField('moisture', 'Moisture', { value: line.moisture, ...percent }),
  numberField('loss', 'Loss in making', { value: line.loss, ...percent }),
  numberField('cfuPerGram', 'Billion CFU in a gram', { value: line.cfuPerGram, min: 0 }),
  numberField('density', 'Density', { value: line.density, unit: 'g/mL', min: 0, max: 30 }),
];

const listFields = (line: FormulaLine, { blends }: StoredFormula): Field[] => [
  textField('statement', 'Name in the ingredient list', { value: line.statement }),
  listField('parts', 'Made of', { value: line.parts, hint: 'Its own ingredients, parted by commas' }),
  choiceField('blend', 'Blend', {
    value: line.blend ?? '',
    options: [{ id: '', label: 'None' }, ...(blends ?? []).map(({ id, name }) => ({ id, label: name }))],
  }),
  textField('class', 'Class', { value: line.class, hint: 'Such as amino acid' }),
  numberField('caffeinePercent', 'Caffeine', { value: line.caffeinePercent, ...percent }),
  flagField('highIntensity', 'A high-intensity sweetener', { value: line.highIntensity }),
];
