import { formatNumber } from '../../../registry/index.ts';
import { countADay, multipliedIn, shareOfDay } from './counts.ts';
import { effectsOfMaking } from './effects.ts';
import { inUnit, type Operation, plainOf, says, type Sheet, stated, tidy, weight } from './sheet.ts';
import { ofName } from './strength.ts';
import type { Quantity } from './quantities.ts';
import { workedSentence } from '../arithmetic.ts';

/** How many pieces a container holds: “60 capsules per bottle”, “a bottle of 60”, “bottles x 60 capsules”. */
const perContainer = (sheet: Sheet): Quantity | undefined => {
  const pieces = sheet.quantities.filter(
    ({ unit, per }) =>
      (unit.dimension === 'piece' || unit.dimension === 'serving') && per?.unit.dimension !== 'time',
  );
  const counted = pieces.find(({ per }) => per?.unit.dimension === 'container');
  return counted ?? pieces.find(({ value, per }) => value > 1 && per === null);
};

/** How much a piece holds: “500 mg per capsule”, “500 mg each”, “60 capsules of 500 mg”. */
const perPiece = (sheet: Sheet): Quantity | undefined => {
  const masses = sheet.quantities.filter(({ unit }) => unit.dimension === 'mass');
  const fits = ({ per }: Quantity) => per?.unit.dimension === 'piece' || per?.unit.dimension === 'serving';
  const held = masses.filter(fits);
  return (
    held.find(({ after }) => /^\s*(?:of\s+)?(?!each|a\b|an\b|per\b|every\b)[\p{L}]{3,}/iu.test(after)) ??
    held[0] ??
    masses.find(({ per, unit }) => (per === null || per.unit.dimension === 'container') && unit.key !== 'kg')
  );
};

/** “5000 pouches of 250 g”: what a container holds by weight, where no pieces are counted. */
const perContainerFilled = (sheet: Sheet, containers: Quantity): Quantity | undefined =>
  perContainer(sheet)
    ? undefined
    : sheet.quantities.find(
        ({ unit, start, before, per }) =>
          unit.dimension === 'mass' &&
          start > containers.start &&
          (per?.unit.dimension === 'container' ||
            per?.unit.dimension === 'piece' ||
            /^\s*(?:of|with|at|à|x|×)\s*$/i.test(before)),
      );

/** “Without losses, and with 4 %”: what it comes to before them is asked for as well. */
const asksNet = /\b(?:without|before|net|excluding|no)\b|\band (?:how much )?(?:with|if|at)\b/i;

/** C7: what a run takes of a material. */
export const run: Operation = (sheet) => {
  const containers = plainOf(sheet, 'container').find(({ value }) => value > 1);
  const isAsked = says(
    sheet,
    /\bkgs?\b|\bkilo(?:gram)?s?\b|\bhow much\b|\bmaterial need|\border\b|\bneed\b|\btonnes?\b/i,
  );
  if (!containers || !isAsked || sheet.quantities.some(({ unit }) => unit.dimension === 'money')) return null;
  const filled = perContainerFilled(sheet, containers);
  const [piece, count] = filled ? [filled, { value: 1 }] : [perPiece(sheet), perContainer(sheet)];
  // what a run costs to make, an estimate tells without either
  if (!piece && !count && says(sheet, /\bcosts?\b/i)) return null;
  if (!piece || !count) {
    const missing = [
      ...(piece ? [] : ['how much each piece holds']),
      ...(count ? [] : ['how many pieces a container holds']),
    ];
    return { statement: '', missing };
  }
  const factors = effectsOfMaking(sheet);
  const net = containers.value * count.value * piece.amount;
  const gross = factors.reduce((value, { factor }) => value * factor, net);
  const pieces = `${stated(containers)} × ${filled ? '' : `${formatNumber(count.value)} × `}${stated(piece)}`;
  const sum = [pieces, ...factors.map(({ words }) => words)];
  const isOfBoth = factors.length > 0 && says(sheet, asksNet);
  return {
    statement: `${weight(gross)}${ofName(sheet)}: ${sum.join(' ')}`,
    ...(isOfBoth && { further: [workedSentence(`${weight(net)} without that: ${pieces}`)] }),
    ...(factors.length === 0 && { remark: 'That is net: overage, process loss and yield come on top' }),
  };
};

/** “800 IU per drop”. */
const activityOf = ({ quantities }: Sheet): Quantity | undefined =>
  quantities.find(({ unit, per }) => unit.dimension === 'activity' && per?.unit.dimension === 'piece');

/** What so many pieces a day bring. */
export const daily: Operation = (sheet) => {
  const pieces = sheet.quantities.find(
    ({ unit, per }) =>
      (unit.dimension === 'piece' || unit.dimension === 'serving') && per?.unit.dimension === 'time',
  );
  const counted = countADay(sheet)?.value ?? pieces?.value ?? multipliedIn(sheet);
  const piece = perPiece(sheet) ?? activityOf(sheet);
  const isAsked =
    says(sheet, /\bdaily\b|\ba day\b|\bper day\b/i) &&
    !says(sheet, /\bhow many (?:capsules|tablets|pieces|gummies|softgels|days)\b|\bhow long\b|\bcosts?\b/i);
  // whether a day is too much is told of its sum by the limits
  const isOfLimit = (['limit', 'safety'] as const).some((ask) => sheet.inquiry.asks.has(ask));
  if (
    isOfLimit ||
    !counted ||
    !piece ||
    !isAsked ||
    plainOf(sheet, 'container').some(({ value }) => value > 1)
  )
    return null;
  const [key] = sheet.inquiry.ingredients;
  const amount = counted * piece.amount;
  const further = shareOfDay(sheet, { amount, unit: piece.unit, of: '', ...(key && { key }) });
  return {
    statement: `${inUnit(amount, piece.unit.key)}${ofName(sheet)} a day: ${formatNumber(counted)} × ${stated(piece)}`,
    further,
    isOfWhole: further.length > 0,
  };
};

