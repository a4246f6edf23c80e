/** A unit of a figure, in one writing. */
export interface Unit {
  /** Figures are compared within one of these: `mass`, `IU`, `people`. */
  readonly of: string;
  /** How much of the smallest unit of its kind it is worth. */
  readonly factor: number;
  /** People, trials, capsules: what is counted rather than measured. */
  readonly isCount: boolean;
}

type Spelling = readonly [pattern: string, of: string, factor?: number];

const measures: readonly Spelling[] = [
  ['(?:ng|nanogram(?:me)?s?)', 'mass', 1],
  ['(?:µg|mcg|ug|microgram(?:me)?s?)', 'mass', 1e3],
  ['(?:mg|mgs|milligram(?:me)?s?)', 'mass', 1e6],
  ['(?:g|gr|gm|gms|gram(?:me)?s?)', 'mass', 1e9],
  ['(?:kg|kgs|kilo(?:gram(?:me)?)?s?)', 'mass', 1e12],
  ['(?:lbs?|pounds?)', 'pounds'],
  ['(?:oz|ounces?)', 'ounces'],
  ['(?:µl|microlit(?:re|er)s?)', 'volume', 1],
  ['(?:ml|millilit(?:re|er)s?|cc)', 'volume', 1e3],
  ['(?:cl)', 'volume', 1e4],
  ['(?:dl)', 'volume', 1e5],
  ['(?:l|lit(?:re|er)s?)', 'volume', 1e6],
  ['(?:fl\\.? ?oz|fluid ounces?)', 'fluid ounces'],
  ['(?:iu|ie|international units?)', 'IU'],
  ['(?:kiu)', 'IU', 1e3],
  ['(?:cfus?|colony[- ]forming units?)', 'CFU'],
  ['(?:fccl?u?|gdu|hut|alu|fu|usp units?)', 'enzyme units'],
  ['(?:kcal|cal|calories?|kilocalories?)', 'kcal'],
  ['(?:kj|kilojoules?)', 'kJ'],
  ['(?:%|percent|per cent|percentage points?|pp)', '%'],
  ['(?:fold|times)', 'times'],
  ['(?:ppm)', 'ppm'],
  ['(?:ppb)', 'ppb'],
  ['(?:nmol)', 'amount of substance', 1],
  ['(?:µmol|umol)', 'amount of substance', 1e3],
  ['(?:mmol)', 'amount of substance', 1e6],
  ['(?:mol)', 'amount of substance', 1e9],
  ['(?:m?osm)', 'osmoles'],
  ['(?:mmhg)', 'mmHg'],
  ['(?:bpm)', 'bpm'],
  ['(?:nm)', 'length', 1],
  ['(?:µm)', 'length', 1e3],
  ['(?:mm)', 'length', 1e6],
  ['(?:cm)', 'length', 1e7],
  ['(?:°\\s?c|degrees? celsius)', '°C'],
  ['(?:°\\s?f|degrees? fahrenheit)', '°F'],
  ['(?:usd|us dollars?|dollars?)', 'USD'],
  ['(?:eur|euros?)', 'EUR'],
  ['(?:gbp)', 'GBP'],
  ['(?:cents?|¢)', 'cents'],
  ['(?:sec|secs|seconds?)', 'seconds'],
  ['(?:mins?|minutes?)', 'minutes'],
  ['(?:h|hrs?|hours?)', 'hours'],
  ['(?:d|days?)', 'days'],
  ['(?:wks?|weeks?)', 'weeks'],
  ['(?:months?)', 'months'],
  ['(?:y|yrs?|years?)', 'years'],
];

const counts: readonly Spelling[] = [
  ['(?:people|participants?|persons?|subjects?|individuals?|adults?|patients?|volunteers?|women|men|children|infants?)', 'people'],
  ['(?:trials?|rcts?|stud(?:y|ies)|meta-analys[ei]s|publications?|reviews?)', 'studies'],
  ['(?:capsules?)', 'capsules'],
  ['(?:tablets?|pills?|caplets?)', 'tablets'],
  ['(?:softgels?)', 'softgels'],
  ['(?:gumm(?:y|ies|ie))', 'gummies'],
  ['(?:drops?)', 'drops'],
  ['(?:sachets?|sticks?)', 'sachets'],
  ['(?:scoops?)', 'scoops'],
  ['(?:teaspoons?|tsps?)', 'teaspoons'],
  ['(?:tablespoons?|tbsps?)', 'tablespoons'],
  ['(?:spoons?|spoonfuls?)', 'spoons'],
  ['(?:cups?|glass(?:es)?)', 'cups'],
  ['(?:servings?|portions?)', 'servings'],
  ['(?:bottles?|containers?|jars?|packs?)', 'containers'],
]; // prettier-ignore

const units = [
  ...measures.map((spelling) => unitOf(spelling, false)),
  ...counts.map((spelling) => unitOf(spelling, true)),
];

function unitOf([pattern, of, factor = 1]: Spelling, isCount: boolean) {
  return { pattern: new RegExp(`^${pattern}$`, 'iu'), unit: { of, factor, isCount } };
}

/** Every spelling of a unit, longest first where one begins another, as a part of a regular expression. */
export const unitPattern = [...measures, ...counts]
  .map(([pattern]) => pattern)
  .toSorted((left, right) => right.length - left.length)
  .join('|');

/** The unit that is written so; null when it is none. */
export const readUnit = (written: string): Unit | null =>
  units.find(({ pattern }) => pattern.test(written.trim()))?.unit ?? null;

const currencies: Readonly<Record<string, string>> = { $: 'usd', us$: 'usd', '€': 'eur', '£': 'gbp' };

/** The unit of a sign or code that stands before its figure: `$12`, `USD 12`. */
export const readCurrency = (written: string): Unit | null =>
  readUnit(currencies[written.trim().toLowerCase()] ?? written);

/** The unit that the head of a column gives to the figures under it: `Dose (mg)`, `Dose, mg/day`, `Dose in mg`, `Share %`. */
export function readColumnUnit(head: string): Unit | null {
  const found = /\(([^()]+)\)\s*$|(?:,|\bin)\s+(\S+)\s*$|(%)\s*$/i.exec(head.trim());
  const written = found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
  return readUnit(written.replace(/\s*(?:\/|\bper\b|\ban?\b).*$/i, ''));
}
