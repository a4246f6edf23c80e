import { createNameIndex, tokenize } from '../../registry/index.ts';
import type { Pack } from '../constants/constant.ts';
import type { FormulaLine } from '../line.ts';
import { isOfStyle, isSingleDose, styleOf } from '../stated/productStyle.ts';
import { hasPhrase, searchable, textBehind } from '../text.ts';
import { atomsOf } from '../words/atoms.ts';
import { isPlainIn } from '../words/plain.ts';
import { eitherBeside } from '../words/besideWords.ts';
import { findExcluded } from '../words/exclusions.ts';
import { refusalWords } from '../words/refusalWords.ts';
import { besideParts, type BesidePart } from './besideParts.ts';
import { partWordsIn } from './partWords.ts';
import { restricted } from './restricted.ts';
import { isInsoluble } from './solubility.ts';
import { steppedBack } from './steppedBack.ts';
import { isMasked, withLoads } from './tasteLoads.ts';
import { tastesIn } from './tastes.ts';

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

interface Made {
  readonly pack: Pack;
  readonly lines: readonly FormulaLine[];
  /** Millilitres of a serving that is a liquid; null of others. */
  readonly servingMl: number | null;
  /** Whether something fills it up to a weight, however plain it is. */
  readonly isFilledUp: boolean;
  /** Whether neither flavour nor sweetener are usual of it. */
  readonly isPlain: boolean;
  /** Whether a part breaks a term of the brief. */
  readonly isBroken?: (part: BesidePart) => boolean;
  /** Whether the brief says what alone is to sweeten it. */
  readonly isSweetnessSaid: boolean;
  /** Whether the brief leaves less sugar than a usual base has. */
  readonly isLowSugar?: boolean;
}

/** What a product of the pack is made with beside its actives, as the words of a text want it. */
export function besidePartsFor(made: Made, text: string): BesidePart[] {
  const { pack, lines, isBroken } = made;
  const plain = searchable(text);
  const actives = lines.map(({ material: { name, form } }) => searchable(`${name}, ${form}`));
  // What is an active is neither named as a part nor has another beside it.
  const isActive = (word: string) => actives.some((name) => hasPhrase(name, word));
  const refused = new Set([...refusedIn(text), ...(made.isLowSugar ? sugarWords : [])]);
  const said = partWordsIn(withoutEffects(plain), isActive);
  // What is called unflavoured tastes of nothing, whatever it is stirred into.
  const tastes = isPlainIn(plain) ? [] : tastesIn(said.left, lines);
  const isSaid = ({ words }: BesidePart) => words.some((word) => said.words.has(word) && !refused.has(word));
  const isNamed = (part: BesidePart) =>
    isSaid(part) || (part.slot === 'flavour' && part.words.length === 0 && tastes.length > 0);
  const isAllowed = (part: BesidePart) =>
    !part.words.some((word) => refused.has(word)) &&
    // `No fillers but rice flour`.
    (isSaid(part) || !part.refused.some((word) => refused.has(word))) &&
    !part.unless.some((word) => hasPhrase(plain, word) || isActive(word)) &&
    !(part.purpose === 'carrier' && inPowder.has(pack) && part.words.some(isActive));
  const chosen = [...Map.groupBy(openTo(made, plain), ({ slot }) => slot).values()].flatMap((ofSlot) => {
    if (ofSlot.some((part) => isMetBy(part) && part.words.some(isActive))) return [];
    const allowed = keptOf(ofSlot.filter(isAllowed), (part) => !isSaid(part) && (isBroken?.(part) ?? false));
    return ofWords(allowed, { isNamed, words: said.words }) ?? usualOf(allowed, ofSlot);
  });
  const filled = steppedBack(chosen, { isSaid, isSweetnessSaid: made.isSweetnessSaid });
  const left = restricted(filled, { ...made, text, actives: lines.length, isNamed });
  return withLoads(withTaste(left, tastes), { pack, style: styleOf(pack, lines, plain), lines });
}

