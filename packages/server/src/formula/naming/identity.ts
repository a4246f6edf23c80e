import { midSentence } from '../compounds.ts';
import type { KnownCompound } from '../data.ts';
import type { Purpose } from '../draft.ts';
import { micronutrient } from '../nutrients.ts';
import { readBeside, type Form } from './beside.ts';
import type { FormFields } from './forms.ts';
import { fragmentsOf, trimmed, type Fragments } from './fragments.ts';
import { meaningOf, type Meaning } from './meaning.ts';
import type { NameBook, OwnName } from './nameBook.ts';
import { nameKey, withoutMarks } from './nameKey.ts';
import { isLatinName, type Plant } from './plant.ts';
import { brandNote } from './tradeBook.ts';

/** What a line begins with by its name. */
export interface NamedLine extends Plant, FormFields {
  name: string;
  materialId?: number;
  ingredient?: string;
  nutrient?: string;
  sourceWord?: 'from';
  /** Where the name says it: a shell, a flavor. */
  purpose?: Purpose;
}

/** What a name is read as. */
export interface Identity {
  line: NamedLine;
  isKnown: boolean;
  /** Key of the ingredient that it is, of a nutrient the one that is named: vitamin D3 of vitamin D. */
  of?: string;
  /** What a person should look at. */
  problem?: string;
}

/** What a name is read with. */
export interface Written {
  name: string;
  /** The form it is bought in, where that has a place of its own; it may stand in the name: `Zinc (as zinc citrate)`. */
  form?: string;
  /** What else is told of it, such as the words behind its amount. */
  beside?: readonly string[];
}

/** What a line begins with by its name. One reading for what is typed, pasted and imported. */
export function identityOf(written: Written, names: NameBook): Identity {
  const own = names.own(written.name);
  if (own) return ownMaterial(own, written, names);
  const purpose = names.purpose(written.name);
  if (purpose) return partOf(written, purpose, names);
  const branded = names.trade([written.name, ...(written.form ? [`(as ${written.form})`] : [])].join(' '));
  const found = fragmentsOf(branded?.rest ?? written.name);
  const beside = [
    ...(written.form && !branded ? [{ text: trimmed(written.form), word: 'as' as const }] : []),
    ...found.beside,
    ...(written.beside ?? []).map((text) => ({ text: trimmed(text) })),
  ];
  const parts = { name: trimmed(withoutMarks(found.name)), beside };
  const meaning = meaningOf(parts, names, branded?.trade);
  return meaning ? identified(meaning, names) : unknown(parts, written.name);
}

/**
 * A material of one's own is of what it says, else of what its name or its form is: without that its amount would be
 * weighed and labelled as that of a thing nobody knows. Its form and potency stay its own.
 */
function ownMaterial(own: OwnName, written: Written, names: NameBook): Identity {
  const { nutrient, ingredient, nutrientForm, potency, name } = meantBy(own, names);
  const line: NamedLine = {
    name: name ?? written.name,
    materialId: own.id,
    ...(nutrient ? { nutrient } : {}),
    ...(ingredient && !nutrient ? { ingredient } : {}),
    ...(nutrientForm ? { nutrientForm } : {}),
    ...(nutrient && potency !== undefined && (own.potency ?? null) === null ? { potency } : {}),
    ...sourceOf(written.form),
  };
  return { line, isKnown: true };
}

function meantBy({ name, source, nutrient, ingredient }: OwnName, names: NameBook): Partial<NamedLine> {
  if (nutrient || ingredient) {
    const known = names.byKey(nutrient ?? ingredient ?? '');
    return {
      ...(known ? { name: known.label } : {}),
      ...(nutrient ? { nutrient } : { ingredient: ingredient ?? '' }),
    };
  }
  const base: NameBook = { ...names, own: () => undefined };
  const read = [{ name, ...(source ? { form: source } : {}) }, ...(source ? [{ name: source }] : [])]
    .map((each) => identityOf(each, base))
    .find(({ line: { nutrient: of, ingredient: key } }) => of || key);
  return read?.line ?? {};
}

