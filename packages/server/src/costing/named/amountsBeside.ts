import { findAmountsIn, type Amount, type Mention } from '../../registry/index.ts';
import { eitherBeside, isEachBehind } from '../words/besideWords.ts';
import { pieceWords } from '../words/formWords.ts';
import { doseUnits } from './loneAmounts.ts';
import { textBefore, textBehind } from '../text.ts';

/** Title and description are lines of their own: an amount is of no name of another line. '10 g hydrolysed fish collagen'. */
const beforeName = new RegExp(
  String.raw`^(?:[^\S\n]|\()*(?:(?:of|elemental|${eitherBeside('madeSo')})[^\S\n]+)*$`,
  'i',
);
const afterName = /^(?:[^\S\n]|[():=–—-])*(?:(?:at|elemental)[^\S\n]+)*$/i;
/** 'Zinc acetate lozenges 10 mg': the pieces stand between. */
const afterPieces = new RegExp(String.raw`^[^\S\n]+(?:${pieceWords.join('|')})[^\S\n]+$`, 'i');
/** 'Lion's mane fruiting body extract 500 mg', 'milk thistle (25 % silymarin) 400 mg', 'caffeine max 100 mg', 'choline at least 100 mg'. */
const described = new RegExp(
  String.raw`\((?:[^()\d]|\d+(?:[.,]\d+)?\s*%|\d+\s*:\s*\d+)*\)|\d+(?:[.,]\d+)?\s*%(?:\s+\p{L}+)?|\b\d+\s*:\s*\d+\b|\b(?:${eitherBeside('part')}|${eitherBeside('most')}|${eitherBeside('least')})(?!\p{L})`,
  'giu',
);
/** A comma parts a name from its amount only where nothing else follows the amount. */
const afterComma = /^[^\S\n]*,[^\S\n]*$/;
const endsClause = /^\s*(?:$|[,;.)\n(])/;
/** Grams behind pieces are what the pack holds. */
const ofPieces: ReadonlySet<string> = new Set(['mg', 'µg', 'IU']);

/** 'Methylcobalamin and methylfolate' before '500mcg/400mcg'. */
const joinsNames = /^[^\S\n]*(?:and|plus|with|&|\+|\/|,)[^\S\n]*$/i;
const joinsAmounts = /^[^\S\n]*\/[^\S\n]*$/;

/** As many amounts as names are theirs on the next line too. */
const afterRow = /^[\s():=–—-]*$/;

interface Found {
  text: string;
  mentions: readonly Mention[];
  amounts: readonly Amount[];
}

/** An amount beside a name; `isEach`: it is of each of several names, and not of them together. */
export interface BesideAmount extends Amount {
  readonly isEach?: true;
}

/** For each mention the amount that stands right before it, or else right after it; an amount is used once, but for each of a list. */
export function amountsBeside(text: string, mentions: readonly Mention[]): (BesideAmount | null)[] {
  const amounts = findAmountsIn(withoutNames(text, mentions), doseUnits);
  const inRows = new Map([...rowsOf({ text, mentions, amounts }), ...ofEachOf({ text, mentions, amounts })]);
  let usedUpTo = 0;
  return mentions.map(({ start, end }, at) => {
    const ofRow = inRows.get(at);
    if (ofRow) {
      usedUpTo = ofRow.end;
      return ofRow;
    }
    const before = amounts.findLast((each) => each.start >= usedUpTo && each.end <= start);
    if (before && beforeName.test(text.slice(before.end, start))) return before;
    const after = amounts.find((each) => each.start >= Math.max(end, usedUpTo));
    if (!after || !standsBehind({ text, mentions, amounts }, end, after)) return null;
    usedUpTo = after.end;
    return after;
  });
}

function standsBehind({ text, mentions }: Found, end: number, { unit, start, end: last }: Amount): boolean {
  const between = text.slice(end, start);
  if (afterName.test(between) || (ofPieces.has(unit) && afterPieces.test(between))) return true;
  if (
    between.includes('\n') ||
    mentions.some((each) => each.start >= end && each.end <= start && !isShare(text, each))
  )
    return false;
  const left = between.replace(described, ' ');
  return afterName.test(left) || (afterComma.test(left) && endsClause.test(textBehind(text, last)));
}

/** `25 % silymarin` tells of the name before it. */
const isShare = (text: string, { start }: Mention) =>
  /%\s*(?:of\s+|total\s+)*$/.test(textBefore(text, start));

/** Names in a row before as many amounts in a row: each has its own. By the place of the mention. */
function rowsOf({ text, mentions, amounts }: Found): ReadonlyMap<number, Amount> {
  const found = new Map<number, Amount>();
  for (const [at, first] of amounts.entries()) {
    const row = [first];
    for (const next of amounts.slice(at + 1)) {
      if (!joinsAmounts.test(text.slice(row.at(-1)?.end ?? 0, next.start))) break;
      row.push(next);
    }
    const named = row.length > 1 ? namesBefore({ text, mentions }, first, row.length) : [];
    for (const [place, mention] of named.entries()) {
      const amount = row[place];
      if (amount) found.set(mention, amount);
    }
  }
  return found;
}

/** `at 10 billion CFU each`, `, 10 mg each`. */
const beforeEach = /^[^\S\n]*[,:(–—-]?[^\S\n]*(?:(?:at|with|of)[^\S\n]+)?$/i;

/** `Zinc and copper, 10 mg each`: an amount that is of each of the names that stand joined before it. */
function ofEachOf({ text, mentions, amounts }: Found): ReadonlyMap<number, BesideAmount> {
  const found = new Map<number, BesideAmount>();
  for (const amount of amounts.filter(({ end }) => isEachBehind(text, end))) {
    const last = mentions.findLastIndex(({ end }) => end <= amount.start);
    const gap = text.slice(mentions[last]?.end ?? 0, amount.start);
    if (last < 1 || !beforeEach.test(gap.replace(described, ' '))) continue;
    const before = mentions.slice(0, last + 1);
    const parted = before.findLastIndex((mention, at) => at > 0 && !isJoined(text, before[at - 1], mention));
    const listed = [...before.keys()].slice(Math.max(0, parted));
    if (listed.length > 1) for (const at of listed) found.set(at, { ...amount, isEach: true });
  }
  return found;
}

const isJoined = (text: string, one: Mention | undefined, other: Mention | undefined): boolean =>
  one !== undefined && other !== undefined && joinsNames.test(text.slice(one.end, other.start));

/** The places of so many names that stand joined right before an amount; none where there are fewer. */
function namesBefore(
  { text, mentions }: Pick<Found, 'text' | 'mentions'>,
  { start }: Amount,
  count: number,
): number[] {
  const last = mentions.findLastIndex(({ end }) => end <= start);
  const places = Array.from({ length: count }, (_, back) => last - count + 1 + back);
  const end = mentions[last]?.end ?? start;
  const isRow =
    last >= count - 1 &&
    places.slice(0, -1).every((place) => isJoined(text, mentions[place], mentions[place + 1])) &&
    afterRow.test(text.slice(end, start));
  return isRow ? places : [];
}

/** The digits of names are no amounts: `omega 3 500 mg`. */
export function withoutNames(text: string, mentions: readonly Mention[]): string {
  const parts: string[] = [];
  let upTo = 0;
  for (const { start, end } of mentions) {
    if (end <= upTo) continue;
    parts.push(text.slice(upTo, start), '·'.repeat(end - Math.max(start, upTo)));
    upTo = end;
  }
  return parts.join('') + text.slice(upTo);
}
