import type { TradeName } from '../data.ts';
import { formOf, type FoundForm } from './forms.ts';
import { partsOf, type Fragment } from './fragments.ts';
import type { KnownName, NameBook } from './nameBook.ts';
import { nameKey } from './nameKey.ts';
import { isLatin, isLatinName, readPlant, type Plant } from './plant.ts';
import { strengthIn, strengthNamed, type Strength, type Strong } from './strength.ts';

/** The form that a line is taken as. */
export interface Form {
  text: string;
  word?: 'as' | 'from';
  found?: FoundForm;
}

/** What stands beside a name, by what it is. */
export interface Beside {
  form?: Form;
  plant: Plant;
  /** Share of the active, as it is told. */
  potency?: number;
  /** Billions, as they are told. */
  cfuPerGram?: number;
  /** What is none of it: a brand, an origin, a strength. */
  unread: string[];
}

/** What a name and what stands beside it are read with. */
export interface BesideReading {
  ingredient: KnownName;
  /** What the name says of a plant. */
  plant: Plant;
  /** The name itself where it may be a form, such as `Zinc picolinate`; '' where it is none. */
  own: string;
  /** The name with all that it says of a plant, which may be bought under it. */
  whole?: string;
  beside: readonly Fragment[];
  trade?: TradeName;
}

/** Reads what stands beside an ingredient's name: its form, its plant, other names of it. */
export function readBeside(reading: BesideReading, names: NameBook): Beside {
  const { ingredient, own, trade } = reading;
  const fragments = reading.beside
    .flatMap((each) => partsBeside(each, ingredient, names))
    .map((part) => (isNoForm(part.text, ingredient) ? { text: part.text } : part));
  const form =
    formIn(fragments, ingredient, names) ??
    brandForm(fragments, reading, names) ??
    ownForm(own, ingredient, names);
  const read: BesideSoFar = { ...(form ? { form } : {}), plant: reading.plant, unread: [] };
  const others = fragments.filter(({ text }) => text !== '' && text !== form?.text);
  const around = { ingredient, own, names, trade };
  const { strong, ...told } = others.reduce((sofar, { text }) => withFragment(sofar, text, around), read);
  return strong ? withStrength(told, strong, around) : told;
}

/** What was read, with a strength that is not reckoned with yet. */
type BesideSoFar = Beside & { strong?: Strong };

/**
 * What is sold by a strength holds so much of the active as the base says of it: of `potassium iodide, 1 % on carrier` less
 * than 1 % is iodine. Else a share is that of the active; one that is more than its compound has is that of the compound.
 */
function withStrength(read: Beside, { told, strength }: Strong, { ingredient, names }: Around): Beside {
  const { value, unit } = strength;
  if (unit === 'CFU/g') return { ...read, cfuPerGram: value };
  const { bought, fields } = read.form?.found ?? {};
  const sold = soldBy(unit, bought ? [bought] : names.materialsOf(ingredient));
  const ofCompound = fields?.potency;
  const share = ofCompound !== undefined && value > ofCompound ? (ofCompound * value) / 100 : value;
  const potency = sold ? (sold.potency * value) / sold.value : unit === '%' ? share : Infinity;
  return potency <= 100
    ? { ...read, potency: Number(potency.toPrecision(6)) }
    : { ...read, unread: [...read.unread, told] };
}

/** What of these is named by a strength of this unit; a share is told of what is bought alone. */
function soldBy(unit: Strength['unit'], materials: readonly KnownName[]) {
  for (const { label, material } of materials) {
    const sold = strengthNamed(label);
    const isOne = unit !== '%' || materials.length === 1;
    if (material && isOne && sold?.unit === unit) return { value: sold.value, potency: material.potency };
  }
  return undefined;
}

/** A form and what commas add to it; a list of forms is one source, of which no share can be told. */
function partsBeside(each: Fragment, ingredient: KnownName, names: NameBook): Fragment[] {
  const parts = partsOf(each);
  const forms = parts.filter(({ text }) => formOf(text, ingredient, names));
  if (forms.length > 1 || formOf(each.text, ingredient, names)) return [each];
  return parts.flatMap((part) => (isOfMarker(part.text, ingredient) ? [part] : strengthApart(part)));
}

/** A share beside a plant is that of a marker, and so is one of what no Daily Value counts, before its name: `30% EPA`. */
const isOfMarker = (text: string, { latinNames, nutrient }: KnownName) =>
  nutrient === undefined && (latinNames !== undefined || /^\W*\d/.test(text));

/** A share, a marker or a part of the plant is no form, though it stands in the place of one. */
const isNoForm = (text: string, { nutrient }: KnownName): boolean =>
  text !== '' && (strengthIn(text)?.rest === '' || (nutrient === undefined && readPlant(text).rest === ''));

/** `methylcobalamin 1% trituration` is a form and a strength. */
function strengthApart(part: Fragment): Fragment[] {
  const found = strengthIn(part.text);
  return found && found.rest !== '' ? [{ ...part, text: found.rest }, { text: found.told }] : [part];
}

