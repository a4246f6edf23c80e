import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import { escaped } from '../../../text/pattern.ts';
import type { Quantity } from '../worked/quantities.ts';
import type { Sheet } from '../worked/sheet.ts';
import { type Unit, unitNamed, unitNames } from '../worked/units.ts';
import { type Dims, times } from './dims.ts';
import { strengthWords, type Way, type Ways } from './shareFactor.ts';
import { dimsOf } from './dimsOf.ts';
import { thingAsked, thingNames } from './things.ts';

const { key, list, text } = columns;
const data = new URL('./data/', import.meta.url);

/** What a question wants to know: a number of something. */
export interface Wanted {
  /** Money is `money`, whatever its currency. */
  readonly dims: Dims;
  /** The unit that it is asked in; null where it names none. */
  readonly unit: Unit | null;
  /** The words behind the asking. */
  readonly of: string;
  /** Where it is asked. */
  readonly at: number;
  /** What it is asked for one of: “per bottle”. */
  readonly per: { readonly value: number; readonly unit: Unit } | null;
}

/** A row of `wantedWords.csv`: words that ask for something of a dimension without its unit. */
const WantedWords = z.strictObject({ key, dimension: text, words: list });
const wantedWords = readTable(data, 'wantedWords', WantedWords).map(({ key: row, dimension, words }) => ({
  row,
  dimension,
  pattern: wordsPattern(words),
}));

/** A row of `wayWords.csv`: words by which what goes in is asked for, what comes out, or what somebody takes. */
const WayWords = z.strictObject({ key, words: list });
const ways = readTable(data, 'wayWords', WayWords).map(({ key: way, words }) => ({
  way,
  pattern: wordsPattern(words),
}));
/** The rows in the order in which they count; who says what is there at first asks for what is left of it. */
const order: readonly (readonly [row: string, way: Way])[] = [
  ['taken', 'taken'],
  ['kept', 'left'],
  ['needed', 'needed'],
  ['left', 'left'],
];