/** A part of the form, by its name; what the base knows by that very name has its price and density. */
function partOf({ name: written, form }: Written, purpose: Purpose, names: NameBook): Identity {
  const name = trimmed(withoutMarks(written));
  const known = names.known(name);
  const ingredient = known && !known.nutrient && !known.material ? { ingredient: known.key } : {};
  return { line: { name, ...ingredient, purpose, ...sourceOf(form) }, isKnown: true };
}

const sourceOf = (source: string | undefined, word?: string): Pick<NamedLine, 'source' | 'sourceWord'> => ({
  ...(source ? { source } : {}),
  ...(source && word === 'from' ? { sourceWord: 'from' } : {}),
});

/** A name nobody knows stands as it is typed, but for what it says it is taken as. */
function unknown({ name, beside }: Fragments, written: string): Identity {
  const told = beside.find(({ word }) => word);
  if (told) return { line: { name, ...sourceOf(told.text, told.word) }, isKnown: false };
  return { line: { name: trimmed(withoutMarks(written)) }, isKnown: false };
}

/** What a name means, with what stands beside it, as a line. */
function identified(meaning: Meaning, names: NameBook): Identity {
  const { ingredient, trade } = meaning;
  const { form, plant, potency, cfuPerGram, unread } = readBeside(meaning, names);
  const fields: FormFields = form?.found?.fields ?? sourceOf(form?.text);
  // What a share rests on is told of the share that is taken.
  const basis = potency === undefined || potency === fields.potency ? fields.note : undefined;
  const note = [basis, trade && brandNote(trade), ...unread].filter(Boolean).join('; ');
  const line: NamedLine = {
    ...nameOf(meaning),
    ...(ingredient.nutrient ? { nutrient: ingredient.nutrient } : { ingredient: ingredient.key }),
    ...withoutNote(fields),
    ...(form?.word === 'from' ? { sourceWord: 'from' as const } : {}),
    ...plant,
    ...(potency === undefined ? {} : { potency }),
    ...(cfuPerGram === undefined ? {} : { cfuPerGram }),
    ...(note ? { note } : {}),
  };
  const problem = form && problemOf({ meaning, form, line });
  return { line, isKnown: true, of: ingredient.key, ...(problem ? { problem } : {}) };
}

const withoutNote = ({ note: _told, ...fields }: FormFields): FormFields => fields;

interface Read {
  meaning: Meaning;
  form: Form;
  line: NamedLine;
}

/** What of a form a person should look at: whose amount it is, or a share that nobody can tell. */
function problemOf({ meaning: { ingredient, own }, form, line }: Read): string | undefined {
  const { nutrient, potency } = line;
  const several = form.found?.several ?? [];
  if (several.length > 0) return severalOf(form.text, several);
  const isMineral = micronutrient(nutrient ?? '')?.isVitamin === false;
  if (isMineral && potency === undefined) return unknownShare(ingredient.label, form.text);
  const isOwn = own !== '' && form.text === own && nutrient !== undefined;
  return isOwn && (potency ?? 100) < 100 ? readAs(ingredient.label, own) : undefined;
}

/** A mineral is a part of its salt: without a share it would be weighed as if it were pure. */
const unknownShare = (nutrient: string, form: string) =>
  `Potency left open: how much of ‘${form}’ is ${midSentence(nutrient)} is not known.`;

/** Nutrients are called as the base calls them; of anything else an amount is of what is written. */
function nameOf({ ingredient, name, own }: Meaning): Pick<NamedLine, 'name' | 'latinName'> {
  const { label, nutrient } = ingredient;
  const written = own || name;
  if (nutrient !== undefined || nameKey(written) === nameKey(label)) return { name: label };
  const isOfLabel = nameKey(label).startsWith(nameKey(written));
  return isLatinName(written, ingredient) && !isOfLabel
    ? { name: label, latinName: written }
    : { name: written };
}

/** An amount under the name of a compound may be of either; a label tells that of the nutrient. */
const readAs = (nutrient: string, written: string) => `The amount is read as ${nutrient}, not as ${written}.`;

/** A name that two compounds share leaves the share of the active open. */
const severalOf = (written: string, compounds: readonly KnownCompound[]) =>
  `Potency left open: ‘${written}’ is ${compounds.map(({ label, potency }) => `${label} (${potency} %)`).join(' or ')}.`;
