import type { FormulaLine, StoredFormula } from '@seedbed/server/contract';
import type { Bench } from '../benchContext';
import {
  choiceField,
  flagField,
  listField,
  numberField,
  textField,
  type Field,
  type FieldGroup,
} from '../fields/field';
import { nutrientForms } from '../grid/catalogue';
import { amountText, readAmount } from '../model/amountText';
import { purposes, unreadable } from '../model/words';
import { allergenGroup } from './allergenFields';
import { priceGroup } from './priceFields';
import { profileGroup } from './profileFields';

const percent = { unit: '%', min: 0, max: 100 };
const asOption = (id: string) => ({ id, label: id });
const open = { id: '', label: 'Not told' };

/** All fields of a line, as they stand. */
export const lineGroups = (
  line: FormulaLine,
  formula: StoredFormula,
  nutrients: Bench['nutrients'],
): readonly FieldGroup[] => [
  { title: 'Amount', fields: amountFields(line) },
  { title: 'Form and source', fields: sourceFields(line) },
  { title: 'Potency and losses', fields: potencyFields(line) },
  { title: 'Plant and extract', fields: plantFields(line) },
  { title: 'Ingredient list and blend', fields: listFields(line, formula) },
  allergenGroup(line, formula.market ?? 'US'),
  priceGroup(line),
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

function plantFields({ latinName, plantPart, extract, marker, constituents }: FormulaLine): Field[] {
  return [
    textField('latinName', 'Latin name', { value: latinName }),
    textField('plantPart', 'Part of the plant', { value: plantPart, hint: 'Such as root' }),
    {
      kind: 'choice',
      id: 'extract.kind',
      label: 'Extract',
      value: extract?.kind ?? '',
      options: [
        { id: '', label: 'None' },
        { id: 'dry', label: 'Dry' },
        { id: 'liquid', label: 'Liquid' },
      ],
      set: (kind) => (kind === '' ? { extract: null } : { 'extract.kind': kind }),
    },
    ...(extract
      ? [
          textField('extract.ratio', 'Ratio', { value: extract.ratio, hint: 'Such as 4:1' }),
          textField('extract.solvent', 'Solvent', { value: extract.solvent, hint: 'Such as 40% ethanol' }),
          flagField('extract.fresh', 'Of the fresh plant', { value: extract.fresh }),
        ]
      : []),
    {
      kind: 'text',
      id: 'marker.name',
      label: 'Standardised to',
      hint: 'Such as EGCG',
      value: marker?.name ?? '',
      set: (name) => (name ? { 'marker.name': name } : { marker: null }),
    },
    ...(marker
      ? [
          numberField('marker.percent', 'Share of the marker', { value: marker.percent, ...percent }),
          textField('marker.method', 'Assayed by', { value: marker.method, hint: 'Such as HPLC' }),
        ]
      : []),
    {
      kind: 'text',
      id: 'constituents',
      label: 'Constituents',
      hint: 'Names with their share, such as EPA 33 %, DHA 22 %',
      fault: 'Write each as a name and a percentage, parted by commas.',
      value: (constituents ?? []).map(({ name, percent }) => `${name} ${percent} %`).join(', '),
      set: readConstituents,
    },
  ];
}

function readConstituents(text: string | null) {
  const parts = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const read = parts.map((part) => /^(.+?)\s+([\d.]+)\s*%?$/.exec(part));
  if (!read.every((match) => match !== null)) return undefined;
  return {
    constituents: read.length > 0 ? read.map(([, name, share]) => ({ name, percent: Number(share) })) : null,
  };
}

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
