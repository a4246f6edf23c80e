import { formatNumber, nameInSentence, stems } from '../../../registry/index.ts';
import { doubt, fact, type Sentence } from '../../prose.ts';
import { derive } from '../../values.ts';
import { dosesADay, packIn } from './counts.ts';
import { type HeldRate, type NamedRate, ratesNamed } from './heldRates.ts';
import { moneyRange } from './moneyRange.ts';
import { ofCost } from './money.ts';
import type { Quantity } from './quantities.ts';
import { type Operation, saysInAll, type Sheet, stated, weight, type Working } from './sheet.ts';

/** What so much or so many come to at the prices on file: a material by weight, things and tests by number. */
export const heldPrices: Operation = (sheet) => {
  if (ofSale.test(sheet.whole) || asksOfKilo.test(sheet.whole)) return null;
  const isPriced = sheet.quantities.some(({ unit }) => unit.dimension === 'money');
  if (isPriced || !saysInAll(sheet, ofCost)) return null;
  const named = ratesNamed(sheet.evidence, sheet.whole);
  const first = named.find((each) => isMeant(sheet, each));
  if (!first) return null;
  return first.rate.per.of === 'mass' ? ofMaterial(sheet, first) : ofThings(sheet, named);
};

/** Prices of what is sold, and what else records tell of a food. */
export const ofSale = /\bshelf\b|\bretail|\bsells? (?:for|at|on)\b|\breference amount|\b(?:FOB|wholesale)\b/i;

/** “… and what does a kilo cost?” asks for the price itself. */
const asksOfKilo =
  /\b(?:what|how (?:much|many))\b[^?.;]{0,80}\b(?:an?|per|one|each)\s+(?:kg|kilo|kilogram)s?\b/i;

/** “BHB mineral salts” are no table salt: a material is meant where it is called by what the question names. */
function isMeant({ evidence, inquiry }: Sheet, { rate, said }: NamedRate): boolean {
  if (rate.per.of !== 'mass' || inquiry.ingredients.length === 0 || said.length > 1) return true;
  const names = new Set(
    inquiry.ingredients.flatMap((key) => stems(`${nameInSentence(evidence, key)} ${key}`)),
  );
  return (
    said.some((word) => names.has(word)) ||
    rate.passage.ingredients.some((key) => inquiry.ingredients.includes(key))
  );
}

/** A number of something, and how a sum writes it. */
interface Times {
  readonly count: number;
  readonly words: string;
}

/** Percentages and weights that belong to the name of a material are no amounts: “98 %”, “200:1”. */
const isOfName = ({ value, unit }: Quantity, { name }: HeldRate): boolean =>
  unit.dimension === 'percent' && name.includes(formatNumber(value));

const ofPieces: ReadonlySet<string> = new Set(['piece', 'serving', 'container', 'time']);

/** “Cost of the material”, “what do 400 mg of it cost”: not what the product costs that is made of it. */
const ofMaterialAlone =
  /\bmaterials?\b|\bingredients?\b|\braw\b|\bbulk\b|\bworth of\b|\bkilos?\b|\bkgs?\b|\bspend\b|\bbuy\b|\b(?:typical|planning|usual|market) price\b|\bhow many (?:grams|g|kg|mg)\b|\b(?:put|puts|use|uses|add|adds|goes)\b/i;
const askedOfAmount = /\b(?:does|do|did|will|would|for|are|is|of)\s*$/i;

/** Of a vitamin, a mineral or a carotenoid the amount is that of the active, which a diluted material takes more of. */
const ofActive = /vitamin|mineral|carotenoid/i;
function isOfActive({ evidence }: Sheet, { name, passage }: HeldRate, behind: string): boolean {
  const isDiluted = Number(/(?<![\d.])(\d{1,2}(?:\.\d+)?)\s?%/.exec(name)?.[1] ?? 100) <= mostDiluted;
  const isSaid = /^[^,;.?]{0,48}(?:%|\bbeadlets?\b|\bpowders?\b|\bextracts?\b|\boils?\b|\bpremix)/i.test(
    behind,
  );
  return (
    isDiluted &&
    !isSaid &&
    passage.ingredients.some((key) => ofActive.test(evidence.ingredients.get(key)?.category ?? ''))
  );
}
const mostDiluted = 50;

