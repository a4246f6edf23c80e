import { foodArchetypes, foodCategories, foodFigures } from '../../costing/index.ts';
import type { Passage } from '../../evidence/index.ts';
import { formatAmount, formatNumber, isConfirmed, once } from '../../registry/index.ts';
import { capitalize } from '../prose.ts';

type Figure = (typeof foodFigures)[number];
type Archetype = (typeof foodArchetypes)[number];

/** Figures that nobody asks for: by what others are bounded and scaled. */
const isInner: ReadonlySet<Figure['kind']> = new Set<Figure['kind']>(['category', 'bound']);
const isTold = ({ kind, unit }: Figure): boolean => !isInner.has(kind) && unit !== 'exponent';

/** What foods and drinks cost to make, pack, move and sell, as answers cite it. */
export const foodCostPassages = once((): readonly Passage[] => [
  ...foodFigures.filter(isTold).map(figurePassage),
  ...foodArchetypes.filter(({ kind }) => kind !== 'supplement').map(archetypePassage),
]);

const byKey = once(() => new Map(foodCostPassages().map((each) => [each.key, each])));

/** One of them by its key; undefined for a figure that nobody asks for. */
export const foodCostPassage = (key: string): Passage | undefined => byKey().get(key);

function figurePassage(row: Figure): Passage {
  const { key, item, category, kind, note, year, source } = row;
  const label = category === 'all' ? 'foods and drinks' : labelOf(category);
  const isMaterial = kind === 'raw material' || kind === 'benchmark';
  const title = isMaterial ? `${item}: ${kind}` : `${capitalize(item)}: ${label}`;
  return passage(`foodCost:${key}`, {
    title,
    source,
    text: `${title}: ${bandOf(row)}${year && `, ${year}`}.${note && ` ${capitalize(note)}.`}`,
    isKnown: isConfirmed(row),
  });
}

function archetypePassage(row: Archetype): Passage {
  const { archetype, words, unit_size, unit, process, process_yield, shelf, source } = row;
  const left = formatAmount(Number((process_yield * 100).toPrecision(3)), '%');
  const prices = {
    low: row.shelf_price_low,
    typical: row.shelf_price_typical,
    high: row.shelf_price_high,
    unit: 'USD',
  };
  const others = words.filter((word) => word !== archetype);
  const alsoCalled = others.length > 0 ? ` Also: ${others.join(', ')}.` : '';
  return passage(`foodKind:${archetype}`, {
    title: `${capitalize(archetype)}: kind of food`,
    source,
    text: `${capitalize(archetype)}: a usual unit is ${formatAmount(unit_size, unit)} and sells on the shelf for ${bandOf(prices)}. Made so: ${process}${process_yield === 1 ? '' : `; yield ${left}, finished over mixed weight`}. Kept: ${shelf}.${alsoCalled}`,
    isKnown: isConfirmed(row),
  });
}

const labelOf = (category: Figure['category']): string =>
  (category === 'all' ? undefined : foodCategories.get(category)?.label.toLowerCase()) ??
  category.replaceAll('_', ' ');

type Band = Pick<Figure, 'low' | 'typical' | 'high' | 'unit'>;

/** As fine as a price is read: 12.676565 USD/kg was worked out of dollars a pound. */
const roundedPrice = (value: number): number =>
  value < smallest ? Number(value.toPrecision(3)) : Number(value.toFixed(value < roundFrom ? 3 : 2));
const smallest = 0.1;
const roundFrom = 10;

/** `2.49–3.79 USD, typically 2.99`; a share in percent. */
function bandOf({ low, typical, high, unit }: Band): string {
  const isShare = unit === 'share';
  const scaled = (value: number) => roundedPrice(isShare ? value * 100 : value);
  const ends = [...new Set([low, high].filter((value) => value !== null))].map(scaled);
  const of = isShare ? '%' : unit;
  const [first, last] = ends;
  if (first === undefined) return typical === null ? '' : formatAmount(scaled(typical), of);
  const range =
    last === undefined ? formatAmount(first, of) : `${formatNumber(first)}–${formatAmount(last, of)}`;
  const isWithin = typical !== null && !ends.includes(scaled(typical));
  return isWithin ? `${range}, typically ${formatNumber(scaled(typical))}` : range;
}

function passage(
  key: string,
  { title, text, source, isKnown }: { title: string; text: string; source: string; isKnown: boolean },
): Passage {
  const hint = 'Indicative, not a quote.';
  return {
    key,
    kind: 'evidence',
    title,
    source,
    url: null,
    text: `${text} ${hint}${isKnown ? '' : unconfirmed}`,
    isConfirmed: isKnown,
    ingredients: [],
    topics: [],
  };
}

const unconfirmed = ' Unconfirmed: a planning figure, of no source of its own.';
