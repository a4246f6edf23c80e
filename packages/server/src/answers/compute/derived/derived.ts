import { recipeOf } from '../recipe/recipe.ts';
import type { Operation, Sheet } from '../worked/sheet.ts';
import { stated } from '../worked/sheet.ts';
import { ofShare } from '../worked/counts.ts';
import type { Quantity } from '../worked/quantities.ts';
import { unitOf } from '../worked/units.ts';
import { derive, type Derived } from './derive.ts';
import { isCounted, times } from './dims.ts';
import { dimsOf } from './dimsOf.ts';
import { asHeld, figuresNear, isByWeight } from './figuresNear.ts';
import type { HeldFigure } from './heldFigures.ts';
import { ofDifference, ofMaterials, type OfMaterials } from './materials.ts';
import type { Ways } from './shareFactor.ts';
import { statedFactors, statesFigures } from './statedFactors.ts';
import { type Found, workingOf } from './toldResults.ts';
import { currenciesOf } from './currencies.ts';
import { isOfEvidence, isOfLaw, ofEnergy } from './elsewhere.ts';
import { wantedIn, type Wanted, waysOf } from './wanted.ts';

/**
 * What the figures of a question come to with those that records hold: for each thing that is asked for the product of
 * them that is of its kind, where there is but one. Every figure that is stated has to be used in one of them.
 */
export const derived: Operation = (asked) => {
  if (!isSumAsked(asked)) return null;
  const near = figuresNear(asked);
  // “12 oz cans” are called so
  const quantities = asked.quantities.filter(
    (each) => !isSize(each) || !near.some(({ name }) => name.includes(stated(each))),
  );
  const own = { ...asked, quantities };
  const wanted = wantedOf(own);
  const left = {
    ...own,
    quantities: quantities.filter((each) => !wanted.some((one) => isBasisOf(each, one))),
  };
  const sheet = wanted.some(({ dims }) => dims['volume'] !== undefined) ? asDrink(left) : left;
  const found = wanted.flatMap((each) => resultsOf(sheet, each, near));
  return found.length > 0 && areAllUsed(sheet, found) ? workingOf(sheet, unlike(found)) : null;
};

/** “The price per kg and per 250 mg”: what is told for one of it is no amount of the sum. */
const isBasisOf = ({ value, unit, before }: Quantity, { per }: Wanted): boolean =>
  per !== null && per.value === value && per.unit.key === unit.key && /\bper\s+$/i.test(before);

/** Whether something is asked for that figures of the question, or prices of what it names, may come to: seen without a record. */
function isSumAsked(sheet: Sheet): boolean {
  const wanted = wantedOf(sheet);
  if (wanted.length === 0) return false;
  return statesFigures(sheet) || (wanted.some(ofPrices) && ofMaterials(sheet) !== null);
}

const isSize = ({ unit, per }: Quantity): boolean =>
  per === null && (unit.dimension === 'mass' || unit.dimension === 'volume');

/** Whether every figure that is stated is in one of the results. */
function areAllUsed(sheet: Sheet, found: readonly Found[]): boolean {
  const all = statedFactors(sheet, { making: 'needed', strength: 'needed' });
  const used = new Set([
    ...found.flatMap(({ result }) => result.terms.map(({ factor }) => factor.stated)),
    ...found.flatMap(({ used: own = [] }) => own.map(stated)),
  ]);
  return [...(all?.factors ?? []), ...(all?.asked ?? [])].every((factor) => used.has(factor.stated));
}

/** What is wanted but for what is read elsewhere: a price by weight is on file as such, and so are reference values and energy. */
function wantedOf(sheet: Sheet): Wanted[] {
  const { whole } = sheet;
  if (isOfEvidence(sheet)) return [];
  const isMade = isPriced(sheet) || ofDifference.test(whole) || recipeOf(sheet) !== null;
  const isOfReference = ofShare.test(whole) || ofEnergy.test(whole);
  // of a compound its active is asked for
  const isOfActive = sheet.inquiry.forms.length > 0;
  return wantedIn(sheet).filter(
    (each) =>
      !(isOfActive && each.dims['mass'] === 1) &&
      !(isOfLaw(sheet) && each.unit === null && each.dims['money'] === undefined) &&
      (isMade || !isByWeight(each.dims)) &&
      !(isOfReference && Object.keys(each.dims).length === 0),
  );
}

const isPriced = ({ quantities }: Sheet): boolean =>
  quantities.some(({ unit }) => unit.dimension === 'money');

