import { formatNumber } from '../../../registry/index.ts';
import type { Quantity } from '../worked/quantities.ts';
import {
  inUnit,
  type Operation,
  plainOf,
  saysInAll,
  type Sheet,
  stated,
  tidy,
  type Working,
} from '../worked/sheet.ts';
import { densityOf, weighed } from './brix.ts';
import { isStock, isWholeMix, strengthBeside, strengthWanted } from './roles.ts';
import { isShare, measuredIn, type Strength, strengthsIn } from './strengths.ts';

/** What a mix is asked of: how strong its parts are or it is to be, and how much there is. */
interface Mix {
  readonly sheet: Sheet;
  readonly strengths: readonly Strength[];
  readonly amounts: readonly Quantity[];
}

const ofMixing =
  /\bdilut|\bblend|\bmix|\bcombin|\bstandardi[sz]e|\bpearson|\b(?:get|bring|take|reduce|lower|raise|increase|adjust|correct|thin|cut|fortify|go|hit)\b[^.?]*\b(?:to|from|down)\b|\bend up with\b|\bhow much (?:of )?(?:each|(?:\p{L}+ )?(?:water|concentrate|carrier|diluent|filler|stock|maltodextrin))\b|\bevaporat|\bboil(?:ed|ing)? down|\breconstitut|\bhow many (?:kg|kilos|l|lit(?:re|er)s) (?:of )?(?:\p{L}+ )?(?:water|concentrate|carrier|stock)\b|\bto (?:hit|reach)\b|\bhow much (?:sugar|salt|acid|protein|fat)\b[^?]*\badd\b|\bmake from\b/iu;
const ofMoney = /\bcosts?\b|\bprices?\b|\bcheap/i;
/** What has nothing of what is counted, by the words for it. */
const thinner = /\bwater\b|\bcarrier\b|\bfiller\b|\bdiluent\b|\bmaltodextrin\b|\bskim(?:med)? milk\b/i;
const ofThinning =
  /\bwater\b|\bdilut|\breconstitut|\bthin\b|\bsyrup\b|\bconcentrate\b|\bcarrier\b|\bfiller\b|\bmaltodextrin\b|\bstock\b|\bmake from\b|\bend up with\b/i;
const ofTakingOut = /\bevaporat|\bboil|\bremov\w*\b|\bconcentrated? (?:it |this |them )?(?:to|from|up)\b/i;
const ofRaising =
  /\b(?:raise|increase|bring up|fortify|strengthen|sweeten)\b|\bhow (?:much|many \p{L}+) (?:of )?(?:more |extra |additional )?(?:sugar|salt|protein|fat|fibre|fiber|acid)\b[^?]*\b(?:add|need)/iu;

/**
 * What has to be mixed of two strengths for a third between them, what brings a strength down or leaves it higher, and how
 * strong a mix is: from the balance of what is in it. Null where the question states no such mix.
 */
export const blending: Operation = (sheet) => {
  if (!saysInAll(sheet, ofMixing) || saysInAll(sheet, ofMoney)) return null;
  const strengths = unlike(strengthsIn(sheet));
  const amounts = amountsOf(sheet, strengths);
  if (!amounts) return null;
  const { first, ...mix } = inWeights({ sheet, strengths, amounts });
  const working = strengths.length === 3 ? twoForAThird(mix) : strengths.length === 2 ? ofTwo(mix) : null;
  if (!working) return null;
  const remark = mix.amounts.some(({ unit }) => unit.dimension === 'volume')
    ? 'Volumes are taken to add up; alcohol is measured by weight or by its tables'
    : undefined;
  const statement = `${working.statement}${first}`;
  return { ...working, statement, isOfWhole: true, ...(remark && { remark }) };
};

const unlike = (strengths: readonly Strength[]): Strength[] => [
  ...new Map(strengths.map((each) => [each.value, each])).values(),
];

/** The weights or volumes that are mixed; null where something else is counted, or they do not fit the strengths. */
function amountsOf(sheet: Sheet, strengths: readonly Strength[]): Quantity[] | null {
  const isIn = ({ start }: Quantity) => strengths.some((each) => start >= each.start && start < each.end);
  const amounts = [...plainOf(sheet, 'mass'), ...plainOf(sheet, 'volume')].filter((each) => !isIn(each));
  const others = sheet.quantities.filter((each) => !amounts.includes(each) && !isIn(each));
  const isMeasured = amounts.every(({ unit }) =>
    strengths.every((each) => (measuredIn(each) ?? unit.dimension) === unit.dimension),
  );
  const isOneKind = new Set(amounts.map(({ unit }) => unit.dimension)).size <= 1;
  return isMeasured && isOneKind && others.length === 0 ? amounts : null;
}

/** Brix is by weight: litres of a sugar solution count by what they weigh. `first` says what that is. */
function inWeights(mix: Mix): Mix & { first: string } {
  const { sheet, strengths, amounts } = mix;
  const [amount, ...others] = amounts;
  const isByVolume = amount?.unit.dimension === 'volume' && strengths.every(({ unit }) => unit === 'brix');
  if (!isByVolume || others.length > 0) return { ...mix, first: '' };
  const low = strengths.toSorted((one, other) => one.value - other.value)[0];
  const own = strengthBeside(sheet, amount, strengths) ?? (isWholeMix(sheet, amount) ? low : undefined);
  if (!own) return { ...mix, first: '' };
  const density = densityOf(own.value);
  return {
    ...mix,
    amounts: [weighed(amount, density)],
    first: `; ${stated(amount)} at ${own.words} weigh ${inUnit(amount.amount * density, 'kg')}, ${formatNumber(density)} kg/L`,
  };
}