const effectWords = [...refusalWords('effect')].join('|');
const denied = new RegExp(
  String.raw` (?:${[...refusalWords('list')].join('|')})(?: [a-z]+){1,2} (?:${effectWords})(?= )`,
  'g',
);
/** `No stevia aftertaste: use monk fruit` names no stevia. */
const withoutEffects = (plain: string): string => plain.replace(denied, ' ,');

/** What a limit of sugar speaks of and does not put in. */
const sugarWords: readonly string[] = ['sugar', 'sugars', 'added sugar'];

const inPowder: ReadonlySet<Pack> = new Set<Pack>(['tub', 'sticks']);

/** An active that is an acid, a carbonate or an emulsifier does its work as well. */
const isMetBy = ({ purpose, share }: BesidePart): boolean =>
  share !== null && (purpose === 'acid' || purpose === 'excipient');

/** The rows of how it is made. */
function openTo({ pack, lines, servingMl }: Made, plain: string): BesidePart[] {
  const style = styleOf(pack, lines, plain);
  // A sachet of a liquid has in it what a drink has.
  const inside = isSingleDose(style) ? 'ready' : pack;
  const met = {
    insoluble: servingMl !== null && lines.some((line) => isInsoluble(line, servingMl)),
    alkaline: lines.some(({ material }) => material.ingredient === 'chlorophyllin'),
    bitter: isMasked({ pack: inside, style, lines }),
    algae: lines.some(({ material }) => material.ingredient === 'algal-oil'),
  };
  return besideParts.filter(
    ({ packs, styles, needs }) =>
      packs.includes(inside) &&
      (styles.length === 0 || isOfStyle(styles, style)) &&
      (needs === '' || met[needs]),
  );
}

/** What several of may share its work. */
const isShared = ({ of, purpose }: BesidePart) =>
  of === 'fill' &&
  (purpose === 'sweetener' || purpose === 'carrier' || purpose === 'base' || purpose === 'excipient');

/** Of the parts of a slot those that the words name, each with its part of the share; null where they name none. */
function ofWords(
  allowed: readonly BesidePart[],
  { isNamed, words }: { isNamed: (part: BesidePart) => boolean; words: ReadonlySet<string> },
): BesidePart[] | null {
  const [first, ...others] = allowed.filter(
    (part) => isNamed(part) || part.wishes.some((word) => words.has(word)),
  );
  if (!first) return null;
  const named = [first, ...others].filter(
    (part) => part.words.some((word) => words.has(word)) && isShared(part),
  );
  const several = named.filter(({ form }, at) => at === named.findIndex((each) => each.form === form));
  if (several.length === 0) return [first];
  return several.map((part) =>
    Object.assign({}, part, { share: part.share === null ? null : part.share / several.length }),
  );
}

/** The first that stands where nothing is named; what is filled into a shell has one, whatever else a list of refusals runs into. */
const usualOf = (allowed: readonly BesidePart[], ofSlot: readonly BesidePart[]): readonly BesidePart[] => {
  const usual =
    allowed.find(({ isOnlyNamed }) => isOnlyNamed === '') ??
    ofSlot.find(({ purpose, isOnlyNamed }) => purpose === 'shell' && isOnlyNamed === '');
  return usual ? [usual] : [];
};

/**
 * Of the parts of a slot those that break no term of the brief: what else only stands where it is named takes their
 * place. Where all break one, what may be left out is, and what may not stays and is told.
 */
function keptOf(
  parts: readonly BesidePart[],
  isBroken: (part: BesidePart) => boolean,
): readonly BesidePart[] {
  if (!parts.some(isBroken)) return parts;
  const kept = parts.filter((part) => !isBroken(part));
  if (kept.some(({ isOnlyNamed }) => isOnlyNamed === '')) return kept;
  if (kept.length > 0) return kept.map((part) => Object.assign({}, part, { isOnlyNamed: '' as const }));
  return parts.every(({ isSpare, isOnlyNamed }) => isSpare === 'yes' || isOnlyNamed === 'yes') ? [] : parts;
}

const withTaste = (parts: readonly BesidePart[], tastes: readonly string[]): BesidePart[] =>
  parts.map((part) =>
    part.slot === 'flavour' && tastes.length > 0
      ? { ...part, form: `${tastes.join(' and ')} flavour` }
      : part,
  );
