import type { Pack } from './constants/constant.ts';
import { valuesWith } from './constants/constants.ts';
import { inSentence } from '../text/letters.ts';
import { capsuleSizeFor } from './dose/capsuleSize.ts';
import { fillServing } from './fill.ts';
import { limitOf } from './dose/formLimits.ts';
import { containerNameOf, type Container } from './container.ts';
import { makeValues } from './dose/makeValues.ts';
import type { PriceLimits } from './outcome.ts';
import type { ProductionPlan } from './plan.ts';
import type { RunCost } from './run/index.ts';
import { isSingleDose, madeStyleOf } from './stated/productStyle.ts';

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

/** What the two figures are of, e.g. 'First production run of 2,500 bottles (60 capsules, 30 servings)'. */
export function basisOf(plan: ProductionPlan, containers: number): string {
  const { units } = fillServing(plan, valuesWith());
  const counted = isCounted(plan) ? { units, pieces: pieces(plan) } : null;
  return `First production run of ${runWords({ ...plan, containers, counted })}`;
}

/** A run in words: how many containers, what is in each, and what its cost holds. */
export function runWords(run: {
  pack: Pack;
  /** What it is sold in; absent: as is usual. */
  container?: Container;
  servings: number;
  containers: number;
  /** Weight of what is poured of it at once. */
  servingMg?: number;
  /** Of what is taken in pieces: how many a serving, and their name. */
  counted: { units: number; pieces: string } | null;
}): string {
  const { pack, counted } = run;
  const { several } = containerNameOf(run);
  const servings = `${whole(Math.floor(run.servings + 1e-9))} servings`;
  const content = counted
    ? `${whole(counted.units * run.servings)} ${counted.pieces}, ${servings}`
    : servings;
  const each = pack === 'ready' ? 'one serving' : content;
  return `${whole(run.containers)} ${several} (${each} each), with one-time costs and material minimums`;
}

/** Poured packs have a serving weight; pieces are counted. */
const isCounted = ({ servingMg }: ProductionPlan) => servingMg === 0;
const pieces = ({ formFactor, style }: ProductionPlan) => madeStyleOf(style)?.several || `${formFactor}s`;

/** What a serving of a plan is made into, and how it is made. */
export const planNotes = (plan: ProductionPlan): string[] => [
  fillNote(plan),
  'One run is one batch: one set-up and one panel of tests.',
];

/** How the figures of every supplement's run were worked out. */
export const methodNotes: readonly string[] = [
  'The direct price is a multiple of the landed unit cost; the trade price is built up through its margins.',
  'Low and high add up the bands of all figures as independent (root of the sum of squares); prices to customers stay.',
  'Duty, marketing, shipping to customers, insurance and taxes are not included.',
  'Expect 8 to 12 weeks from order to delivery and a deposit of about half.',
];

function fillNote(plan: ProductionPlan): string {
  const values = valuesWith();
  const { units, weightMg } = fillServing(plan, values);
  if (isLiquid(plan.pack)) return pouredNote(plan, weightMg);
  if (plan.pack !== 'capsule') return `A serving weighs ${whole(weightMg)} mg.`;
  const size = capsuleSizeFor(weightMg / units, makeValues(plan, values));
  return `A serving is ${units} ${units === 1 ? 'capsule' : 'capsules'} of size ${size} with ${whole(weightMg)} mg of fill.`;
}

const withArticle = (name: string) => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
const isLiquid = (pack: Pack) => pack === 'dropper' || pack === 'bottle';

/** mL of a drop: some 25 of oil are a millilitre, 20 of water. Our assumption. */
const dropMl = { oily: 0.04, watery: 0.05 };
/** mL of one actuation of a mouth spray: pumps give 0.1 to 0.2. Our assumption. */
const sprayMl = 0.15;

/** What is poured is measured: in drops, sprays or millilitres, and so is what a container holds of it. */
function pouredNote(plan: ProductionPlan, weightMg: number): string {
  const ml = weightMg / 1000 / makeValues(plan, valuesWith()).liquidDensity;
  const isSpray = plan.container.one.includes('spray');
  const eachMl = isSpray ? sprayMl : dropMl[plan.style === 'oily' ? 'oily' : 'watery'];
  const count = Math.max(1, Math.round(ml / eachMl));
  const measure = `${count} ${isSpray ? 'spray' : 'drop'}${count === 1 ? '' : 's'}`;
  const said = plan.pack === 'dropper' ? `, about ${measure}` : '';
  const holds = Number((ml * plan.servings).toPrecision(2));
  return `A serving is ${Number(ml.toPrecision(2))} mL${said}, and weighs ${whole(weightMg)} mg; ${withArticle(plan.container.one)} holds ${holds} mL.`;
}

