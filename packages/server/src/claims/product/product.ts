import type { Evidence } from '../../evidence/index.ts';
import { convertMass } from '../../registry/index.ts';
import type { ClaimMarket, ClaimProduct, ProductAmount } from '../claim.ts';

/** Share of the reference value that the product has, unrounded; null where amount, unit or reference is not known. */
export interface Level {
  percent: number | null;
  /** US: protein whose quality is not known. It counts for so much at most: 21 CFR 101.9(c)(7). */
  isAtMost?: boolean;
  /** What is counted: a serving, a day's portion, 100 g, 100 ml. */
  per: 'serving' | 'day' | '100 g' | '100 ml';
}

const amountOf = (amounts: readonly ProductAmount[], key: string): ProductAmount | undefined =>
  amounts.find((amount) => amount.key === key);

type Held = Pick<ClaimProduct, 'nutrients' | 'ingredients'>;

/** An amount of a nutrient in a serving. */
export const nutrientOf = ({ nutrients, ingredients }: Held, key: string): ProductAmount | undefined =>
  amountOf(nutrients, key) ?? amountOf(ingredients, key);

/** How much of the Daily Value (US) or NRV a serving, or what the market's rule counts, has of a nutrient. */
export function levelOf(
  evidence: Evidence,
  market: ClaimMarket,
  { product, key }: { product: ClaimProduct; key: string },
): Level {
  const { factor, per } = basisOf(market, product);
  const amount = nutrientOf(product, key);
  const reference = referenceOf(evidence, market, { audience: product.audience, key });
  if (!amount && reference && product.without?.includes(key)) return { percent: 0, per };
  if (!amount || !reference || factor === null) return { percent: null, per };
  const inUnit =
    amount.unit === reference.unit
      ? amount.amount
      : convertMass(amount.amount, amount.unit, massOf(reference.unit));
  const hasQuality = market === 'US' && key === 'protein';
  const quality = hasQuality ? (product.proteinQuality ?? 1) : 1;
  return {
    percent: inUnit === null ? null : ((inUnit * factor * quality) / reference.amount) * 100,
    per,
    ...(hasQuality && product.proteinQuality === undefined && { isAtMost: true }),
  };
}

/** `mg NE`, `µg RAE`, `µg DFE` are weights as far as a typed amount in plain weight goes. */
const massOf = (unit: string): string => unit.split(' ')[0] ?? unit;

/** How much a share of the reference value is, in the reference's unit; null where there is none. */
export function amountOfReference(
  evidence: Evidence,
  market: ClaimMarket,
  { product, key, percent }: { product: ClaimProduct; key: string; percent: number },
): ProductAmount | null {
  const reference = referenceOf(evidence, market, { audience: product.audience, key });
  return reference ? { key, amount: (reference.amount * percent) / 100, unit: reference.unit } : null;
}

/** Whether the nutrient has a reference value at all. */
export const hasReference = (
  evidence: Evidence,
  market: ClaimMarket,
  { audience, key }: { audience: ClaimProduct['audience']; key: string },
) => referenceOf(evidence, market, { audience, key }) !== undefined;

type DailyValues = Evidence['dailyValues'];

const byIngredient = new WeakMap<Evidence, ReadonlyMap<string, DailyValues>>();

/** Reference values by their ingredients: each sentence asks for those of all that it names. */
function valuesOf(evidence: Evidence): ReadonlyMap<string, DailyValues> {
  const known =
    byIngredient.get(evidence) ?? Map.groupBy(evidence.dailyValues, ({ ingredient }) => ingredient);
  byIngredient.set(evidence, known);
  return known;
}

function referenceOf(
  evidence: Evidence,
  market: ClaimMarket,
  { audience, key }: { audience: ClaimProduct['audience']; key: string },
) {
  const jurisdiction = market === 'US' ? 'US' : 'EU';
  const rows = (valuesOf(evidence).get(key) ?? []).filter((row) => row.jurisdiction === jurisdiction);
  return rows.find(({ group }) => group === audience) ?? rows.find(({ group }) => group === 'adults');
}

/** US: a serving. EU and UK: a day's portion of a supplement, 100 g of a food, 100 ml of a drink. */
function basisOf(
  market: ClaimMarket,
  { kind, perDay, serving }: ClaimProduct,
): { factor: number | null; per: Level['per'] } {
  if (market === 'US') return { factor: 1, per: 'serving' };
  if (kind === 'supplement') return { factor: perDay, per: 'day' };
  if (kind === 'drink') return { factor: serving?.ml ? 100 / serving.ml : null, per: '100 ml' };
  return {
    factor: serving?.grams ? 100 / serving.grams : serving?.ml ? 100 / serving.ml : null,
    per: '100 g',
  };
}

/** The EU's significant amount: 15 % of the NRV, of a drink 7.5 % (Regulation (EU) No 1169/2011, Annex XIII). */
export const significantPercent = ({ kind }: ClaimProduct): number => (kind === 'drink' ? 7.5 : 15);
