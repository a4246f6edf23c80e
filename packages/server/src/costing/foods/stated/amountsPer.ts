import { findAmountsIn, formatNumber } from '../../../registry/index.ts';
import { ofServing, packs, type Portion } from './statedPer.ts';

/** Amounts of actives; grams are those of the recipe's contents, or of the pack. */
const units = ['mg', 'µg', 'IU'] as const;
/** Amounts of contents, which have a basis of their own: sugar, protein, fat. */
const contentUnits = ['g'] as const;

/** What amounts of a sentence are of: `per 100 ml`, `per litre`, `per can`, `per serving`. */
const bases = new RegExp(
  String.raw`(?:\bper|\bin each|\beach|/)\s*(?:(?<count>\d+(?:\.\d+)?)?\s*(?:(?:(?<litre>l|lit(?:re|er)s?)|(?<kilo>kg))|(?<one>g|ml))|(?<pack>${packs})|serving|portion|bar|glass|cup|shot)\b`,
  'gi',
);
/** Where a sentence ends: a point within a number ends none. */
const sentences = /[;\n]|\.(?!\d)/g;

/** What stands before an amount that a comma parts from the one before: `…, under`. */
const ofItself = /,[^,.;:\n]{0,40}$/;

interface Basis {
  readonly start: number;
  readonly called: string;
  /** How many of it a serving is. */
  readonly times: number;
}

function basesIn(text: string, portion: Portion): Basis[] {
  return Array.from(text.matchAll(bases), ({ 0: called, index, groups = {} }): Basis => {
    const { count = '1', litre, kilo, one, pack } = groups;
    const thousand = litre ?? kilo;
    const unit = litre ? 'ml' : kilo ? 'g' : one;
    const size = Number(count) * (thousand ? 1000 : 1);
    const per = (thousand ?? one) !== undefined && size > 0 ? String(size) : undefined;
    return { start: index, called, times: ofServing(1, { per, pack, unit }, portion) };
  });
}

/**
 * A text with the amounts of actives that it states per 100 mL, per litre or per pack as those of a serving, and what was
 * read so. An amount is of what stands next behind it in its sentence, or else of what stands last before it.
 */
export function inServings(text: string, portion: Portion): { text: string; notes: string[] } {
  const found = basesIn(text, portion);
  const ends = Array.from(text.matchAll(sentences), ({ index }) => index);
  const contents = findAmountsIn(text, contentUnits).filter(({ start }) =>
    ofItself.test(text.slice(0, start)),
  );
  /** `80 mg caffeine, under 3 g sugar per 100 ml`: what follows the sugar is of it alone. */
  const isOfContent = (from: number, to: number) =>
    contents.some(({ start, end }) => start >= from && end <= to);
  const sentenceOf = (at: number) => ends.filter((end) => end < at).length;
  const notes: string[] = [];
  let read = '';
  let upTo = 0;
  for (const { start, end, value, unit, text: called } of findAmountsIn(text, units)) {
    const beside = found.filter((basis) => sentenceOf(basis.start) === sentenceOf(start));
    const behind = beside.find((each) => each.start >= end && !isOfContent(end, each.start));
    const basis = behind ?? beside.findLast((each) => each.start < start);
    if (!basis || Math.abs(basis.times - 1) < 0.05) continue;
    const amount = Number((value * basis.times).toPrecision(3));
    read += `${text.slice(upTo, start)}${amount} ${unit}`;
    upTo = end;
    notes.push(`${called} ${basis.called}: read as ${formatNumber(amount)} ${unit} of a serving.`);
  }
  return { text: read + text.slice(upTo), notes: [...new Set(notes)] };
}