const ofOther: ReadonlySet<string> = new Set(['volume', 'activity', 'culture', 'ppm', 'charge']);

function ofMaterial(sheet: Sheet, { rate }: NamedRate): Working | null {
  const masses = sheet.quantities.filter(
    (each) => each.unit.dimension === 'mass' && !(each.per && !ofPieces.has(each.per.unit.dimension)),
  );
  const [amount, ...others] = masses;
  const isOther = sheet.quantities.some(
    (each) =>
      (each.unit.dimension === 'percent' && !isOfName(each, rate)) || ofOther.has(each.unit.dimension),
  );
  if (!amount || others.length > 0 || isOther) return null;
  // “how many dollars is a kilo?” asks for the price itself
  const isRate = amount.unit.key === 'kg' && amount.value === 1;
  if (isRate || isOfActive(sheet, rate, sheet.whole.slice(amount.end))) return null;
  const isOfProduct = sheet.inquiry.dosageForms.some((form) => !rate.name.toLowerCase().includes(form));
  const isAlone = saysInAll(sheet, ofMaterialAlone) || askedOfAmount.test(amount.before);
  if (isOfProduct && !isAlone) return null;
  const one = costOf(rate, amount.amount / rate.per.worth);
  const price = priceOf(rate);
  const first = `${one} for ${stated(amount)} of ${rate.name}: ${stated(amount)} × ${price}`;
  const further = timesIn(sheet).map(({ count, words }) => {
    const grams = count * amount.amount;
    return `${costOf(rate, grams / rate.per.worth)} for ${words}, ${weight(grams)}`;
  });
  return tell([first, ...further].join('; '), [rate]);
}

/** How often the amount is bought, from the least to the most: a day, a pack, so many days, a run. */
function timesIn(sheet: Sheet): Times[] {
  const doses = dosesADay(sheet);
  const days = sheet.quantities.find(
    ({ unit, per, value, start, end }) =>
      // “3 daily” counts what is taken
      unit.dimension === 'time' &&
      per === null &&
      value > 1 &&
      !/daily$/i.test(sheet.whole.slice(start, end)),
  );
  const pack = packIn(sheet);
  const pieces = sheet.quantities.find(
    ({ unit, per, value }) =>
      (unit.dimension === 'piece' || unit.dimension === 'serving') &&
      value > 1 &&
      per?.unit.dimension !== 'time',
  );
  const containers = sheet.quantities.find(
    ({ unit, per, value }) => unit.dimension === 'container' && per === null && value > 1,
  );
  const held = pieces
    ? { count: pieces.value, words: stated(pieces) }
    : pack && { count: pack.value, words: `a ${pack.name} of ${formatNumber(pack.value)}` };
  const isMonth = /\b(?:a|per|one) month\b/i.test(sheet.whole);
  const spanned = days
    ? { count: days.value, words: stated(days) }
    : isMonth
      ? { count: 30, words: '30 days' }
      : null;
  return [
    ...(doses > 1 ? [{ count: doses, words: 'a day' }] : []),
    ...(held ? [held] : []),
    ...(spanned && !held ? [{ count: spanned.count * doses, words: spanned.words }] : []),
    ...(containers && held ? [{ count: containers.value * held.count, words: stated(containers) }] : []),
    ...(containers && !held ? [{ count: containers.value, words: stated(containers) }] : []),
  ];
}

/** Things that are counted, one or several kinds of them. */
function ofThings(sheet: Sheet, named: readonly NamedRate[]): Working | null {
  const rates = named.map(({ rate }) => rate).filter(({ per }) => per.of === 'thing');
  const [first, ...others] = rates;
  if (!first || others.some(({ symbol }) => symbol !== first.symbol)) return null;
  const counts = rates.map((rate) => countOf(sheet, rate));
  const isSeveral = rates.length > 1;
  if (isSeveral ? !ofSum.test(sheet.whole) : counts[0] === null) return null;
  const sums = rates.map((rate, at) => ({ rate, factor: (counts[at] ?? 1) / rate.per.worth }));
  const total = (end: 'low' | 'high') => sums.reduce((sum, { rate, factor }) => sum + rate[end] * factor, 0);
  const told = moneyRange(total('low'), total('high'), first.symbol);
  const [count] = counts;
  const isOfOne =
    isSeveral && count && count > 1 && counts.every((each) => each === count) && ofOne.test(sheet.whole);
  const each = isOfOne
    ? `; ${moneyRange(total('low') / count, total('high') / count, first.symbol)} for one`
    : '';
  const parts = sums.map(
    ({ rate }, at) =>
      `${counts[at] === null ? '' : `${formatNumber(counts[at] ?? 1)} × `}${rate.name} ${priceOf(rate)}`,
  );
  return tell(`${told}${isSeveral ? ' together' : ''}${each}: ${parts.join(' + ')}`, rates);
}

