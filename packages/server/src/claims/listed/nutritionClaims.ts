import {
  describeCondition,
  evaluateCondition,
  measureCondition,
  type Evidence,
  type Measure,
} from '../../evidence/index.ts';
import { formatAmount } from '../../registry/index.ts';
import type { ClaimMarket, ClaimProduct } from '../claim.ts';
import { factsOf } from '../product/facts.ts';
import { sharedItems } from '../lexicon/listItems.ts';
import { hitsOf, isWithin } from '../reading/sentence.ts';
import { wordingsOf } from './nutritionWordings.ts';
import type { Hits } from '../lexicon/terms.ts';
import { phraseIndex, type FindPhrases } from '../lexicon/phraseIndex.ts';
import { phraseOf, type Span, type Word } from '../lexicon/words.ts';

type NutritionClaim = Evidence['references']['nutritionClaims'][number];

interface Listed {
  row: NutritionClaim;
}

/** The listed claims of all markets, and what finds each wording of them: one pass over a text finds all. */
interface ListedClaims {
  rows: readonly Listed[];
  findAt: FindPhrases<Listed>;
}

const prepared = new WeakMap<Evidence, ListedClaims>();

/** Claims whose words mostly mean something else, or are judged by their nutrient. */
const ordinary = new Set([
  'healthy',
  'high potency',
  'naturally/natural',
  'disclosure statement',
  'health claim disqualified',
]);