/** What is said to be the form, or else the first that is one. */
function formIn(fragments: readonly Fragment[], ingredient: KnownName, names: NameBook): Form | undefined {
  const told = fragments.find(({ text, word }) => word && text !== '');
  if (told) return { ...told, found: formOf(told.text, ingredient, names) };
  for (const { text } of fragments) {
    const found = isAbbreviation(text, ingredient.label) ? undefined : formOf(text, ingredient, names);
    if (found) return { text, found };
  }
  return undefined;
}

/** The compound of a brand; only some brands are as strong as their compound. */
function brandForm(
  fragments: readonly Fragment[],
  { ingredient, trade }: BesideReading,
  names: NameBook,
): Form | undefined {
  const compound = trade?.compound;
  if (!compound || nameKey(compound) === nameKey(ingredient.label)) return undefined;
  const word = fragments.find(({ text }) => text === '')?.word;
  const fields = formOf(compound, ingredient, names)?.fields ?? { source: compound };
  const { source, nutrientForm } = fields;
  const ofBrand = { source, ...(nutrientForm ? { nutrientForm } : {}) };
  const found = { several: [], fields: trade.isWhole ? fields : ofBrand };
  return { text: compound, ...(word ? { word } : {}), found };
}

/** `Zinc picolinate` names zinc and what it is taken as; `Zinc` only zinc. */
function ownForm(own: string, ingredient: KnownName, names: NameBook): Form | undefined {
  if (own === '' || nameKey(own) === nameKey(ingredient.label)) return undefined;
  const found = formOf(own, ingredient, names);
  return found && { text: own, found };
}

type Around = Pick<BesideReading, 'ingredient' | 'own' | 'trade'> & { names: NameBook };

const assay = /^[~≥>]?\s*(\d{1,3}(?:[.,]\d+)?)\s*%\s*(?:elemental|active|assay|pure|purity|[A-Z][a-z]?)$/;

function withFragment(read: BesideSoFar, text: string, { ingredient, own, names }: Around): BesideSoFar {
  if (isAbbreviation(text, own) || isAbbreviation(text, ingredient.label)) return read;
  if (isLatinOf(text, { ingredient, plant: read.plant }))
    return { ...read, plant: { latinName: text, ...read.plant } };
  if (isNameOf(text, ingredient, names)) return read;
  const [, share = ''] = assay.exec(text) ?? [];
  const potency = Number(share.replace(',', '.'));
  if (potency > 0 && potency <= 100) return { ...read, potency };
  const strong = strengthIn(text.replace(/^[~≥>]\s*/, ''));
  // A share beside a plant is that of a marker.
  if (strong?.rest === '' && !(ingredient.latinNames && strong.strength.unit === '%'))
    return { ...read, strong };
  const { plant, rest } = ingredient.nutrient ? { plant: {}, rest: text } : readPlant(text);
  const isRead = rest === '' || isNameOf(rest, ingredient, names);
  return isRead ? { ...read, plant: joined(read.plant, plant) } : { ...read, unread: [...read.unread, text] };
}

function isNameOf(text: string, ingredient: KnownName, names: NameBook): boolean {
  if (formOf(text, ingredient, names)) return true;
  const known = names.known(text);
  const meant = known?.material ? names.byKey(known.material.ingredient) : known;
  return (
    meant?.key === ingredient.key || (meant?.nutrient !== undefined && meant.nutrient === ingredient.nutrient)
  );
}

/** Two words may be Latin or anything: what the base knows, and what stands beside a plant's part, is. */
const isLatinOf = (text: string, { ingredient, plant }: Pick<Around, 'ingredient'> & { plant: Plant }) =>
  !ingredient.nutrient &&
  (isLatinName(text, ingredient) ||
    (isLatin(text) && (/ spp?\.$/.test(text) || Boolean(plant.plantPart ?? plant.extract))));

/** `NAC` beside `N-acetyl-L-cysteine`, whichever of them is in brackets: the letters of one in their order. */
function isAbbreviation(one: string, other: string): boolean {
  const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one];
  if (!/^[A-Z][A-Z\d]{1,5}$/.test(short)) return false;
  let at = 0;
  const letters = long.toUpperCase();
  const isWithin = [...short].every((letter) => {
    const found = letters.indexOf(letter, at);
    at = found + 1;
    return found >= 0;
  });
  return isWithin && letters.startsWith(short.slice(0, 1));
}

/** What two texts say of one plant; of two markers the first is the one that it is told by. */
function joined(one: Plant, other: Plant): Plant {
  const markers = [
    one.marker,
    ...(one.constituents ?? []),
    other.marker,
    ...(other.constituents ?? []),
  ].filter((each) => each !== null && each !== undefined);
  const [marker, ...others] = markers;
  const constituents = others.flatMap(({ name, percent }) =>
    typeof percent === 'number' ? [{ name, percent }] : [],
  );
  return {
    ...other,
    ...one,
    ...(one.extract || other.extract ? { extract: { kind: 'dry', ...other.extract, ...one.extract } } : {}),
    ...(marker ? { marker } : {}),
    ...(constituents.length > 0 ? { constituents } : {}),
  };
}
