import type { FormulaLine, FormulaOp } from '@seedbed/server/contract';
import { nameAndAmount, perKgText } from '@seedbed/server/amounts';
import { micronutrients } from '@seedbed/server/formula';
import { formNamed, identityOf, type Identity } from '@seedbed/server/formula/naming';
import { readAmount } from '../model/amountText';
import type { FieldValues } from '../model/fieldOps';
import { longestName, purposes, unreadable } from '../model/words';
import { nutrientForms, optionKinds, type Catalogue } from './catalogue';
import { withoutShare } from './compounds';

/** What came of a text: fields to set, or why it cannot be read. */
export type ReadCell = { fields: FieldValues } | { problem: string };

/** What a cell is read with. */
export interface CellReading {
  catalogue: Catalogue;
  /** Fields of what was chosen from a list that the base does not hold, such as a food; undefined of other texts. */
  chosen: (optionId: string) => FieldValues | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** A cell that was changed. */
export interface CellText {
  columnId: string;
  text: string;
  optionId?: string;
}

const unitOf = new Map(micronutrients.map(({ key, unit }) => [key, unit]));

/** Reads a cell's new text. */
export function readCell(
  { columnId, text, optionId }: CellText,
  line: FormulaLine | undefined,
  reading: CellReading,
): ReadCell {
  if ((columnId === 'name' || columnId === 'form') && text.trim().length > longestName)
    return { problem: unreadable[columnId] };
  switch (columnId) {
    case 'name':
      return { fields: namedFields({ text, optionId }, line, reading) };
    case 'amount':
      return amountFields(text, line, reading.catalogue);
    case 'form':
      return { fields: formFields({ text, optionId }, line, reading.catalogue) };
    case 'purpose':
      return purposeFields(text);
    case 'potency':
      return percentFields('potency', text, (value) => value > 0 && value <= 100);
    case 'overage':
      return percentFields('overage', text, (value) => value >= 0 && value <= 300);
    case 'price':
      return priceFields(text, line, reading.today);
    default:
      return { fields: {} };
  }
}

/** What a line was by its name goes with the name: another thing has another form, potency, profile and name in lists. */
const withoutIdentity: FieldValues = {
  ingredient: null,
  nutrient: null,
  nutrientForm: null,
  source: null,
  potency: null,
  cfuPerGram: null,
  caffeinePercent: null,
  materialId: null,
  latinName: null,
  plantPart: null,
  extract: null,
  marker: null,
  constituents: null,
  profile: null,
  statement: null,
};

/** A name with the amount that is typed behind or before it; a share within a name is of what it holds. */
function namedFields(
  cell: Pick<CellText, 'text' | 'optionId'>,
  line: FormulaLine | undefined,
  reading: CellReading,
): FieldValues {
  const { name, amountText } = nameAndAmount(cell.text);
  const isWhole = cell.optionId !== undefined || reading.catalogue.names().own(cell.text.trim());
  if (amountText === null || name === '' || isWhole || amountText.includes('%'))
    return nameFields(cell, line, reading);
  const fields = nameFields({ text: name }, line, reading);
  const told = amountFields(amountText, Object.assign({ id: '' }, line, fields), reading.catalogue);
  return 'fields' in told ? { ...fields, ...told.fields } : nameFields(cell, line, reading);
}

function nameFields(
  { text, optionId }: Pick<CellText, 'text' | 'optionId'>,
  line: FormulaLine | undefined,
  { catalogue, chosen }: CellReading,
): FieldValues {
  const name = text.trim();
  if (name === (line?.name ?? '') && !optionId) return {};
  const ownPurpose = line?.purpose === catalogue.usualPurpose(line?.name ?? '') ? null : line?.purpose;
  const clear = line
    ? {
        ...withoutIdentity,
        ...withoutShare(catalogue.compounds.isTold, line),
        purpose: ownPurpose ?? null,
      }
    : {};
  const other = optionId && chosen(optionId);
  if (other) return { ...clear, name, ...other };
  const key = optionId?.startsWith(optionKinds.ingredient)
    ? optionId.slice(optionKinds.ingredient.length)
    : undefined;
  const picked = catalogue.byKey.get(key ?? '');
  const { line: named, isKnown, of } = picked ? pickedAs(picked) : identityOf({ name }, catalogue.names());
  const purpose = ownPurpose ?? (isKnown ? undefined : catalogue.usualPurpose(name));
  return {
    ...clear,
    ...withOwnNote({ ...named, name: named.name || null }, catalogue, line),
    ...usualOf(of, catalogue, line),
    ...(named.caffeinePercent ? { caffeinePercent: named.caffeinePercent } : {}),
    ...(purpose ? { purpose } : {}),
  };
}

/** What was picked from a list is that ingredient, in whatever form. */
const pickedAs = ({ key, label, nutrient }: Known): Pick<Identity, 'line' | 'isKnown' | 'of'> => ({
  line: { name: label, ...(nutrient ? { nutrient } : { ingredient: key }) },
  isKnown: true,
  of: key,
});

/** What a new line of it usually begins with. */
function usualOf(
  ingredient: string | undefined,
  { forms }: Catalogue,
  line: FormulaLine | undefined,
): FieldValues {
  const bought = forms.get(ingredient ?? '')?.[0]?.material;
  return {
    ...(bought?.overage && !line?.overage ? { overage: bought.overage } : {}),
    ...(bought?.caffeinePercent ? { caffeinePercent: bought.caffeinePercent } : {}),
  };
}

/** A person's own note stays where it is. */
function withOwnNote(
  { note, ...fields }: FieldValues,
  { compounds }: Catalogue,
  line: FormulaLine | undefined,
): FieldValues {
  const isOwn = Boolean(line?.note) && !compounds.isTold(line?.note);
  return note && !isOwn ? { ...fields, note } : fields;
}

type Known = Catalogue['ingredients'][number]['known'];

/** What a form leaves open that another one told. */
const unsetForm: FieldValues = { potency: null, cfuPerGram: null, caffeinePercent: null, nutrientForm: null };

/** What a line begins with that is bought as this. */
const materialFields = ({ label, material }: Known): FieldValues => ({
  source: material?.source ?? label,
  potency: material && material.potency < 100 ? material.potency : null,
  cfuPerGram: material?.cfuPerGram ?? null,
  caffeinePercent: material?.caffeinePercent ?? null,
  nutrientForm: material?.nutrientForm ?? null,
  ...(material?.says ? { note: material.says } : {}),
});

function amountFields(text: string, line: FormulaLine | undefined, { byKey, forms }: Catalogue): ReadCell {
  const usual =
    unitOf.get(line?.nutrient ?? '') ??
    forms.get(byKey.get(line?.ingredient ?? '')?.key ?? '')?.[0]?.material?.unit ??
    'mg';
  const read = readAmount(text, line?.amount ?? null, usual);
  return read ? { fields: { amount: read.amount } } : { problem: unreadable.amount };
}

function formFields(
  { text, optionId }: Pick<CellText, 'text' | 'optionId'>,
  line: FormulaLine | undefined,
  catalogue: Catalogue,
): FieldValues {
  const { byKey, compounds, names } = catalogue;
  const form = text.trim();
  const open = withoutShare(compounds.isTold, line);
  if (form === '') return { source: null, nutrientForm: null, potency: null, cfuPerGram: null, ...open };
  const key = optionId?.startsWith(optionKinds.form) ? optionId.slice(optionKinds.form.length) : undefined;
  const picked = byKey.get(key ?? '');
  if (picked?.material) return { ...open, ...withOwnNote(materialFields(picked), catalogue, line) };
  // A form that only says how a vitamin counts is no compound that a label would name.
  const counted = nutrientForms[line?.nutrient ?? '']?.find(
    (each) => each.toLowerCase() === form.toLowerCase(),
  );
  if (counted) return { ...open, nutrientForm: counted, source: null };
  const ingredient = byKey.get(line?.ingredient ?? line?.nutrient ?? '');
  const told = ingredient && formNamed(form, ingredient, names());
  return told
    ? { ...open, ...unsetForm, ...withOwnNote({ ...told }, catalogue, line) }
    : { ...open, source: form };
}

function purposeFields(text: string): ReadCell {
  const purpose = text.trim().toLowerCase();
  if (purpose === '') return { fields: { purpose: null } };
  const isKnown = purposes.some((each) => each === purpose);
  return isKnown ? { fields: { purpose } } : { problem: unreadable.purpose };
}

/** A number as a cell holds it: with thousands parted by commas, a per cent or dollar sign or none. */
const numberIn = (text: string): number => {
  const digits = text.replace(/[,%$\s]/g, '');
  return digits === '' ? NaN : Number(digits);
};

function percentFields(
  path: 'potency' | 'overage',
  text: string,
  isIn: (value: number) => boolean,
): ReadCell {
  if (text.trim() === '') return { fields: { [path]: null } };
  const value = numberIn(text);
  return isIn(value) ? { fields: { [path]: value } } : { problem: unreadable[path] };
}

const dearest = 99_999_999;

function priceFields(text: string, line: FormulaLine | undefined, today: string): ReadCell {
  if (text.trim() === '') return { fields: { price: null } };
  const perKg = numberIn(text);
  if (!(perKg >= 0 && perKg <= dearest)) return { problem: unreadable.price };
  const [first, ...others] = line?.price?.tiers ?? [];
  const tier = { fromKg: first?.fromKg ?? 0, perKg: perKgText(perKg) };
  const { supplier, basis } = line?.price ?? {};
  return {
    fields: { price: { tiers: [tier, ...others], asOf: today, supplier, basis: basis ?? 'assumed' } },
  };
}

/** The op that adds a line with these fields. */
export function newLineOp(
  id: string,
  fields: FieldValues,
  after: FormulaLine['id'] | null | undefined,
): FormulaOp {
  const told = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  return { op: 'addLine', line: { ...told, id }, after };
}