/** Claims that name their nutrient, e.g. `low fat`, with every wording of them. */
function listedIn(evidence: Evidence): ListedClaims {
  const known = prepared.get(evidence);
  if (known) return known;
  const rows = evidence.references.nutritionClaims
    .filter(({ claim }) => !/[[_]/.test(claim))
    .map((row) => ({ row }));
  const wordings = rows.flatMap((of) =>
    ordinary.has(of.row.claim)
      ? []
      : [of.row.claim, ...of.row.also].flatMap(wordingsOf).map((each) => ({ of, phrase: phraseOf(each) })),
  );
  const made = { rows, findAt: phraseIndex(wordings) };
  prepared.set(evidence, made);
  return made;
}

/** Whether a market lists levels of this nutrient by a condition of their own, e.g. protein by its share of energy. */
export const hasOwnLevels = (evidence: Evidence, isUs: boolean, key: string): boolean =>
  listedIn(evidence).rows.some(
    ({ row }) =>
      row.market === (isUs ? 'US' : 'EU') && row.nutrient === key && /^(?:high|source)/.test(row.claim),
  );

/** A listed nutrition claim that stands in a sentence, and whether the product meets it; null where that is not known. */
export interface FoundClaim extends Span {
  row: NutritionClaim;
  isMet: boolean | null;
  needs: string;
  /** The figures that decide it, where they are known. */
  measure: Measure | null;
}

/** Whether a product meets a claim, and what that needs. */
type Meeting = Pick<FoundClaim, 'isMet' | 'needs' | 'measure'>;

/** US: a percentage that is free of fat, other than all of it, is for what is low in fat (21 CFR 101.62(b)(6)). */
const percentFree = /(?<!\b100\s*)(?:%|\bpercent)\s+$/i;

/** The nutrition claims of a market that stand in a sentence, the longest of those that overlap. */
export function nutritionClaimsIn(
  { words, text, hits }: { words: readonly Word[]; text: string; hits: Hits },
  { evidence, isUs, product }: { evidence: Evidence; isUs: boolean; product: ClaimProduct },
): FoundClaim[] {
  // A level of a nutrient is none of the figures that its verb may make with a thing: 'lower in salt than other sauces'.
  const harmless = hitsOf(hits, 'harmless', 'idiom').filter(
    ({ term }) => term.words.length > 0 && (term.kind === 'harmless' || term.kind === 'idiom'),
  );
  const { rows: all, findAt } = listedIn(evidence);
  const isOurs = ({ row }: Listed) => row.market === (isUs ? 'US' : 'EU') && fits(row, product);
  const found: (Span & Listed)[] = [];
  const take = (listed: Listed, span: Span) => {
    if (isOurs(listed) && !harmless.some((phrase) => isWithin(span, phrase)))
      found.push({ ...span, row: listed.row });
  };
  for (let at = 0; at < words.length; at += 1) findAt(words, at, take);
  // 'Low in fat and sugar' is low in sugar too, if that is all of what is listed: 'no sugar and salt to taste' is none.
  for (const item of sharedItems(text, words))
    findAt(item, 0, (listed, span) => {
      if (span.to === item.length - 1) take(listed, span);
    });
  if (found.length === 0) return [];
  const longest = found.filter(
    (each) =>
      !found.some(
        (other) =>
          other.end - other.start > each.end - each.start &&
          other.start <= each.start &&
          other.end >= each.end,
      ),
  );
  const first = longest.filter(
    (each, i) => longest.findIndex((other) => other.start === each.start && other.end === each.end) === i,
  );
  const rows = all.filter(isOurs);
  return first.map((each) => {
    const meant =
      percentFree.test(text.slice(0, each.start)) && each.row.claim === 'fat free' ? 'low fat' : '';
    const row = rows.find((other) => other.row.claim === meant)?.row ?? each.row;
    return Object.assign(each, { row }, metBy(row, rows, product));
  });
}

/** Whether a product meets a claim of a market's list by its name, and what that needs; undefined for none. */
export function meetingOf(
  claim: string,
  { evidence, product, market }: { evidence: Evidence; product: ClaimProduct; market: ClaimMarket },
): Meeting | undefined {
  const list = market === 'US' ? 'US' : 'EU';
  const rows = listedIn(evidence).rows.filter(({ row }) => row.market === list && fits(row, product));
  const found = rows.find(({ row }) => row.claim === claim);
  return found && metBy(found.row, rows, product);
}

/** Rows of meals, table-top sweeteners, waters and small portions are for products that say so. */
const special = /meal|table-top|mineral water|waters|seafood|game|by weight/i;

/** US: of foods that are eaten in such small amounts levels count by 50 g too, g or ml: two tablespoons are 30 ml. */
const small = { most: 30, counted: 50 };

/** How much a serving is, in g or ml; a maker rounds it from the reference amount (21 CFR 101.9(b)(2)), which is not given. */
const sizeOf = ({ serving }: ClaimProduct): number | undefined => serving?.grams ?? serving?.ml;

const isSmall = (product: ClaimProduct): boolean => (sizeOf(product) ?? Infinity) <= small.most;

function fits({ claim, appliesTo }: NutritionClaim, product: ClaimProduct): boolean {
  const { kind, serving } = product;
  const isLiquid = kind === 'drink' || (serving?.ml !== undefined && serving.grams === undefined);
  if (kind === 'supplement' && /^(?:light|lean|extra lean)/.test(claim)) return false;
  if (special.test(appliesTo) && !/all but/.test(appliesTo)) return false;
  if (appliesTo.startsWith('RACC <= 30 g')) return isSmall(product);
  if (appliesTo.startsWith('RACC > 30 g')) return !isSmall(product);
  if (/^(?:liquids|beverages)/.test(appliesTo)) return isLiquid;
  if (/^(?:solids|foods other than beverages)/.test(appliesTo)) return !isLiquid;
  return true;
}

/** US: 'reduced sugar' and its like are for no supplement of vitamins or minerals (21 CFR 101.60(c)(5)). */
const isBarred = ({ appliesTo }: NutritionClaim, { kind, nutrients }: ClaimProduct): boolean =>
  kind === 'supplement' && /not for supplements/.test(appliesTo) && nutrients.length > 0;

/** Bases by which no amount is counted. */
const noAmount = /food|product|energy/;

/** What the product has of what decides a claim, where it is known. */
export const measuredAs = ({ measure }: Pick<FoundClaim, 'measure'>): string =>
  measure === null ? '' : ` the product has ${heldOf(measure)};`;

/** Four figures say it, but where they would be those of what is needed: 2.999 g is not 3 g. */
function heldOf({ have, need, unit }: Measure): string {
  if (unit === '%') return `${have.toFixed(1)} %`;
  const rounded = Number(have.toPrecision(4));
  return formatAmount(rounded === need ? have : rounded, unit);
}

function metBy(row: NutritionClaim, rows: readonly Listed[], product: ClaimProduct): Meeting {
  const meets = (claim: string): boolean | null => {
    const other = rows.find((each) => each.row.claim === claim);
    return other && other.row !== row ? metBy(other.row, rows, product).isMet : null;
  };
  const { condition } = row.formula;
  const facts = countedFor(row.basis, product);
  const isMet = isBarred(row, product) ? false : facts && evaluateCondition(condition, facts, { meets });
  const words = describeCondition(condition);
  // What counts by more than one measure says so itself: 'per 100 g and 100 kcal'; so does a share or a comparison.
  const isSaid = row.basis === '' || / per 100/.test(words) || noAmount.test(row.basis);
  const per = isSaid ? '' : ` per ${row.basis}`;
  const also = row.furtherConditions ? `; ${row.furtherConditions}` : '';
  const measure = facts && measureCondition(condition, facts);
  return { isMet, measure, needs: `${words}${per}${also}` };
}

/** What is known of the product by what a claim counts it; null where that needs a size that is not known. */
function countedFor(basis: string, product: ClaimProduct): ReturnType<typeof factsOf> | null {
  const bySmall = Math.max(1, small.counted / (sizeOf(product) ?? small.counted));
  if (basis === 'RACC and 50 g') return factsOf(product, bySmall);
  if (basis.endsWith('cholesterol also per 50 g')) {
    const { cholesterol_mg: cholesterol } = factsOf(product, bySmall);
    return Object.assign(factsOf(product, 1), cholesterol !== undefined && { cholesterol_mg: cholesterol });
  }
  const factor = factorOf(basis, product);
  return factor === null ? null : factsOf(product, factor);
}

function factorOf(basis: string, { serving }: ClaimProduct): number | null {
  if (!/^100 (?:g|ml)/.test(basis)) return 1;
  const size = basis.startsWith('100 ml') ? (serving?.ml ?? serving?.grams) : (serving?.grams ?? serving?.ml);
  return size ? 100 / size : null;
}