/** What is wanted, for each of the amounts that it is asked for and in each currency that it may be in. */
function resultsOf(sheet: Sheet, wanted: Wanted, near: readonly HeldFigure[]): Found[] {
  const ways = waysOf(sheet.whole, wanted);
  const together = ofPrices(wanted) ? ofMaterials(sheet) : null;
  if (together) return fromMaterials(sheet, wanted, { ways, together });
  // shares that are all there is together are of each other's things, and no share of a share
  if (recipeOf(sheet)?.of === 'share' && !isPriced(sheet)) return [];
  const given = statedFactors(sheet, ways);
  if (!given || given.factors.length + given.asked.length === 0) return [];
  const held = near.map((figure) => asHeld(figure, ways));
  const asked = given.asked.length > 0 ? given.asked.map((each) => [each]) : [[]];
  return currenciesOf(wanted, given.factors, held).flatMap((own) =>
    asked.flatMap((each): Found[] => {
      const result = derive({
        stated: [...given.factors, ...each],
        held,
        wanted: own.dims,
        fewest: isConversion(sheet, own) ? 1 : 2,
      });
      return result && isWorked(result, own) ? [{ wanted: own, way: ways.making, result }] : [];
    }),
  );
}

/** “7.5 oz: grams?” takes no second figure; of an ingredient its content is asked for, of what may be in it a limit. */
const isConversion = ({ inquiry, whole }: Sheet, { unit }: Wanted): boolean =>
  unit !== null &&
  !isCounted(unit.dimension) &&
  inquiry.ingredients.length === 0 &&
  !/\b(?:may|allowed|permitted|legal(?:ly)?|max(?:imum)?)\b/i.test(whole);

/** Where a volume is asked for, ounces are fluid ones. */
function asDrink(sheet: Sheet): Sheet {
  const fluid = unitOf('fl-oz');
  const quantities = sheet.quantities.map((each) =>
    each.unit.key === 'oz' ? { ...each, unit: fluid, amount: each.value * fluid.worth } : each,
  );
  return { ...sheet, quantities };
}

const ofPrices = ({ dims }: Wanted): boolean => dims['money'] !== undefined;

/** What is wanted of several materials together, or of what parts their prices. */
function fromMaterials(
  sheet: Sheet,
  asked: Wanted,
  { ways, together }: { ways: Ways; together: OfMaterials },
): Found[] {
  const { factor, rates } = together;
  const { per } = asked;
  // “per 55 g serving” is what it is told for
  const basis = sheet.quantities.filter(({ value, unit }) => value === per?.value && unit === per.unit);
  const used = [...together.used, ...basis];
  const left = { ...sheet, quantities: sheet.quantities.filter((each) => !used.includes(each)) };
  const given = statedFactors(left, ways);
  if (!given || given.asked.length > 0) return [];
  const isByWeightAlone = isByWeight(factor.dims) && given.factors.length === 0 && per === null;
  const wanted = isByWeightAlone ? perKilo(asked) : asked;
  return currenciesOf(wanted, [factor]).flatMap((own): Found[] => {
    const result = derive({ stated: [...given.factors, factor], held: [], wanted: own.dims, fewest: 1 });
    const beside = rates.map(({ passage }) => passage);
    return result ? [{ wanted: own, way: ways.making, result, beside, used }] : [];
  });
}

/** What a mix costs is told by the kilo where no amount of it is asked for. */
function perKilo(wanted: Wanted): Wanted {
  const unit = unitOf('kg');
  return { ...wanted, dims: times(wanted.dims, dimsOf(unit), -1), per: { value: 1, unit } };
}

/** “What do 1,000 tablets cost to press?” is said by the record of a price per 1,000, and a share of a name is of no amount. */
function isWorked({ ends, terms }: Derived, { unit }: Wanted): boolean {
  const isAsTold =
    terms.length === 2 && terms.some(({ factor }) => factor.held && ends.high === factor.held.shown);
  const figure = ends.high / (unit?.worth ?? 1);
  const [only, ...others] = terms;
  // “mg per 100 g” asks for a content, and converts nothing
  const isSaid =
    unit !== null &&
    others.length === 0 &&
    (only?.factor.words.endsWith(` ${unit.symbol}`) || only?.factor.signs.length === 1);
  const isSum = !isAsTold && !isSaid && !isOfPriceAlone(terms);
  return isSum && figure < mostShown && figure > leastShown;
}

/** An amount at the price of a material, be it for some days: that is told with what else is on file of its price. */
function isOfPriceAlone(terms: Derived['terms']): boolean {
  const price = terms.find(({ factor }) => factor.held && isByWeight(factor.dims))?.factor.held;
  // “lutein 20 % beadlet” is a name
  const isNamed = (words: string) => price?.name.includes(words) === true;
  return (
    price !== undefined &&
    terms.length <= 3 &&
    terms.every(({ factor }) => factor.held || Object.keys(factor.dims).length > 0 || isNamed(factor.words))
  );
}

/** A figure beyond these, in the unit that is asked for, answers something else. */
const mostShown = 1e7;
const leastShown = 1e-6;

/** Of results that are the same the first. */
const unlike = (found: readonly Found[]): Found[] =>
  [
    ...new Map(
      found
        .toReversed()
        .map((each) => [
          `${each.result.ends.low}|${each.result.ends.high}|${each.wanted.per?.value}${each.wanted.per?.unit.key}`,
          each,
        ]),
    ).values(),
  ].toReversed();
