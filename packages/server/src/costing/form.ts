import type { FormFactor } from '../contract/index.ts';
import type { Archetype } from './archetypes.ts';
import type { Pack } from './constant.ts';
import { hasPhrase } from './text.ts';

const readyWords = ['drink', 'beverage', 'shot', 'shots', 'water', 'soda', 'juice', 'ready to drink', 'rtd'];

/** Words that name a form, in the order they decide: 'drink mix' is a powder before 'drink' is a liquid. */
const formWords: readonly (readonly [FormFactor, readonly string[]])[] = [
  ['gummie', ['gummy', 'gummies', 'gummie', 'chew', 'chews', 'chewable gel']],
  ['softgel', ['softgel', 'softgels', 'soft gel', 'soft gels']],
  [
    'tablet',
    ['tablet', 'tablets', 'pill', 'pills', 'effervescent', 'lozenge', 'lozenges', 'chewable', 'chewables'],
  ],
  ['powder', ['powder', 'drink mix', 'mix', 'stick', 'sticks', 'sachet', 'sachets', 'scoop', 'shake']],
  ['liquid', readyWords],
  ['liquid', ['liquid', 'syrup', 'tincture', 'drops', 'dropper', 'tonic', 'elixir', 'spray', 'sprays']],
  ['capsule', ['capsule', 'capsules', 'caps']],
];

const hasOne = (text: string, words: readonly string[]) => words.some((word) => hasPhrase(text, word));

/** The form a searchable text names; null when it names none. */
export const formIn = (text: string): FormFactor | null =>
  formWords.find(([, words]) => hasOne(text, words))?.[0] ?? null;

/** How a form is packed, by the words of a searchable text or else by the kind of product. */
export function packFor(formFactor: FormFactor, text: string, archetype: Archetype): Pack {
  if (formFactor === 'powder')
    return hasOne(text, ['stick', 'sticks', 'sachet', 'sachets']) ? 'sticks' : 'tub';
  if (formFactor !== 'liquid') return formFactor;
  if (hasOne(text, ['drops', 'dropper', 'tincture', 'spray', 'sprays'])) return 'dropper';
  if (hasOne(text, ['syrup', 'tonic', 'elixir'])) return 'bottle';
  return hasOne(text, readyWords) ? 'ready' : archetype.liquidPack;
}

/** What one container of each pack is called, and several. */
export const containerName = {
  capsule: ['bottle', 'bottles'],
  tablet: ['bottle', 'bottles'],
  softgel: ['bottle', 'bottles'],
  gummie: ['bottle', 'bottles'],
  tub: ['tub', 'tubs'],
  sticks: ['carton', 'cartons'],
  bottle: ['bottle', 'bottles'],
  dropper: ['dropper bottle', 'dropper bottles'],
  ready: ['can', 'cans'],
} as const satisfies Record<Pack, readonly [string, string]>;