/** How many servings a container holds, by weight or by pieces, and how a US label says it. */
export const servings: Operation = (sheet) => {
  if (
    !says(
      sheet,
      /\bservings?\b.*\b(?:per|in|declare|container|how many|are)|\bhow many (?:\S+ (?:mg|g|kg|ml|l) )?(?:servings|portions|scoops|doses)\b|\b(?:servings|portions|scoops)\s*\?/i,
    )
  )
    return null;
  const masses = sheet.quantities.filter(
    ({ unit, per }) =>
      (unit.dimension === 'mass' || unit.dimension === 'volume') && per?.unit.dimension !== 'mass',
  );
  const [whole, one, ...others] = masses.toSorted((left, right) => right.amount - left.amount);
  if (!whole || !one || others.length > 0 || whole.unit.dimension !== one.unit.dimension) return null;
  const isOfPart = says(sheet, /\bhow many \S+ (?:mg|g|kg|ml|l) (?:servings|portions|scoops|doses)\b/i);
  if (sheet.inquiry.ingredients.length > 0 && !isOfPart) return null;
  if (whole.amount <= one.amount || !says(sheet, /\bserving|portion|scoop|dose/i)) return null;
  const exact = whole.amount / one.amount;
  const rounded = exact >= 2 && exact <= 5 ? Math.round(exact * 2) / 2 : Math.round(exact);
  const about = Math.abs(rounded - exact) > 1e-9 ? 'about ' : '';
  const daily = sheet.quantities.find(
    ({ unit, per }) => unit.dimension === 'serving' && per?.unit.dimension === 'time',
  );
  const days = daily ? Math.floor(rounded / daily.value + 1e-9) : 0;
  const lasts = daily && days > 0 ? `; at ${stated(daily)} a day that lasts ${formatNumber(days)} days` : '';
  return {
    statement: `${formatNumber(tidy(rounded))} servings${about ? `, declared in the US as “about ${formatNumber(rounded)}”` : ''}: ${stated(whole)} ÷ ${stated(one)} = ${formatNumber(tidy(exact))}${lasts}`,
  };
};

/** From a serving to 100 g or 100 mL, and back. */
export const perHundred: Operation = (sheet) => {
  const isOfHundred = ({ value, unit }: { value: number; unit: Quantity['unit'] }) =>
    value === 100 && (unit.key === 'g' || unit.key === 'ml');
  const rate = sheet.quantities.find(
    ({ per, unit }) => per && isOfHundred(per) && unit.dimension !== 'percent',
  );
  const toHundred = /\b(?:per|to|in)\s+100\s?(g|ml|grams?|millilit(?:re|er)s?)\b/i.exec(sheet.text);
  const masses = sheet.quantities.filter(
    ({ value, unit }) =>
      (unit.dimension === 'mass' || unit.dimension === 'volume') && !isOfHundred({ value, unit }),
  );
  const serving = masses.find((each) => isOfServing(each) && each !== rate);
  if (rate && serving) {
    const value = (rate.amount * serving.amount) / 100;
    return {
      statement: `${inUnit(value, rate.unit.key)}${ofName(sheet)} in ${stated(serving)}: ${stated(rate)} per 100 ${serving.unit.dimension === 'mass' ? 'g' : 'mL'} × ${stated(serving)} ÷ 100 ${serving.unit.dimension === 'mass' ? 'g' : 'mL'}`,
    };
  }
  const counted = masses.find(
    ({ per, unit }) =>
      per?.unit.dimension === 'mass' &&
      unit.dimension === 'mass' &&
      per.unit.key !== 'kg' &&
      !isOfHundred(per),
  );
  if (toHundred && counted?.per) {
    const basis = `${formatNumber(counted.per.value)} ${counted.per.unit.symbol}`;
    const value = (counted.amount * 100) / (counted.per.value * counted.per.unit.worth);
    return {
      statement: `${inUnit(value, counted.unit.key)}${ofName(sheet)} per 100 g: ${stated(counted)} ÷ ${basis} × 100 g`,
    };
  }
  const held = masses.find((each) => each !== serving);
  if (!toHundred || !serving || !held || held.amount > serving.amount) return null;
  const basis = serving.unit.dimension === 'mass' ? '100 g' : '100 mL';
  return {
    statement: `${inUnit((held.amount * 100) / serving.amount, held.unit.key)}${ofName(sheet)} per ${basis}: ${stated(held)} ÷ ${stated(serving)} × ${basis}`,
  };
};

const isOfServing = ({ after, before, per }: Quantity): boolean =>
  per?.unit.dimension === 'serving' ||
  /^\s*(?:-\s*)?(?:serving|portion|scoop|bar|piece|sachet|stick|gummy|biscuit|cookie|bottle|can|slice)/i.test(
    after,
  ) ||
  /\b(?:serving|portion|scoop|bar|piece|sachet|stick|gummy|biscuit|cookie|bottle|can|slice|shot|pouch|cup|one|it)\s*(?:size)?\s*(?:of|is|:|with|weighs?|holds?|has)?\s*$/i.test(
    before,
  );
