import type { FormFactor } from '../contract/index.ts';
import type { Archetype } from './archetypes.ts';
import { eitherBeside } from './words/besideWords.ts';
import type { Pack } from './constants/constant.ts';
import { formRows, formWordsOf, pieceWords, type FormRow } from './words/formWords.ts';
import type { StatedPack } from './stated/statedPack.ts';
import { anyOf, hasPhrase } from './text.ts';

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

/** The form a searchable text names; null when it names none. */
export function formIn(text: string): FormFactor | null {
  const meant = meantIn(text);
  const [counted] = countedPieces.flatMap((pattern) => pattern.exec(meant)?.[1] ?? []);
  const said = counted === undefined ? meant : ` ${counted} `;
  return formRows.find(isIn(said))?.formFactor ?? null;
}

/** The forms that a searchable text names, in the order they decide. */
export const formsIn = (text: string): FormFactor[] => [
  ...new Set(formRows.filter(isIn(meantIn(text))).map(({ formFactor }) => formFactor)),
];

/** Whether a searchable description says that the product is a powder: it opens with one, or is in sticks. */
export function isPowderBy(body: string): boolean {
  const isStick = formRows.some((row) => row.pack === 'sticks' && isIn(body)(row));
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
  liquid: ['dropper', 'bottle', 'ready'],
};

/** How a form is packed, by the words of a searchable text or else by the kind of product. */
export function packFor(formFactor: FormFactor, text: string, archetype: Archetype): Pack {
  const said = formRows.filter(isIn(text)).map(({ pack }) => pack);
  const named = packOrder[formFactor]?.find((pack) => said.some((each) => each === pack));
  if (named) return named;
  if (formFactor === 'powder') return 'tub';
  return formFactor === 'liquid' ? archetype.liquidPack : formFactor;
}