/** Any of some words, wherever it stands. */
export function wordsPattern(words: readonly string[]): RegExp {
  const all = words.toSorted((left, right) => right.length - left.length).map(escaped);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${all.join('|')})(?![\p{L}\p{N}])`, 'giu');
}

const per = String.raw`(?:\s*\/\s*|\s+(?:per|an?|each|every|in\s+an?|in\s+each|for\s+an?|for\s+each)\s+)`;
/** “How many mg”, “in kg”, “: mg of powder per capsule”, “kilos of each”. */
const unitAsked = new RegExp(
  String.raw`(?:\bhow many\s+(?:\p{L}+\s+)?|\bhow much (?:in )?|\bnumber of\s+|\btotal\s+|\bin\s+|(?:^|[:;,.?–—-]\s*|\band\s+)(?:(?:what|which|the)\s+)?)(${unitNames})(?![\p{L}\p{N}-])(?!\s+(?:run|line|order|launch)\b)(?!\s*=?\s*\d|\s+(?:of|with|at)\s+\d+(?:\.\d+)?\s*(?:mg|g|kg|ml|l|oz|µg|mcg)\b|\s+(?:i|we|you|they|it|be|this|that|one|the|our)\b)`,
  'giu',
);
/** “How many hours”, “pallets needed”. */
const thingsNamed = new RegExp(
  String.raw`(?:\bhow many\s+(?:\p{L}+\s+)?|\bnumber of\s+|\bin\s+|(?:^|[:;,.?]\s*|\band\s+))(${thingNames})(?![\p{L}\p{N}])(?!\s+(?:of\s+\d|holds?\b|has\b|have\b|takes?\b|contains?\b))`,
  'giu',
);
/** “Per bottle”, “a day”, “per 100 ml” behind what is asked. */
const basis = new RegExp(String.raw`${per}(\d+(?:\.\d+)?)?\s*(${unitNames})(?![\p{L}\p{N}])`, 'giu');

const statedBasis = new RegExp(
  String.raw`^${per}(?:\d+(?:\.\d+)?)?\s*(?:${unitNames})(?![\p{L}\p{N}])`,
  'iu',
);
/** “What does a kilo of blend cost?” */
const basisAhead = new RegExp(
  String.raw`\b(?:does|do|is|will|would|for)\s+(?:an?|one|each|every)\s+(${unitNames})(?![\p{L}\p{N}])[^,;:.?\d]{0,24}$`,
  'iu',
);

/** All that a question wants to know in numbers, the plainest said first. */
export function wantedIn({ whole, quantities }: Pick<Sheet, 'whole' | 'quantities'>): Wanted[] {
  const question = withoutStatedBases(whole, quantities);
  const isStated = (at: number) => quantities.some(({ start, end }) => at >= start && at < end);
  const named = [...question.matchAll(unitAsked)].flatMap((match): Wanted[] => {
    const [whole, name = ''] = match;
    const unit = unitNamed(name);
    const end = match.index + whole.length;
    if (!unit || isStated(end - 1)) return [];
    return basesIn(question.slice(end, end + reach), unit.dimension).map((per) =>
      ofBasis(dimsAsked(unit), { unit, per, of: question.slice(end, end + reach), at: match.index }),
    );
  });
  const isPriced = quantities.some(({ unit }) => unit.dimension === 'money');
  // “60 a minute: how long for 25,000?” is told in minutes, how long a pack lasts in days
  const isOfMachine = /\b(?:minutes?|mins?|hours?|hrs?)\b/i.test(question);
  const spoken = wantedWords.flatMap(({ row, dimension, pattern }): Wanted[] => {
    // “cheaper” asks for no sum where no price is stated
    if (row === 'comparison' && !isPriced) return [];
    if (row === (isOfMachine ? 'lasting' : 'running')) return [];
    const match = [...question.matchAll(pattern)].find(
      ({ index }) =>
        !isStated(index) &&
        (row === 'comparison' ||
          asksWhat.test(question.slice(0, index)) ||
          !isPriceStated(question.slice(index), quantities, index)),
    );
    if (!match) return [];
    const own: Dims = dimension === 'percent' ? {} : { [dimension]: 1 };
    const of = question.slice(match.index);
    const ahead = unitNamed(basisAhead.exec(question.slice(0, match.index))?.[1] ?? '');
    const bases = basesIn(of, dimension).map((each) => each ?? (ahead ? { value: 1, unit: ahead } : null));
    return bases.map((per) => ofBasis(own, { per, of: of.slice(0, reach), at: match.index }));
  });
  const things = [...question.matchAll(thingsNamed)].flatMap(({ 1: name = '', index }) => {
    const asked = thingAsked(name);
    return asked ? [{ ...asked, per: null, of: '', at: index }] : [];
  });
  const counted = named.length + things.length === 0 ? thingsAsked(question) : [];
  const all = [...named, ...things, ...counted, ...spoken];
  return all.length > 0 ? all : amountsAsked(question);
}

/** What a stated figure is counted against is no basis of what is asked. */
const withoutStatedBases = (whole: string, quantities: readonly Quantity[]): string =>
  quantities.reduce((text, { end, per }) => {
    const stated = per && statedBasis.exec(text.slice(end));
    return stated
      ? text.slice(0, end) + ' '.repeat(stated[0].length) + text.slice(end + stated[0].length)
      : text;
  }, whole);

/** “Shells plus filling per bottle?” asks for money where prices are stated and nothing else is asked for. */
export function moneyMeant({ whole, quantities }: Pick<Sheet, 'whole' | 'quantities'>): Wanted[] {
  const last = quantities.at(-1)?.end ?? 0;
  const isPriced = quantities.some(({ unit }) => unit.dimension === 'money');
  const of = whole.slice(last).replace(statedBasis, '');
  return isPriced
    ? basesIn(of, 'money').map((each) => ofBasis({ money: 1 }, { per: each, of, at: last }))
    : [];
}

/** “How much is in 30 g?” asks for an amount, whatever it is measured in. */
function amountsAsked(question: string): Wanted[] {
  const at = question.search(/\bhow much\b|\bamount\b/i);
  const of = question.slice(at, at + reach);
  return at < 0
    ? []
    : ['mass', 'activity', 'culture'].map((dimension) => ofBasis({ [dimension]: 1 }, { of, at }));
}

const ofBasis = (
  own: Dims,
  { unit = null, per = null, of, at }: Partial<Wanted> & Pick<Wanted, 'of' | 'at'>,
): Wanted => ({
  dims: per ? times(own, dimsOf(per.unit), -1) : own,
  unit,
  per,
  of,
  at,
});

/** “How many must be deposited?” asks for things, whatever they are called. */
const thingsAsked = (question: string): Wanted[] =>
  /\bhow many\s+(?:must|do|should|have|to|will|would|can|are|were|of|more)\b/i.test(question)
    ? [ofBasis({ piece: 1 }, { of: '', at: 0 })]
    : [];

const dimsAsked = (unit: Unit): Dims =>
  unit.dimension === 'money' ? { money: 1 } : unit.dimension === 'percent' ? {} : dimsOf(unit);

const reach = 40;

/** All that something is asked for one of: “per bottle and per day”; null where it is asked for as such. */
function basesIn(after: string, dimension: string): Wanted['per'][] {
  const [clause = ''] = after.split(/[?;]|\.\s/);
  const found = [...clause.matchAll(basis)].flatMap(([, value, name = '']) => {
    const against = unitNamed(name);
    const isOther = against && against.dimension !== dimension && !notBasis.has(against.dimension);
    return isOther ? [{ value: Number(value ?? 1), unit: against }] : [];
  });
  return found.length > 0 ? found : [null];
}

const notBasis: ReadonlySet<string> = new Set(['percent', 'money']);

/** “What is the cost per serving at 14.50 EUR?” asks for it, whatever price follows. */
const asksWhat = /\bwhat(?:['’]s|\s+is|\s+are|\s+would\s+be)\s+(?:the|our|my|its)?\s*(?:\p{L}+\s+)?$/iu;

/** “Costs 12 USD/kg” states a price and asks for none. */
function isPriceStated(from: string, quantities: readonly Quantity[], at: number): boolean {
  const next = quantities.find(({ start }) => start > at);
  return (
    next !== undefined &&
    next.unit.dimension === 'money' &&
    /^[^?.;]{0,24}$/.test(from.slice(0, next.start - at))
  );
}

/** Whether a question asks for what goes in, for what comes out, or for what somebody takes of it; what costs is what goes in. */
export function waysOf(question: string, { dims, of, per: against }: Wanted): Ways {
  const said =
    order.find(([row]) =>
      ways.some(({ way, pattern }) => way === row && question.search(pattern) >= 0),
    )?.[1] ?? (forCount.test(question) ? 'needed' : undefined);
  const isOfMoney = dims['money'] !== undefined;
  const [clause = ''] = of.split(/[,;:?]|\.\s/);
  const isOfMaterial = clause.search(materials) >= 0;
  return {
    making: isOfMoney && said !== 'taken' ? 'needed' : (said ?? 'left'),
    strength: isOfMoney || isOfMaterial ? 'needed' : 'left',
    basis: against ? basisOf.exec(of)?.[1] : undefined,
  };
}
/** “How much powder for 200,000 capsules?” asks for what goes in. */
const forCount =
  /\bhow (?:much|many (?:kg|kilos|g|grams))\b[^?.]*\bfor\s+(?:a (?:run|batch) of\s+)?\d[\d,. ]*\s*(?:capsules|tablets|softgels|gummies|bottles|sachets|sticks|pouches|packs|cans|servings|units|pieces)\b/i;
const materials = wordsPattern(strengthWords);
/** “Per kg of protein”, “per gram protein”. */
const basisOf = new RegExp(
  String.raw`${per}(?:${unitNames})\s+(?:of\s+)?(?:pure\s+|actual\s+)?(?!for\b|of\b|in\b|and\b|or\b|with\b|at\b|if\b|when\b|each\b|is\b)(\p{L}{3,})`,
  'iu',
);