/** Asks for what several things come to in all. */
const ofSum =
  /\btogether\b|\btotal\b|\bsum\b|\badds? up\b|\bin all\b|\baltogether\b|\bcombined\b|\bbill\b|\bplus\b|\+|\bbudget\b|\bcomes? to\b|\b(?:per|a|each|one) (?:unit|pack|bottle|jar|lot|batch|run)\b/i;

const ofOne = /\b(?:per|a|each|one|every) (?:unit|pack|bottle|jar|piece|tub|pouch)\b/i;

/** “3 lots”, “ten times”: how often a test is run. */
const often =
  /\b(\d{1,5})\s+(?:[a-z]+\s+)?(?:lots?|batch(?:es)?|runs?|times|samples?|tests?|skus?|flavou?rs?|products?|allergens?|analytes?)\b/i;
/** A bare number that counts no unit: “make 5,000 of them”. */
const bare = /(?<![\d.,:#-])(\d{1,3}(?:,\d{3})+|\d{3,6})(?![\d.,:%]|\s*(?:mg|g|kg|ml|l|cc|°|µg|iu)\b|-\d)/i;

const readCount = (figure: string | undefined): number => Number((figure ?? '').replaceAll(',', ''));

/** How many of it are asked for; null where the question counts none. */
function countOf(sheet: Sheet, { per, name }: HeldRate): number | null {
  if (/^(?:test|batch|SKU|project|year)$/i.test(per.unit)) {
    const count = readCount(often.exec(sheet.whole.replace(name, ''))?.[1]);
    return count > 0 ? count : null;
  }
  const plain = (dimension: string) =>
    sheet.quantities.find(
      ({ unit, per: against, value, before }) =>
        unit.dimension === dimension &&
        value > 1 &&
        against?.unit.dimension !== 'time' &&
        !/-\s*$/.test(before),
    )?.value;
  const [pieces, containers] = [plain('piece') ?? plain('serving'), plain('container')];
  const isOfPiece = per.worth > 1 || /^(?:capsule|tablet|softgel|gummy|stick|sachet)/i.test(per.unit);
  const count = isOfPiece
    ? pieces === undefined
      ? containers
      : pieces * (pieces < smallestRun ? (containers ?? 1) : 1)
    : (containers ?? pieces);
  const own = count ?? readCount(bare.exec(sheet.whole)?.[1]);
  const isYear = count === undefined && own >= 1990 && own <= 2100;
  return own > 1 && !isYear ? own : null;
}

/** Fewer pieces are in a container. */
const smallestRun = 500;

const priceOf = ({ low, high, symbol, per }: HeldRate): string => {
  const ends = [...new Set([low, high])].map((each) => formatNumber(each)).join('–');
  return `${ends} ${symbol}/${per.unit}`;
};

/** What it costs at both ends, and at the figure to plan with. */
function costOf({ low, high, typical, symbol }: HeldRate, times: number): string {
  const range = moneyRange(low * times, high * times, symbol);
  return typical === null
    ? range
    : `${range}, typically ${moneyRange(typical * times, typical * times, symbol)}`;
}

function tell(statement: string, rates: readonly HeldRate[]): Working {
  const [first, ...others] = rates.map(({ passage }) => passage);
  const isSure = rates.every(({ passage }) => passage.isConfirmed);
  const unsure =
    first && !isSure ? doubt(rates.find(({ passage }) => !passage.isConfirmed)?.passage ?? first) : '';
  const told: Sentence[] = first
    ? [fact(`${statement}${unsure}`, derive(first, `${statement}.`), ...others)]
    : [];
  return { statement, blocks: [{ kind: 'paragraph', sentences: told }], isOfWhole: true };
}
