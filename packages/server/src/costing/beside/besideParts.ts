import { z } from 'zod';
import { columns, createNameIndex, readTable, tokenize } from '../../registry/index.ts';
import { atomsOf } from '../words/atoms.ts';
import { besideLabels, type BesideLabel } from './besideLabels.ts';
import type { Pack } from '../constants/constant.ts';
import { findExcluded } from '../words/exclusions.ts';
import type { FormulaLine } from '../line.ts';
import { isOfStyle, isSingleDose, ProductStyle, styleOf } from '../stated/productStyle.ts';
import { tastesIn } from './tastes.ts';
import { restrictionsIn } from '../stated/restrictions.ts';
import { eitherBeside } from '../words/besideWords.ts';
import { hasPhrase, searchable, textBehind } from '../text.ts';

const purposes = [
  'base', 'carrier', 'excipient', 'flavour', 'sweetener', 'colour', 'preservative', 'acid', 'solvent', 'water', 'shell',
  'coating',
] as const; // prettier-ignore

/** What a form is made with beside its actives. Of each slot the first row is taken that the words name, or else allow. */
const BesidePart = z.strictObject({
  key: columns.key,
  packs: columns.list,
  /** How the product is made; empty: however. */
  styles: columns.list.pipe(z.array(ProductStyle)),
  slot: columns.key,
  purpose: z.enum(purposes),
  name: columns.text,
  /** What is bought. */
  form: columns.text,
  /** What it is called: named it is taken, refused it is not. */
  words: columns.list,
  /** What else the words say that asks for it: `sugar-free`. */
  wishes: columns.list,
  /** What else may be refused that it is one of: additives. */
  refused: columns.list,
  /** What it does not go with. */
  unless: columns.list,
  /** Whether it is only there where it is named. */
  isOnlyNamed: z.enum(['', 'yes']),
  /** Whether it may be left out: its form is made without it too. */
  isSpare: z.enum(['', 'yes']),
  /** Whether it is of what is filled in, or around it. */
  of: z.enum(['fill', 'shell']),
  /** Percent of the weight of a serving's fill; empty: what is left. */
  share: columns.optionalFinite,
  ...columns.origin,
});
export type BesidePart = Readonly<z.infer<typeof BesidePart>> & { readonly label: BesideLabel };

/** In order: of a slot the first that is named, or else allowed. */
export const besideParts: readonly BesidePart[] = readTable(
  new URL('../data/', import.meta.url),
  'besideParts',
  BesidePart,
).map((row) => Object.assign({ label: labelOf(row) }, row));

function labelOf({ key, form }: z.infer<typeof BesidePart>): BesideLabel {
  const label = besideLabels.get(form);
  if (!label) throw new Error(`besideParts.csv ${key}: besideLabels.csv has no row for '${form}'`);
  return label;
}

const index = createNameIndex(
  [...new Set(besideParts.flatMap(({ words, refused }) => [...words, ...refused]))].map((word) => ({
    kind: 'ingredient' as const,
    key: word,
    names: [word],
  })),
);

const from = new RegExp(String.raw`^\s+(?:${eitherBeside('from')})\s+\p{L}`, 'iu');
/** `no lecithin from soy` leaves that of sunflowers. */
const isOfOneSource = (text: string, end: number) => from.test(textBehind(text, end));

/** The words of parts that a text refuses. */
function refusedIn(text: string): ReadonlySet<string> {
  const mentions = index.find(tokenize(text)).filter(({ end }) => !isOfOneSource(text, end));
  const refusals = findExcluded(atomsOf(text, mentions));
  return new Set(mentions.filter(({ start }) => refusals.get(start)).map(({ key }) => key));
}

const inPowder: ReadonlySet<Pack> = new Set<Pack>(['tub', 'sticks']);

interface Made {
  readonly pack: Pack;
  readonly lines: readonly FormulaLine[];
  /** Whether something fills it up to a weight, however plain it is. */
  readonly isFilledUp: boolean;
  /** Whether a part breaks a term of the brief. */
  readonly isBroken?: (part: BesidePart) => boolean;
}

