import { eitherBeside } from '../words/besideWords.ts';
import { servingMeasures, type StatedServing } from '../stated/statedServing.ts';
import { countOf, countPattern, mostPieces } from '../stated/counts.ts';
import type { StatedPack } from '../stated/statedPack.ts';
import { enumeration } from '../../text/enumeration.ts';
import { formRows } from '../words/formWords.ts';
import { withoutNames } from '../named/amountsBeside.ts';
import { namedIn } from '../named/namedIn.ts';
import { anyOf, searchable } from '../text.ts';
import { containerNames, oneOfFigures, pieceNames, servingNames } from './figureWords.ts';
import type { Given } from './given.ts';
import { isWithin, type LostFigure } from './lostFigure.ts';

const adjectives = String.raw`(?: (?!(?:a|an|the|per|of|and|or|with|in|for|to|mg|ug|g|iu|ml|day|days|x) )[a-z]+){0,2}`;
const most = String.raw`(?:(?<most>${eitherBeside('most').replaceAll(String.raw`\s+`, ' ')}) )?`;
const counts = (names: string) =>
  new RegExp(String.raw`(?<=[ ])${most}${countPattern}${adjectives} (?:${names})(?= )`, 'g');

const ofPieces = counts(pieceNames);
const ofServings = counts(`${servingNames}|${oneOfFigures('doses')}`);
const ofDays = new RegExp(
  String.raw`(?<=[ ])${most}${countPattern} (?:${oneOfFigures('days')}) (?:supply|pack|box|kit|carton|course|,|$)`,
  'g',
);
const inContainer = new RegExp(
  String.raw`(?<=[ ])${most}(?:${containerNames}) of ${countPattern}(?= (?:,|$)| $)`,
  'g',
);
const ofMeasures = counts(anyOf([...servingMeasures.keys()].filter((each) => !/^m(?:l|illi)/.test(each))));

/** Digits behind a hyphen are of a name, and those of a size count nothing: `KSM-66 capsules`, `size 0 capsule`. */
const ofName = /(?<=\p{L}-|\bsizes? |\bsize no\. ?)\d+\b/giu;
/** `Two tablets or four capsules`: one of them is enough. */
const isInstead = (read: string, start: number): boolean => read.slice(0, start).endsWith(' or ');

interface Kind {
  readonly pattern: RegExp;
  readonly may: (count: number, isMost: boolean) => boolean;
  readonly here: string;
}

const several = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Counts that a brief states of pieces, servings, days and measures, and that the suggestion has not. */
export function lostCounts(text: string, given: Given): LostFigure[] {
  const { units, servings, pieces, isCounted, ml } = given;
  const isCount = (count: number) =>
    [units, servings, pieces].some((each) => each === count) || Math.abs(pieces - count) < units;
  const isServings = (count: number) =>
    Math.abs(servings - count) <= Math.max(0, Math.round(servings * 0.07)) || count === units;
  const kinds: Kind[] = [
    {
      pattern: ofPieces,
      // `Vitamin C 1000 tablets` is read as an amount.
      may: (count, isMost) => (isMost ? units <= count : isCount(count) || count > mostPieces),
      here: isCounted
        ? `${several(units, 'piece')} a serving, ${pieces} in a container`
        : several(servings, 'serving'),
    },
    ...[ofServings, ofDays, inContainer].map((pattern): Kind => ({
      pattern,
      may: (count, isMost) =>
        isServings(count) || (isMost && units <= count) || (pattern === inContainer && isCount(count)),
      here: several(servings, 'serving'),
    })),
  ];
  // `5-HTP capsules` are no five.
  const numbered = namedIn(text).filter((mention) => /^\d/.test(mention.text));
  const own = withoutNames(text, numbered)
    .replace(ofName, (digits) => '·'.repeat(digits.length))
    .replaceAll('\n', ', ');
  const read = ` ${searchable(own)} `;
  const found = kinds.flatMap(({ pattern, may, here }) =>
    [...read.matchAll(pattern)].flatMap((match): LostFigure[] => {
      const [whole, , digits = ''] = match;
      return may(countOf(digits), match.groups?.most !== undefined) || isInstead(read, match.index)
        ? []
        : [{ written: whole.replace(/ [,$]?$/, '').trim(), start: match.index, given: here }];
    }),
  );
  const measured = isCounted ? [] : lostMeasures(read, ml);
  return [...found, ...lostForms(read, given), ...measured];
}

