import type { FormFactor } from '../contract/index.ts';
import type { Archetype } from './archetypes.ts';
import { eitherBeside } from './words/besideWords.ts';
import type { Pack } from './constants/constant.ts';
import { formRows, formWordsOf, pieceWords, type FormRow } from './words/formWords.ts';
import { isLiquidInSticks } from './words/liquidDoses.ts';
import { statedPack, type StatedPack } from './stated/statedPack.ts';
import { anyOf, hasPhrase, longest, searchable } from './text.ts';

const isIn =
  (text: string) =>
  ({ words }: FormRow) =>
    words.some((word) => hasPhrase(text, word));

const piece = anyOf(pieceWords);
/** `60 vegan capsules`, `Capsules, 60 count`: what a container holds is what the product is. */
const countedPieces = [
  new RegExp(String.raw` \d{2,3}(?: [a-z]+){0,2} (${piece})(?= )`),
  new RegExp(String.raw` (${piece})(?: ,)? \d{2,3} (?:count|ct|pcs|pieces|,|$)`),
];
/** `unlike normal tablets`, `no more big pills`: what the product is not. */
const others = new RegExp(
  String.raw` (?:${eitherBeside('otherForm')})(?: (?:${eitherBeside('otherKind')}))* (?:${anyOf(formWordsOf())})(?= )`,
  'g',
);
/** `in a glass of cold water`, `to your shake`. */
const pouredInto = new RegExp(
  String.raw` (?:in|into|with|on|(?<!ready )to) (?:[a-z]+ ){0,4}?(?:${eitherBeside('poured')})(?= )`,
  'g',
);
const meantIn = (text: string) => text.replace(others, ' ,').replace(pouredInto, ' ,');

/** The form of the pieces that a searchable text counts; null where it counts none. */
export function formCounted(text: string): FormFactor | null {
  const word = countedIn(meantIn(text));
  return word === undefined ? null : (formRows.find(isIn(` ${word} `))?.formFactor ?? null);
}

const countedIn = (meant: string): string | undefined =>
  countedPieces.flatMap((pattern) => pattern.exec(meant)?.[1] ?? [])[0];

/** The form a searchable text names; null when it names none. */
export function formIn(text: string): FormFactor | null {
  const meant = meantIn(text);
  const counted = countedIn(meant);
  const said = counted === undefined ? meant : ` ${counted} `;
  return formRows.find(isIn(said))?.formFactor ?? null;
}

/** The forms that a searchable text names, in the order they decide. */
export const formsIn = (text: string): FormFactor[] => [
  ...new Set(formRows.filter(isIn(meantIn(text))).map(({ formFactor }) => formFactor)),
];

/** Whether a searchable description says that the product is a powder: it opens with one, or is in sticks. */
export function isPowderBy(body: string): boolean {
  const isStick = formRows.some(
    (row) => row.pack === 'sticks' && row.formFactor === 'powder' && isIn(body)(row),
  );
  return isStick || formIn(`${body.split(' , ')[0] ?? ''} `) === 'powder';
}

/** What is weighed in so many grams, or measured in so many millilitres, is a powder or a liquid; null of what is not. */
export function formOfContent({ pieces, grams, ml }: StatedPack): FormFactor | null {
  if (pieces !== null) return null;
  if (ml !== null) return 'liquid';
  return grams === null ? null : 'powder';
}

/** In what order the packs of a form are looked for: a dropper bottle of a drink is a dropper bottle. */
const packOrder: Readonly<Partial<Record<FormFactor, readonly Pack[]>>> = {
  powder: ['sticks'],
  liquid: ['sticks', 'dropper', 'bottle', 'ready'],
};

/** How a form is packed, by the words of a searchable text or else by the kind of product. */
export function packFor(formFactor: FormFactor, text: string, archetype: Archetype): Pack {
  if (formFactor === 'liquid' && isLiquidInSticks(text)) return 'sticks';
  const ofForm = formRows.filter((row) => row.formFactor === formFactor);
  const said = ofForm.filter(isIn(text)).map(({ pack }) => pack);
  const named = packOrder[formFactor]?.find((pack) => said.some((each) => each === pack));
  if (named) return named;
  if (formFactor === 'powder') return 'tub';
  return formFactor === 'liquid' ? archetype.liquidPack : formFactor;
}

/** The form that a searchable text names by words that no other form has; null where it names none so. */
const closely = (text: string): FormFactor | null =>
  formRows.filter(({ isBroad }) => !isBroad).find(isIn(meantIn(text)))?.formFactor ?? null;

const singleDoses = formRows.filter((row) => row.formFactor === 'liquid' && row.pack === 'sticks');

/** `Vitamin C sachets`, of 5 ml gel: what is packed in single doses is a liquid where the words say so, and no powder. */
function isSingleDoses(named: FormFactor | null, title: string, body: string): boolean {
  const isOpen = named === null || named === 'liquid' || named === 'powder';
  const text = ` ${title} , ${body} `;
  const isPowder = formRows.some((row) => row.formFactor === 'powder' && row.pack === '' && isIn(text)(row));
  return isOpen && !isPowder && (singleDoses.some((row) => isIn(text)(row)) || isLiquidInSticks(text));
}

/** What says the form of a concept. */
interface NamedForm {
  formFactor: FormFactor | null;
  concept: string;
  description: string;
}

/** The form that was chosen for a concept, or else that its words name; null where neither is so. */
export function formOf({ formFactor, concept, description }: NamedForm): FormFactor | null {
  const [title, body] = [concept, description].map((text) => searchable(text.slice(0, longest)));
  const named = formIn(title ?? '');
  if (formFactor) return formFactor;
  if (isSingleDoses(named, title ?? '', body ?? '')) return 'liquid';
  // `Magnesium drink`, in sachets: what is poured into water is a powder.
  if (named === 'liquid' && isPowderBy(body ?? '')) return 'powder';
  // The trade calls softgels capsules as well.
  if (named === 'capsule' && formIn(body ?? '') === 'softgel') return 'softgel';
  // `Electrolyte chews`, which are chewable tablets: what is called so broadly is said more closely.
  const said = closely(title ?? '') ? null : closely(body ?? '');
  if (named !== null && said !== null) return said;
  // `Joint caps`, of which `120 tablets` are sold.
  const counted = formCounted(body ?? '');
  if (named === 'capsule' && counted === 'tablet' && formCounted(title ?? '') === null) return counted;
  return (
    named ??
    formIn(body ?? '') ??
    formOfContent(statedPack(concept.slice(0, longest), description.slice(0, longest)))
  );
}
