import {
  costRun,
  excessOf,
  landingOf,
  yieldOf,
  type MovableRun,
  type Pack,
  type RunCost,
} from '../../costing/run/index.ts';
import { servingsIn } from '../panel/servingText.ts';
import type { ConstantValues } from '../values.ts';
import { fillOf } from './fill.ts';
import { runKg, type PricedLine } from './materials.ts';
import type { CostSource } from './source.ts';

/** What is other than usual while the rest stays: figures of the costing, or the price of one line. */
export interface RunChange {
  values?: ConstantValues;
  price?: { line: PricedLine; perKg: number };
}

/** A formula's run. Of its materials actives alone have least orders: makers hold the usual excipients. */
export interface FormulaRun extends MovableRun<RunChange> {
  /** Servings in a container, unrounded. */
  servings: number;
  /** What the run takes of a line, yield and losses included, kg. */
  kgOf(line: PricedLine): number;
}

/** The run of a formula; null without a pack, servings in a container or a line that weighs something. */
export function runOf(from: CostSource): FormulaRun | null {
  const { formula, lines } = from;
  const { pack, batchUnits: containers } = formula;
  const servings = servingsIn(formula);
  if (pack === null || servings === null || !lines.some(({ inputMg }) => inputMg)) return null;
  const made = { pack, servings, materials: materialsOf(from) };
  return {
    pack,
    servings,
    containers,
    values: formula.values,
    kgOf: (line) => runKg(line, formula, containers) ?? 0,
    costAt: (size, change = {}) => costAt(from, made, { ...change, containers: size }),
    excessAt: (size, change = {}) => excessAt(from, pack, { ...change, containers: size }),
    moves: [...movesOfFigures(from, pack), ...movesOfPrices(lines)],
  };
}

interface Sized extends RunChange {
  containers: number;
}

const isShell = ({ line }: PricedLine) => line.purpose === 'shell';

/** What the materials of a container's serving cost, US dollars, by the size of the run. */
type Materials = (containers: number) => { shells: number; others: number };

/** Adds the lines up once for each size that is asked for: every figure that is moved asks for the same one. */
function materialsOf(from: CostSource): Materials {
  const sums = new Map<number, ReturnType<Materials>>();
  const priced = from.lines.filter(({ price }) => price);
  const sumOf = (lines: readonly PricedLine[], containers: number) =>
    lines.reduce((sum, line) => sum + line.boughtKg * perKgOf(from, line, { containers }), 0);
  return (containers) => {
    const known = sums.get(containers);
    if (known) return known;
    const shells = sumOf(priced.filter(isShell), from.formula.batchUnits);
    const sum = {
      shells,
      others: sumOf(
        priced.filter((line) => !isShell(line)),
        containers,
      ),
    };
    sums.set(containers, sum);
    return sum;
  };
}

function costAt(
  from: CostSource,
  { materials, ...made }: { pack: Pack; servings: number; materials: Materials },
  { containers, values = from.formula.values, price }: Sized,
): RunCost {
  const { shells, others } = materials(containers);
  const moved = price ? movedBy(from, price, containers) : { shells: 0, others: 0 };
  const ownShells = (shells + moved.shells) * landingOf(from.formula.values);
  return costRun(
    {
      ...made,
      materialCost: others + moved.others,
      fill: fillOf({ ...from, pack: made.pack, ownShells }, values),
    },
    containers,
    values,
  );
}

/** By how much another price of one line moves the sums. */
function movedBy(from: CostSource, { line, perKg }: NonNullable<RunChange['price']>, containers: number) {
  const isOfShells = isShell(line);
  const size = isOfShells ? from.formula.batchUnits : containers;
  const more = line.boughtKg * (perKg - perKgOf(from, line, { containers: size }));
  return isOfShells ? { shells: more, others: 0 } : { shells: 0, others: more };
}

/** What a kilogram of a line is bought at: at the tier that its run reaches, unless its price is moved. */
function perKgOf({ formula }: CostSource, line: PricedLine, { containers, price }: Sized): number {
  if (price?.line === line) return price.perKg;
  return line.price?.perKg(runKg(line, formula, containers) ?? 0) ?? 0;
}

function excessAt(from: CostSource, pack: Pack, sized: Sized): number {
  const { formula, lines } = from;
  const { containers, values = formula.values } = sized;
  // The kilograms are those of the draft's yield: 1 unless the yield is what is moved.
  const losses = formula.yieldShare / yieldOf(pack, values);
  const needed = lines.flatMap((line) => {
    const kg = runKg(line, formula, containers);
    if (!line.price || !kg || line.line.purpose !== 'active') return [];
    const perKg = perKgOf(from, line, sized);
    return [{ kg: kg * losses, perKg, usualPerKg: line.price.band?.base ?? perKg }];
  });
  return excessOf(needed, values);
}

function movesOfFigures({ formula: { values }, data }: CostSource, pack: Pack): FormulaRun['moves'] {
  return Object.entries(data.figures)
    .filter(([key, { packs, cheap, base, dear }]) => {
      const isOpen = values[key as keyof ConstantValues] === base;
      return isOpen && cheap !== dear && (packs === null || packs.includes(pack));
    })
    .map(([key, { label, cheap, dear }]) => ({
      label,
      low: { values: { ...values, [key]: cheap } },
      high: { values: { ...values, [key]: dear } },
    }));
}

const movesOfPrices = (lines: readonly PricedLine[]): FormulaRun['moves'] =>
  lines.flatMap((line) => {
    const band = line.price?.band;
    if (!band || !line.boughtKg) return [];
    return [
      {
        label: `Price of ${line.line.draft.source ?? line.line.name}`,
        low: { price: { line, perKg: band.low } },
        high: { price: { line, perKg: band.high } },
      },
    ];
  });
