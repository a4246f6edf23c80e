import type { Pack } from './constant.ts';
import type { Figures } from './constants.ts';
import { inputMg, type FormulaLine } from './dose.ts';
import { milligramsIn } from './material.ts';
import type { Measure } from './volume.ts';

/** Powders and liquids: what is poured has a serving size and a container that holds so many of them. */
export type PouredPack = Extract<Pack, 'tub' | 'sticks' | 'bottle' | 'dropper' | 'ready'>;

/** A serving and a container of a powder or a liquid. */
export interface Poured {
  lines: FormulaLine[];
  servings: number;
  servingMg: number;
  assumptions: string[];
  warnings: string[];
}

interface Request {
  pack: PouredPack;
  lines: readonly FormulaLine[];
  measure: Measure | null;
}

/** Sizes serving and container by the measure; doses shrink only where a serving cannot hold them. */
export function pour({ pack, lines, measure }: Request, figures: Figures): Poured {
  const needMg = smallestServing(pack, lines, figures);
  const usualMg = Math.max(needMg, usualServing(pack, figures));
  const servings = pack === 'ready' ? 1 : figures.servings;
  switch (measure?.kind) {
    case 'serving':
      return { ...fit({ pack, lines, needMg, givenMg: measure.mg }, figures), servings };
    case 'strength':
      return pourStrength({ pack, lines, needMg, mgPerMl: measure.mgPerMl }, figures);
    case 'content': {
      const wanted = pack === 'ready' ? measure.mg : Math.min(measure.mg, usualMg);
      const fitted = fit({ pack, lines, needMg, givenMg: wanted }, figures);
      const note = `The volume is read as what a container holds: ${sizeText(pack, measure.mg, figures)}.`;
      return {
        ...fitted,
        servings: Math.max(1, measure.mg / fitted.servingMg),
        assumptions: [note, ...fitted.assumptions],
      };
    }
    default:
      return { lines: [...lines], servings, servingMg: usualMg, assumptions: [], warnings: [] };
  }
}

function usualServing(pack: PouredPack, figures: Figures): number {
  const mgPerMl = figures.liquidDensity * 1000;
  return {
    tub: figures.powderServing,
    sticks: figures.powderServing,
    bottle: figures.bottleServing * mgPerMl,
    dropper: figures.dropperServing * mgPerMl,
    ready: figures.readyServing * mgPerMl,
  }[pack];
}

/** Share of a serving that active material may be. */
function loadOf(pack: PouredPack, figures: Figures): number {
  if (pack === 'ready') return figures.readyLoad;
  return pack === 'bottle' || pack === 'dropper' ? figures.syrupLoad : 1 / (1 + figures.powderSystem);
}

function smallestServing(pack: PouredPack, lines: readonly FormulaLine[], figures: Figures): number {
  const active = lines.reduce((sum, line) => sum + inputMg(line, figures), 0);
  return active / loadOf(pack, figures);
}

interface Fit {
  pack: PouredPack;
  lines: readonly FormulaLine[];
  needMg: number;
  givenMg: number;
}

/** A serving of the given size. Doses that do not fit shrink together; amounts the person named do not. */
function fit({ pack, lines, needMg, givenMg }: Fit, figures: Figures): Omit<Poured, 'servings'> {
  const note = `A serving is ${sizeText(pack, givenMg, figures)}.`;
  if (needMg <= givenMg) return { lines: [...lines], servingMg: givenMg, assumptions: [note], warnings: [] };
  const statedMg = smallestServing(pack, lines.filter(isStated), figures);
  const factor = Math.max(0, givenMg - statedMg) / Math.max(needMg - statedMg, Number.MIN_VALUE);
  const kept = lines
    .map((line) => (line.isStated ? line : { ...line, amount: line.amount * factor }))
    .filter(({ amount }) => amount > 0);
  if (statedMg > givenMg) {
    const warning = `The amounts named need a serving of ${sizeText(pack, statedMg, figures)}, more than was chosen.`;
    return { lines: kept, servingMg: statedMg, assumptions: [], warnings: [warning] };
  }
  const share = Math.max(1, Math.round(factor * 100));
  const warning = `A serving of ${sizeText(pack, givenMg, figures)} holds ${share} % of the usual doses.`;
  return { lines: kept, servingMg: givenMg, assumptions: [note], warnings: [warning] };
}

interface Strength {
  pack: PouredPack;
  lines: readonly FormulaLine[];
  needMg: number;
  mgPerMl: number;
}

/** So many mg of actives in a millilitre: the doses stay, and the serving is as large as carries them. */
function pourStrength({ pack, lines, needMg, mgPerMl }: Strength, figures: Figures): Poured {
  const labelMg = lines.reduce((sum, line) => sum + labelWeight(line), 0);
  const wantedMg = (labelMg / mgPerMl) * figures.liquidDensity * 1000;
  const servingMg = Math.max(needMg, wantedMg);
  const note = `${mgPerMl} mg per mL carries the doses in a serving of ${sizeText(pack, wantedMg, figures)}.`;
  const warning = `A serving cannot hold ${mgPerMl} mg per mL: it is ${sizeText(pack, servingMg, figures)}.`;
  return {
    lines: [...lines],
    servings: pack === 'ready' ? 1 : figures.servings,
    servingMg,
    assumptions: [note],
    warnings: needMg > wantedMg ? [warning] : [],
  };
}

const isStated = (line: FormulaLine) => line.isStated;
const labelWeight = ({ material, amount }: FormulaLine) =>
  material.unit === 'billion CFU' ? 0 : amount * milligramsIn[material.unit];

/** A weight in the unit the pack is sold by. */
function sizeText(pack: PouredPack, mg: number, figures: Figures): string {
  const isPowder = pack === 'tub' || pack === 'sticks';
  return isPowder ? `${rounded(mg / 1000)} g` : `${rounded(mg / 1000 / figures.liquidDensity)} mL`;
}

const rounded = (value: number) => Number(value.toPrecision(3)).toLocaleString('en-US');