/** Of three strengths the middle one is to be reached; no mix of two reaches one outside them. */
function twoForAThird({ sheet, strengths, amounts }: Mix): Working | null {
  const [low, target, high] = strengths.toSorted((one, other) => one.value - other.value);
  const [amount, ...more] = amounts;
  if (!low || !target || !high || more.length > 0) return null;
  const wanted = strengthWanted(sheet, strengths);
  if (wanted && wanted !== target) {
    const [one, other] = strengths.filter((each) => each !== wanted);
    return {
      statement: `No mix of ${one?.words} and ${other?.words} reaches ${wanted.words}${amount ? ` in ${stated(amount)}` : ''}: a mix lies between the strengths of its parts`,
    };
  }
  const share = (target.value - low.value) / (high.value - low.value);
  const ofHigh = `${difference(target, low)} ÷ ${difference(high, low)}`;
  if (!amount)
    return {
      statement: `${percent(share)} of the mix at ${high.words} and ${percent(1 - share)} at ${low.words}: ${ofHigh} of the stronger, the rest of the weaker`,
    };
  // “to bring 5,000 litres to 3.5 %”: what there is was spoken of first
  const first = isStock(sheet, amount) ? strengths.find((each) => each !== target) : undefined;
  const of = strengthBeside(sheet, amount, strengths) ?? first;
  if (isWholeMix(sheet, amount) || of === undefined || of === target)
    return {
      statement: `${written(amount, share)} at ${high.words} and ${written(amount, 1 - share)} at ${low.words}: ${stated(amount)} × ${ofHigh} of the stronger, the rest of the weaker`,
    };
  const other = of === high ? low : high;
  const parts = Math.abs(of.value - target.value) / Math.abs(target.value - other.value);
  return {
    statement: `${written(amount, parts)} at ${other.words} to add, ${written(amount, 1 + parts)} in all: ${stated(amount)} × ${difference(of, target)} ÷ ${difference(target, other)}`,
  };
}

const percent = (share: number): string => `${formatNumber(tidy(share * 100))} %`;

const difference = (one: Strength, other: Strength): string => {
  const [large, small] = one.value > other.value ? [one, other] : [other, one];
  return `(${large.words} − ${small.words})`;
};

/** Two strengths: what holds nothing brings one down to the other, what is pure raises it, or both are mixed. */
function ofTwo(mix: Mix): Working | null {
  const { sheet, strengths, amounts } = mix;
  const [low, high] = strengths.toSorted((one, other) => one.value - other.value);
  if (!low || !high || low.value <= 0 || high.value >= 100 || amounts.length > 2) return null;
  if (amounts.length === 2) return strengthOfMix(mix);
  const [amount] = amounts;
  if (saysInAll(sheet, ofTakingOut) && !saysInAll(sheet, /\bdilut/i))
    return amount ? withoutWater(amount, low, high) : null;
  if (saysInAll(sheet, ofRaising)) return amount && isShare(low) ? withPure(amount, low, high) : null;
  return saysInAll(sheet, ofThinning) ? thinned(mix, low, high) : null;
}

function thinned({ sheet, amounts }: Mix, low: Strength, high: Strength): Working {
  const [amount] = amounts;
  const parts = high.value / low.value;
  const of = thinner.exec(sheet.whole)?.[0].toLowerCase() ?? 'diluent';
  const ratio = `${high.words} ÷ ${low.words}`;
  if (!amount)
    return {
      statement: `${formatNumber(tidy(parts - 1))} parts of ${of} to 1 part at ${high.words}: ${ratio} − 1`,
    };
  const isWhole = isWholeMix(sheet, amount) || strengthBeside(sheet, amount, [low, high]) === low;
  return {
    statement: isWhole
      ? `${written(amount, 1 / parts)} at ${high.words} and ${written(amount, 1 - 1 / parts)} of ${of}: ${stated(amount)} × ${low.words} ÷ ${high.words}, and the rest`
      : `${written(amount, parts - 1)} of ${of} to add, ${written(amount, parts)} in all: ${stated(amount)} × (${ratio} − 1)`,
  };
}

const withoutWater = (amount: Quantity, low: Strength, high: Strength): Working => ({
  statement: `${written(amount, 1 - low.value / high.value)} of water to take out, ${written(amount, low.value / high.value)} are left: ${stated(amount)} × (1 − ${low.words} ÷ ${high.words})`,
});

const withPure = (amount: Quantity, low: Strength, high: Strength): Working => ({
  statement: `${written(amount, (high.value - low.value) / (100 - high.value))} to add of what is pure: ${stated(amount)} × ${difference(high, low)} ÷ (100 % − ${high.words})`,
});

/** How strong two amounts are together. */
function strengthOfMix({ sheet, strengths, amounts }: Mix): Working | null {
  const pairs = amounts.flatMap((amount) => {
    const strength = strengthBeside(sheet, amount, strengths);
    return strength ? [{ amount, strength }] : [];
  });
  const [one, other] = pairs;
  if (!one || !other || one.strength === other.strength) return null;
  const total = one.amount.amount + other.amount.amount;
  const value = pairs.reduce((sum, { amount, strength }) => sum + amount.amount * strength.value, 0) / total;
  const sum = pairs.map(({ amount, strength }) => `${stated(amount)} × ${strength.words}`).join(' + ');
  const all = inUnit(total, one.amount.unit.key);
  return { statement: `${strengthWords(one.strength, value)} in ${all}: (${sum}) ÷ ${all}` };
}

/** Another strength of the same unit. */
const strengthWords = ({ words, value: own }: Strength, value: number): string =>
  words.replace(/^[\d.,]+/, (figure) =>
    formatNumber(tidy((value / own) * Number(figure.replaceAll(',', '')))),
  );

/** So many times an amount, in its own unit. */
const written = ({ amount, unit }: Quantity, times: number): string => inUnit(amount * times, unit.key);
