import { isPackCategory, isProductKind, type ProductDraft, type ProductKind } from '@seedbed/server/contract';
import { measureOf, type Measure } from '../form-factor';
import { hasPack, type ChosenPack } from '../product-kind';
import type { ProductWords } from '../products';

/** The steps, in order. */
export const newProductSteps = ['words', 'form', 'review'] as const;
export type NewProductStep = (typeof newProductSteps)[number];

/** A wish to save, with the key that keeps it from being fulfilled twice. */
export interface SaveWish {
  body: string;
  key: string;
}

/** What has been said about the product so far. */
export interface NewProduct {
  words: ProductWords;
  /** Null where none was chosen. */
  measure: Measure | null;
  /** What it was said to be; null where its words say it. */
  kind: ProductKind | null;
  /** The pack of a food or drink; null for the usual one. */
  pack: ChosenPack | null;
  /** The product as the server has it: its id and what was last sent. */
  saved: { id: number; body: string } | null;
  /** A product that was asked for and not heard of yet. */
  wish: SaveWish | null;
}

/** Nothing said yet. */
export const blankNewProduct: NewProduct = {
  words: { concept: '', description: '' },
  measure: null,
  kind: null,
  pack: null,
  saved: null,
  wish: null,
};

/** What is sent to make, or change, the product. */
export function bodyOf({ words, measure, kind, pack }: NewProduct): ProductDraft {
  const isPacked = kind !== null && hasPack(kind);
  const form = isPacked ? null : measure;
  return {
    ...words,
    formFactor: form?.formFactor ?? null,
    volume: form?.volume ?? null,
    volumeUnit: form?.unit ?? null,
    kind,
    pack: isPacked ? pack : null,
  };
}

/** The same wish asked again keeps its key; another one gets `freshKey`. */
export function wishFor(product: NewProduct, freshKey: string): SaveWish {
  const body = JSON.stringify(bodyOf(product));
  return product.wish?.body === body ? product.wish : { body, key: freshKey };
}

/** The step an address asks for, or the last one before it that what was said so far allows. */
export function stepIn(query: string, { words, saved }: NewProduct): NewProductStep {
  const asked = new URLSearchParams(query).get('step');
  const hasWords = words.concept.trim() !== '' && words.description.trim() !== '';
  if (!hasWords || (asked !== 'form' && asked !== 'review')) return 'words';
  return asked === 'review' && saved ? 'review' : 'form';
}

/** Reads what a store gave back; what does not fit is left out. */
export function newProductFrom(stored: unknown): NewProduct {
  const { words, measure, kind, pack, saved, wish } = fieldsOf(stored);
  const { concept, description } = fieldsOf(words);
  const { formFactor, volume, unit } = fieldsOf(measure);
  const { id, body: sent } = fieldsOf(saved);
  const { body, key } = fieldsOf(wish);
  return {
    words: { concept: textOf(concept), description: textOf(description) },
    measure: measureOf({ formFactor: textOf(formFactor), volume: Number(volume), unit: textOf(unit) }),
    kind: isProductKind(kind) ? kind : null,
    pack: packFrom(pack),
    saved: Number.isSafeInteger(id) && typeof sent === 'string' ? { id: Number(id), body: sent } : null,
    wish: typeof body === 'string' && typeof key === 'string' ? { body, key } : null,
  };
}

function packFrom(stored: unknown): ChosenPack | null {
  const { category, size } = fieldsOf(stored);
  if (!isPackCategory(category)) return null;
  return { category, size: typeof size === 'number' && size > 0 ? size : null };
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