/** Most pieces that people take at once. */
const mostPieces = 6;

/** Where the form does not suit what is in it. */
export function fitWarnings(plan: ProductionPlan): string[] {
  const warnings: string[] = [];
  const { units, weightMg } = fillServing(plan, valuesWith());
  if (isCounted(plan) && plan.leastMg === plan.mostMg && weightMg > units * plan.mostMg * 1.02) {
    const [said, needed] = [plan.mostMg, weightMg / units].map((mg) => `${whole(mg)} mg`);
    warnings.push(`The words say that a piece weighs ${said}; what is to be in it needs ${needed}.`);
  }
  if (isCounted(plan) && units > mostPieces) {
    warnings.push(
      `A serving takes ${whole(units)} ${pieces(plan)}: a powder or a smaller dose would suit better.`,
    );
  }
  const oils = plan.lines
    .filter(({ material }) => material.category === 'oil')
    .map(({ material }) => material.name);
  if (oils.length > 0 && plan.style !== 'filled' && (plan.pack === 'capsule' || plan.pack === 'tablet')) {
    warnings.push(
      `${oils.join(' and ')} is an oil: a softgel or a liquid holds it, a ${plan.pack} does not.`,
    );
  }
  if (plan.style === 'emulsified') {
    const emulsifier = plan.parts.find(({ slot }) => slot === 'emulsifier')?.name;
    warnings.push(
      emulsifier
        ? `Oils do not stand in water: ${inSentence(emulsifier)} keeps them in it. Have the emulsion tested over its shelf life, or make it in oil.`
        : 'Oils do not stand in water, and the words leave no emulsifier: make it in oil, or allow one.',
    );
  }
  return warnings;
}

/** Where the usual multiple of the cost asks more than such products are sold for. */
export function priceWarnings(
  { high, stated, isMostSaid, trade = null }: PriceLimits,
  { landedUnitCost, buckets }: RunCost,
  dearestLine: string | null = null,
): string[] {
  const asked = landedUnitCost * valuesWith().directMultiple;
  if (stated !== null || trade || asked <= high) return [];
  const limit = `${isMostSaid ? 'the words allow' : 'such products are sold for'} up to $${high.toFixed(2)}`;
  return [
    `The usual multiple of the cost would ask $${asked.toFixed(2)}; ${limit}, and the revenue is reckoned with that.${dearestPart(buckets, landedUnitCost, dearestLine)}`,
  ];
}

const partNames = { material: 'materials', shell: 'shells', process: 'making and filling', packaging: 'packaging' } as const; // prettier-ignore

/** Which part of the cost makes it dear. */
function dearestPart(buckets: RunCost['buckets'], whole: number, dearestLine: string | null): string {
  const keys = ['material', 'shell', 'process', 'packaging'] as const;
  const key = keys.reduce((most, each) => (buckets[each] > buckets[most] ? each : most));
  const own = key === 'material' && dearestLine ? `, ${dearestLine} most of all` : '';
  return ` Its largest part is ${partNames[key]}, $${buckets[key].toFixed(2)} of $${whole.toFixed(2)}${own}.`;
}

/** What a professional would look at twice. */
export function resultWarnings(
  { buckets, landedUnitCost }: RunCost,
  { pack, style, isCapped }: Pick<ProductionPlan, 'pack' | 'style'> & { isCapped: boolean },
): string[] {
  const warnings: string[] = [];
  if (landedUnitCost < 2 || landedUnitCost > 15) {
    warnings.push(
      `A landed unit cost of $${landedUnitCost.toFixed(2)} is outside the usual $2 to $15: check doses and pack.`,
    );
  }
  const manufacturing = landedUnitCost - buckets.margin - buckets.outbound;
  const percent = Math.round(((buckets.material + buckets.shell) / manufacturing) * 100);
  const { materialLow, materialHigh, as } = limitOf(pack);
  // The shares of a pack of sticks are those of powders.
  if (!isSingleDose(style) && (percent < materialLow || percent > materialHigh)) {
    warnings.push(
      `Raw material is ${percent} % of the cost of manufacturing; ${as}, ${materialLow} to ${materialHigh} % is usual.`,
    );
  }
  if (isCapped) warnings.push('A figure is larger than can be stored: it is shown as 99,999,999.99.');
  return warnings;
}