/** What a product of the pack is made with beside its actives, as the words of a text want it. */
export function besidePartsFor({ pack, lines, isFilledUp, isBroken }: Made, text: string): BesidePart[] {
  const plain = searchable(text);
  const style = styleOf(pack, lines, plain);
  const refused = refusedIn(text);
  const actives = lines.map(({ material: { name, form } }) => searchable(`${name}, ${form}`));
  // What is an active is neither named as a part nor fills up.
  const isActive = (word: string) => actives.some((name) => hasPhrase(name, word));
  const has = (word: string) => hasPhrase(plain, word) && !isActive(word);
  const isAllowed = ({ words, refused: kinds, unless, purpose }: BesidePart) =>
    ![...words, ...kinds].some((word) => refused.has(word)) &&
    !unless.some((word) => hasPhrase(plain, word)) &&
    !(purpose === 'carrier' && inPowder.has(pack) && words.some(isActive));
  // A sachet of a liquid has in it what a drink has.
  const inside = isSingleDose(style) ? 'ready' : pack;
  const open = besideParts.filter(
    ({ packs, styles }) => packs.includes(inside) && (styles.length === 0 || isOfStyle(styles, style)),
  );
  const chosen = [...Map.groupBy(open, ({ slot }) => slot).values()].flatMap((ofSlot) => {
    const allowed = keptOf(ofSlot.filter(isAllowed), isBroken);
    const named = allowed.find(({ words, wishes }) => [...words, ...wishes].some(has));
    // What is filled into a shell has one, whatever else a list of refusals runs into.
    const shell = ofSlot.find(({ purpose, isOnlyNamed }) => purpose === 'shell' && isOnlyNamed === '');
    return named ?? allowed.find(({ isOnlyNamed }) => isOnlyNamed === '') ?? shell ?? [];
  });
  const tastes = tastesIn(plain, lines);
  const isNamed = ({ words, slot }: BesidePart) =>
    words.some(has) || (slot === 'flavour' && tastes.length > 0);
  return withTaste(restricted(chosen, { text, pack, actives: lines.length, isNamed, isFilledUp }), tastes);
}

/**
 * Of the parts of a slot those that break no term of the brief: what else only stands where it is named takes their
 * place. Where all break one, what may be left out is, and what may not stays and is told.
 */
function keptOf(parts: readonly BesidePart[], isBroken: Made['isBroken']): readonly BesidePart[] {
  if (!isBroken || !parts.some(isBroken)) return parts;
  const kept = parts.filter((part) => !isBroken(part));
  if (kept.some(({ isOnlyNamed }) => isOnlyNamed === '')) return kept;
  if (kept.length > 0) return kept.map((part) => Object.assign({}, part, { isOnlyNamed: '' as const }));
  return parts.every(({ isSpare, isOnlyNamed }) => isSpare === 'yes' || isOnlyNamed === 'yes') ? [] : parts;
}

interface Asked {
  readonly text: string;
  readonly pack: Pack;
  readonly actives: number;
  readonly isNamed: (part: BesidePart) => boolean;
  readonly isFilledUp: boolean;
}

/** In this order what may be left out is kept where the words leave room for some of it. */
const worth: readonly string[] = [
  'flavour',
  'sweetener',
  'excipient',
  'acid',
  'carrier',
  'colour',
  'coating',
];

/** Parts without those that may be left out, where the words keep the recipe short. */
function restricted(parts: readonly BesidePart[], asked: Asked): BesidePart[] {
  const { text, pack, actives, isNamed, isFilledUp } = asked;
  const { isUnsweetened, isUnflavoured, alone, most } = restrictionsIn(text);
  const isLeft = (part: BesidePart): boolean =>
    part.isSpare === '' ||
    isNamed(part) ||
    !(
      alone !== null ||
      (isUnsweetened && part.purpose === 'sweetener') ||
      (isUnflavoured &&
        (ofTaste.has(part.purpose) || ((pack === 'tub' || pack === 'sticks') && !isFiller(part))))
    );
  const isFiller = ({ purpose }: BesidePart) => isFilledUp && purpose === 'carrier';
  const left = parts.filter(isLeft);
  if (most === null) return left;
  const isFree = (part: BesidePart) => part.isSpare === 'yes' && !isNamed(part);
  const inside = left.filter(({ of }) => of === 'fill');
  const room = Math.max(0, most.count - actives - inside.filter((part) => !isFree(part)).length);
  const kept = new Set(
    inside
      .filter(isFree)
      .toSorted((one, other) => worth.indexOf(one.purpose) - worth.indexOf(other.purpose))
      .slice(0, room),
  );
  return left.filter((part) => !isFree(part) || kept.has(part));
}

const ofTaste: ReadonlySet<string> = new Set(['flavour', 'sweetener', 'acid']);

const withTaste = (parts: readonly BesidePart[], tastes: readonly string[]): BesidePart[] =>
  parts.map((part) =>
    part.slot === 'flavour' && tastes.length > 0
      ? { ...part, form: `${tastes.join(' and ')} flavour` }
      : part,
  );
