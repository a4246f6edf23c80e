import type { Quantity } from './quantities.ts';
import { money, type Operation, saysInAll, type Sheet, stated } from './sheet.ts';

/** Who takes a margin between the maker and the shelf, from the shelf down. */
const parties = [
  {
    name: 'retailer',
    words: /\bretail\w*|\bshops?\b|\bstores?\b|\bgrocer\w*|\bsupermarket\w*|\bpharmac\w*/gi,
  },
  { name: 'distributor', words: /\bdistribut\w*|\bwholesal\w*|\bimporters?\b/gi },
  { name: 'broker', words: /\bbrokers?\b|\bagents?\b/gi },
] as const;
type Party = (typeof parties)[number]['name'];

const ofShelf =
  /\bshelf\b|\bretail\w*|\brrp\b|\bmsrp\b|\bsrp\b|\bsells? (?:it |them )?(?:at|for)\b|\bconsumers?\b|\bshop\b|\bstore\b/i;

/** A percentage with whoever takes it. */
interface Taken {
  readonly party: Party;
  readonly share: Quantity;
}

/** What is left of a price on the shelf when shops and those who deliver to them have had their margins. */
export const shelf: Operation = (sheet) => {
  const [price, ...prices] = sheet.quantities.filter(({ unit }) => unit.dimension === 'money');
  const shares = sheet.quantities.filter(({ unit }) => unit.dimension === 'percent');
  const taken = shares.flatMap((share) => partyOf(sheet, share) ?? []);
  if (!price || prices.length > 0 || taken.length === 0 || taken.length !== shares.length) return null;
  if (
    !saysInAll(sheet, ofShelf) ||
    !saysInAll(sheet, /\bmargins?\b|\bkeeps?\b|\btakes?\b|\bcuts?\b|\bmark-?ups?\b/i)
  )
    return null;
  const ordered = parties.flatMap(({ name }) => taken.filter(({ party }) => party === name));
  if (new Set(ordered.map(({ party }) => party)).size < ordered.length) return null;
  const symbol = price.unit.symbol;
  const isMarkup = saysInAll(sheet, /\bmark-?ups?\b/i);
  let left = price.value;
  const steps = ordered.map(({ party, share }) => {
    const before = left;
    left = isMarkup ? left / (1 + share.value / 100) : left * (1 - share.value / 100);
    const sign = isMarkup ? `÷ (1 + ${stated(share)})` : `× (1 − ${stated(share)})`;
    return `${money(left, symbol)} after the ${party}: ${money(before, symbol)} ${sign}`;
  });
  return {
    statement: `${money(left, symbol)} are left of ${money(price.value, symbol)}: ${steps.join('; ')}`,
    isOfWhole: true,
    remark: isMarkup
      ? 'A markup is counted on what is paid, a margin on what is asked'
      : 'Each margin is counted on the selling price of whoever takes it; taxes in the price on the shelf come off first',
  };
};

/** Whoever is named nearest to a percentage, in the words before it first. */
function partyOf({ whole }: Sheet, share: Quantity): Taken | null {
  const near = (from: string, isBefore: boolean) =>
    parties
      .flatMap(({ name, words }) => [...from.matchAll(words)].map(({ index }) => ({ name, at: index })))
      .toSorted((one, other) => (isBefore ? other.at - one.at : one.at - other.at))[0]?.name;
  const before =
    whole
      .slice(0, share.start)
      .split(/[,;.]|\band\b/i)
      .at(-1) ?? '';
  const after = whole.slice(share.end).split(/[,;.]|\band\b/i)[0] ?? '';
  // “the shop sells it at 4.99 and keeps 35 percent”: whoever was named last
  const party = near(before, true) ?? near(after, false) ?? near(whole.slice(0, share.start), true);
  return party ? { party, share } : null;
}

const ofMargin = /\bmargin\b|\bGM\b/;
const asksPrice = /\bprices?\b|\bcharge\b|\bsell(?:ing)?\b|\bask for\b/i;
const cost = /\b(?:costs?|COGS)\b[^.?!\d$€£]{0,24}[$€£]?\s?(\d+(?:[.,]\d+)?)(?!\s*%)/i;

/** What a margin asks for as a price. */
export const grossMargin: Operation = (sheet) => {
  const { whole } = sheet;
  const [paid, ...others] = sheet.quantities.filter(({ unit }) => unit.dimension === 'money');
  const [share, ...shares] = sheet.quantities.filter(({ unit }) => unit.dimension === 'percent');
  const spent = readFigure(cost.exec(whole)?.[1]);
  if (!paid || !share || others.length + shares.length > 0 || paid.per?.unit.dimension === 'mass')
    return null;
  if (!(spent > 0) || share.value >= 100 || !ofMargin.test(whole) || !asksPrice.test(whole)) return null;
  const { symbol } = paid.unit;
  const price = spent / (1 - share.value / 100);
  return {
    statement: `${money(price, symbol)} for a gross margin of ${stated(share)}: ${money(spent, symbol)} ÷ (1 − ${stated(share)})`,
    isOfWhole: true,
    remark: 'That is the price that you are paid: margins of shops and taxes come on top',
  };
};

const readFigure = (figure: string | undefined): number => Number((figure ?? '').replace(',', '.'));
