import {
  breakSizes,
  costRun,
  driversOf,
  excessOf,
  landingOf,
  toMoney,
  waterfallOf,
  type CostBucket,
  type CostDriver,
  type Pack,
  type PriceBreak,
  type Run,
  type RunCost,
} from '../../costing/run/index.ts';
import type { Formula } from '../formula.ts';
import { servingsIn } from '../panel/servingText.ts';
import type { ConstantValues } from '../values.ts';
import { assumptionsOf } from './assumptions.ts';
import { fillOf } from './fill.ts';
import { runKg, type PricedLine } from './materials.ts';
import type { CostSource } from './source.ts';

/** What a formula costs. Money as digits with two decimals, US dollars. */
export interface Cost {
  /** C16: materials of a serving by its lines, landed, with four decimals; null where no line has a price. */
  perServing: string | null;
  /** A container, made and delivered; null without a pack or servings in a container. */
  perUnit: string | null;
  /** The whole run, with one-time costs and material minimums. */
  run: string | null;
  /** Where the money of a container goes; in cents that add up to `perUnit`. `share` from 0 to 1. */
  waterfall: { bucket: CostBucket; label: string; perContainer: string; share: number }[];
  /** The same at other sizes of the run. */
  priceBreaks: PriceBreak[];
  /** What moves the cost of a container most, largest first. */
  drivers: CostDriver[];
  /** What the figures rest on, in sentences. */
  assumptions: string[];
}

/** What a formula costs: a serving, a container, a run. */
export function costOf(from: CostSource): Cost {
  const { formula, lines } = from;
  const servings = servingsIn(formula);
  const perServing = servingCost(from);
  const isMade = formula.pack !== null && servings !== null && lines.some(({ inputMg }) => inputMg);
  const nothing = { perUnit: null, run: null, waterfall: [], priceBreaks: [], drivers: [] };
  return {
    perServing: perServing === null ? null : perServing.toFixed(4),
    ...(isMade ? runCosts(from, formula.pack as Pack, servings) : nothing),
    assumptions: isMade ? assumptionsOf(from) : [],
  };
}

/** C16. */
function servingCost({ formula, lines }: CostSource): number | null {
  const priced = lines.filter(({ inputMg, price }) => inputMg !== null && price);
  if (priced.length === 0) return null;
  return (
    landingOf(formula.values) *
    priced.reduce(
      (sum, line) => sum + ((line.inputMg ?? 0) / 1e6) * perKgAt(line, formula, formula.batchUnits),
      0,
    )
  );
}

const perKgAt = (line: PricedLine, formula: Formula, containers: number) =>
  line.price?.perKg(runKg(line, formula, containers) ?? 0) ?? 0;

const isShell = ({ line }: PricedLine) => line.purpose === 'shell';

function runCosts(from: CostSource, pack: Pack, servings: number) {
  const { formula, lines } = from;
  const priced = lines.filter(({ price }) => price);
  const at = (containers: number, isKept: (line: PricedLine) => boolean) =>
    priced.filter(isKept).reduce((sum, line) => sum + line.boughtKg * perKgAt(line, formula, containers), 0);
  const materialsAt = (containers: number) => at(containers, (line) => !isShell(line));
  const ownShells = at(formula.batchUnits, isShell) * landingOf(formula.values);
  const runOf = (materialCost: number, values: ConstantValues): Run => ({
    pack,
    servings,
    materialCost,
    fill: fillOf({ ...from, pack, ownShells }, values),
  });
  const landed = (containers: number) =>
    costRun(runOf(materialsAt(containers), formula.values), containers, formula.values);
  const whole = (containers: number, { landedUnitCost }: RunCost) =>
    landedUnitCost * containers + formula.values.oneTime + excessAt(from, containers);
  const first = landed(formula.batchUnits);
  const materialCost = materialsAt(formula.batchUnits);
  return {
    perUnit: toMoney(first.landedUnitCost),
    run: toMoney(whole(formula.batchUnits, first)),
    waterfall: waterfallOf(first).map(({ bucket, label, perContainer, share }) => ({
      bucket,
      label,
      perContainer: perContainer.toFixed(2),
      share,
    })),
    priceBreaks: breakSizes.map((containers): PriceBreak => {
      const cost = landed(containers);
      return {
        containers,
        landedUnitCost: toMoney(cost.landedUnitCost),
        estimatedCost: toMoney(whole(containers, cost)),
      };
    }),
    drivers: driversOf(
      movesOf(from, pack, (values, moreMaterial) => {
        const run = runOf(materialCost + moreMaterial, values);
        return costRun(run, formula.batchUnits, values).landedUnitCost;
      }),
    ),
  };
}

/** What least orders of active materials buy beyond the need. Makers hold the usual excipients. */
function excessAt({ formula, lines }: CostSource, containers: number): number {
  const needed = lines.flatMap((line) => {
    const { price, boughtKg } = line;
    const kg = runKg(line, formula, containers);
    if (!price || !kg || !boughtKg || line.line.purpose !== 'active') return [];
    const perKg = price.perKg(kg);
    return [{ kg, perKg, usualPerKg: price.band?.base ?? perKg }];
  });
  return excessOf(needed, formula.values);
}

/** Each figure at the ends of its band, the others at base: of the costing what the draft leaves open, and of prices. */
function movesOf(
  { formula, data, lines }: CostSource,
  pack: Pack,
  landed: (values: ConstantValues, moreMaterial: number) => number,
) {
  const { values } = formula;
  const ofFigures = Object.entries(data.figures)
    .filter(([key, { packs, cheap, base, dear }]) => {
      const isOpen = values[key as keyof ConstantValues] === base;
      return isOpen && cheap !== dear && (packs === null || packs.includes(pack));
    })
    .map(([key, { label, cheap, dear }]) => ({
      label,
      low: landed({ ...values, [key]: cheap }, 0),
      high: landed({ ...values, [key]: dear }, 0),
    }));
  const ofPrices = lines.flatMap(({ line, price, boughtKg }) => {
    const band = price?.band;
    if (!band || !boughtKg) return [];
    return [
      {
        label: `Price of ${line.draft.source ?? line.name}`,
        low: landed(values, boughtKg * (band.low - band.base)),
        high: landed(values, boughtKg * (band.high - band.base)),
      },
    ];
  });
  return [...ofFigures, ...ofPrices];
}