/** So many pieces are a container's. Our assumption, as for packs. */
const leastInContainer = 8;
const formOf = (name: string) => formRows.find(({ words }) => words.includes(name))?.formFactor ?? null;

/** `30 softgels and 30 tablets`: a container is to hold them all. */
function lostForms(read: string, { pieces, units }: Given): LostFigure[] {
  const byForm = new Map<string, { written: string; count: number; start: number }>();
  for (const { 0: written, 2: digits = '', index: start } of read.matchAll(ofPieces)) {
    const form = formOf(written.split(' ').at(-1) ?? '');
    const count = countOf(digits);
    if (form && count >= leastInContainer && !isInstead(read, start) && !byForm.has(form))
      byForm.set(form, { written: written.trim(), count, start });
  }
  const all = [...byForm.values()];
  const count = all.reduce((sum, each) => sum + each.count, 0);
  return all.length < 2 || Math.abs(pieces - count) < units
    ? []
    : [
        {
          written: enumeration(all.map(({ written }) => written)),
          start: all[0]?.start ?? 0,
          given: `${pieces} pieces in a container, ${several(units, 'piece')} a serving`,
        },
      ];
}

/** Behind a count of measures what holds so many: `600 drops per bottle`. */
const perContainer = new RegExp(String.raw`^ (?:per|a|in a|to a|in each) (?:${containerNames})(?= |$)`);

/** `four sprays`, `one teaspoon`: what of a liquid is taken at once; `600 drops per bottle`: what is in a container. */
function lostMeasures(read: string, { serving: ml, container }: Given['ml']): LostFigure[] {
  return [...read.matchAll(ofMeasures)].flatMap((match): LostFigure[] => {
    const [whole, , digits = ''] = match;
    const name = [...servingMeasures.keys()].find((each) => whole.endsWith(` ${each}`)) ?? '';
    const one = servingMeasures.get(name) ?? 0;
    const wanted = countOf(digits) * one;
    if (one > 0 && perContainer.test(read.slice(match.index + whole.length))) {
      const given = `about ${Math.round(container / one)} in a container`;
      return isWithin(wanted, container, 0.1) ? [] : [{ written: whole.trim(), start: match.index, given }];
    }
    return one === 0 || isWithin(wanted, ml, 0.15) || isWithin(one, ml, 0.15)
      ? []
      : [
          {
            written: whole.trim(),
            start: match.index,
            given: `${Number(ml.toPrecision(2))} mL at once`,
          },
        ];
  });
}

/** What the words say that a container or a serving holds by weight or volume. */
export function lostSizes(
  text: string,
  { pack, serving }: { pack: StatedPack; serving: StatedServing },
  { isCounted, grams, ml }: Given,
): LostFigure[] {
  if (isCounted) return [];
  const sizes = [
    { said: pack.grams, here: grams, unit: 'g' },
    { said: pack.ml, here: ml, unit: 'mL' },
    { said: serving.ml, here: ml, unit: 'mL' },
  ];
  return sizes.flatMap(({ said, here, unit }): LostFigure[] => {
    if (said === null) return [];
    const isThere = [here.serving, here.container].some((each) => isWithin(said, each, 0.1));
    const shown = (value: number) => `${Number(value.toPrecision(2))} ${unit}`;
    return isThere
      ? []
      : [
          {
            written: shown(said),
            start: text.length,
            given: `${shown(here.serving)} a serving, ${shown(here.container)} in a container`,
          },
        ];
  });
}
