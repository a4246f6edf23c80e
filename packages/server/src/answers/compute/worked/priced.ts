import { formatNumber } from '../../../registry/index.ts';
import { packIn } from './counts.ts';
import { workedSentence } from '../arithmetic.ts';
import { money, type Operation, says, type Sheet, stated } from './sheet.ts';
import { isCount } from './units.ts';

/** A price with what it is of: of each piece, or of the whole. */
interface Priced {
  readonly value: number;
  /** As the sum writes it. */
  readonly words: string;
  readonly isEach: boolean;
}

const asksCost = /\bcosts?\b|\bcome(?:s)? to\b|\bprice\b|\bsum\b|\btotal\b|\badd(?:s)? up\b/i;
const currency = /[$€£]|\b(?:usd|eur|gbp)\b/i;
const symbols: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };
const pieceNames = '(?:serving|scoop|piece|capsule|tablet|stick|sachet|gummy|softgel|unit)';
/** “Powder 0.12 each”, “carton 0.35”, “30 gummies at 0.03 USD each”: a price in figures with cents behind what it is of. */
const price = new RegExp(
  String.raw`(?<![\d.,])(?!\d{1,3},\d{3}\b)(\d{1,4}[.,]\d{1,4})(?![\d.,]*\d)(?!\s*(?:%|mg|g|kg|ml|l)\b)(?:\s*(?:[$€£]|(?:usd|eur|gbp|euros?|dollars?)\b))?(?:\s*(?:per|an?|\/)\s*${pieceNames}\b|(\s+each\b|\s+apiece\b))?`,
  'gi',
);
const perPiece = new RegExp(String.raw`(?:per|an?|\/)\s*${pieceNames}\s*$`, 'i');

/** What a pack comes to whose parts are priced: so many times what each piece costs, and what is paid once. */
export const piecesPriced: Operation = (sheet) => {
  const prices = pricesIn(sheet.whole);
  const [first = '', ...more] = new Set(
    [...sheet.whole.matchAll(new RegExp(currency, 'gi'))].map(
      ([sign]) => symbols[sign] ?? sign.toUpperCase(),
    ),
  );
  const isOther = sheet.quantities.some(
    ({ unit, per }) =>
      unit.dimension === 'percent' || (unit.dimension === 'money' && per && !isCount(per.unit.dimension)),
  );
  if (prices.length < fewestPrices || more.length > 0 || isOther || !says(sheet, asksCost)) return null;
  const count = countIn(sheet);
  const each = prices.filter(({ isEach }) => isEach);
  if (each.length > 0 && count === null) return { statement: '', missing: ['how many pieces a pack holds'] };
  const sumOf = (some: readonly Priced[]) => some.reduce((total, { value }) => total + value, 0);
  const once = prices.filter(({ isEach }) => !isEach);
  const ofAll = (count ?? 0) * sumOf(each);
  const total = Number((ofAll + sumOf(once)).toPrecision(10));
  const list = (some: readonly Priced[]) => some.map(({ words }) => words).join(' + ');
  const multiplied = each.length > 1 ? `(${list(each)})` : list(each);
  const parts = [
    ...(each.length > 0 ? [`${formatNumber(count ?? 0)} × ${multiplied}`] : []),
    ...(once.length > 0 ? [list(once)] : []),
  ];
  const run = sheet.quantities.find(({ unit, value }) => unit.dimension === 'container' && value >= leastRun);
  const ofRun =
    run &&
    workedSentence(`${money(total * run.value, first).trim()} for ${stated(run)}: × ${formatNumber(total)}`);
  return {
    statement: `${money(total, first).trim()} for the pack: ${parts.join(' + ')}`,
    ...(ofRun && { further: [ofRun] }),
    isOfWhole: true,
  };
};

const fewestPrices = 3;
/** So many containers are a run. */
const leastRun = 100;

/** “$21 per thousand”, “21 USD per 1,000”. */
const perThousand =
  /(?<![\d.,])(\d{1,4}(?:\.\d{1,2})?)\s*(?:[$€£]|(?:usd|eur|gbp|euros?|dollars?)\b)?\s*(?:per|a|\/)\s*(?:thousand|1,?000)\b/gi;

const pricesIn = (text: string): Priced[] => [
  ...[...text.matchAll(perThousand)].map(([, figure = '']) => ({
    value: Number(figure) / 1000,
    words: `${figure} ÷ 1,000`,
    isEach: true,
  })),
  ...[...text.replaceAll(perThousand, ' ').matchAll(price)].map(
    ({ 0: written, 1: figure = '', 2: each, index }) => ({
      value: Number(figure.replace(',', '.')),
      words: formatNumber(Number(figure.replace(',', '.'))),
      isEach: each !== undefined || perPiece.test(written) || saidOfEach.test(text.slice(0, index)),
    }),
  ),
];

/** “Each has powder for 0.12 and costs 0.10 to fill; the carton …”: what a clause says of each piece. */
const saidOfEach = new RegExp(
  String.raw`(?:^|[.;:!?]\s+)(?:each|every)(?:\s+(?:one|of them|${pieceNames}))?\s[^.;:!?]*(?:\d[.,]\d+[^.;:!?]*)*$`,
  'i',
);

/** How many pieces the pack holds. */
function countIn(sheet: Sheet): number | null {
  const counted = sheet.quantities.find(
    ({ unit, value }) =>
      (unit.dimension === 'piece' || unit.dimension === 'serving') && value > 1 && Number.isInteger(value),
  );
  return counted?.value ?? packIn(sheet)?.value ?? null;
}
