import type { Pack } from '../constants/constant.ts';
import type { ConstantValues } from '../constants/constants.ts';
import { formatAmount } from '../../registry/index.ts';
import { inputMg, labelMg, type FormulaLine } from '../line.ts';
import { isOily } from '../stated/productStyle.ts';
import { fitDoses } from './fitDoses.ts';
import type { VolumeReading } from './volume.ts';

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
  volume: VolumeReading | null;
  /** As many as the words say a container has; null where they do not. */
  servings: number | null;
  /** What a powder has beside its actives for each part of them, where nothing fills it up; null: as is usual. */
  plainShare: number | null;
  /** What flavour and the like have for each part of its actives; null: as is usual. */
  besideShare: number | null;
  /** Millilitres that the words say are taken at once; null where they do not. */
  ml: number | null;
  /** Millilitres that are usually taken of what they say it is: a spray; null: as of its pack. */
  usualMl: number | null;
  /** Milligrams that the words say one measure of a powder weighs; null where they do not. */
  weightMg: number | null;
}

/** Sizes serving and container by the volume that was asked for; doses shrink only where a serving cannot hold them. */
export function pour(asked: Request, usual: ConstantValues): Poured {
  const { lines, warnings } = withinSaid(asked, usual);
  const request = { ...asked, lines };
  const { pack } = request;
  const poured = pourVolume(request, usual);
  const told = { ...poured, warnings: [...warnings, ...poured.warnings] };
  const needMg = smallestServing(pack, lines, valuesOf(request, usual));
  const saidMg = saidServing(request, usual);
  if (saidMg === null || request.volume?.kind === 'serving' || needMg <= saidMg * nearly) return told;
  const [said, need] = [saidMg, needMg].map((mg) => sizeText(pack, mg, usual));
  const warning = `The words say ${said} at once; the amounts need ${need}.`;
  return { ...told, warnings: [...told.warnings, warning] };
}

/** So little more is within what a filler of sticks weighs. */
const nearly = 1.02;

/** Doses that nobody gave are cut to a serving whose size the words say: by itself, or as its share of the container. */
function withinSaid(request: Request, usual: ConstantValues): { lines: FormulaLine[]; warnings: string[] } {
  const { pack, lines, volume, servings, plainShare, besideShare } = request;
  // What is cut to a measure leaves room for its flavour.
  const powderSystem = plainShare ?? besideShare ?? usual.powderSystem;
  const values = { ...usual, powderSystem };
  const isShared = volume?.kind === 'content' && volume.isInWords && servings !== null && pack !== 'ready';
  const saidMg = saidServing(request, values) ?? (isShared ? volume.mg / servings : null);
  if (saidMg === null || volume?.kind === 'serving') return { lines: [...lines], warnings: [] };
  const of = (line: FormulaLine) => smallestServing(pack, [line], values);
  const { lines: fitted, cuts } = fitDoses(lines, { most: saidMg, of });
  const told = cuts.map(
    ({ line: { material, amount }, wanted }) =>
      `${material.name} ${formatAmount(amount, material.unit)} instead of ${formatAmount(wanted, material.unit)}`,
  );
  const size = sizeText(pack, saidMg, values);
  return {
    lines: fitted,
    warnings:
      told.length > 0
        ? [`A serving of ${size}, as the words say, holds less than is usual: ${told.join(', ')}.`]
        : [],
  };
}

function saidServing({ pack, ml, weightMg }: Request, { liquidDensity }: ConstantValues): number | null {
  if (!isLiquid(pack)) return weightMg;
  return ml === null ? null : ml * liquidDensity * 1000;
}

/** So much more than flavour and the like alone is what is beside the actives where a carrier fills up. Our assumption. */
const withCarrier = 1.3;

/** A powder whose measure the words weigh may be all actives: what is beside them has what is left. */
function valuesOf({ plainShare, besideShare, weightMg }: Request, usual: ConstantValues): ConstantValues {
  if (weightMg !== null) return { ...usual, powderSystem: 0 };
  if (plainShare !== null) return { ...usual, powderSystem: plainShare, powderServing: 0 };
  // Bitter actives have more flavour beside them, and a carrier still.
  return { ...usual, powderSystem: Math.max(usual.powderSystem, (besideShare ?? 0) * withCarrier) };
}

function pourVolume(request: Request, usual: ConstantValues): Poured {
  const { pack, lines, volume, servings: stated } = request;
  const values = valuesOf(request, usual);
  const needMg = smallestServing(pack, lines, values);
  const usualMg = Math.max(needMg, saidServing(request, values) ?? usualServing(request, values));
  const servings = pack === 'ready' ? 1 : (stated ?? usualServings(pack, usualMg, values));
  switch (volume?.kind) {
    case 'serving':
      return { ...fit({ pack, lines, needMg, givenMg: volume.mg }, values), servings };
    case 'strength':
      return pourStrength({ pack, lines, needMg, mgPerMl: volume.mgPerMl }, values);
    case 'content': {
      if (volume.isInWords)
        return pourStated({ pack, lines, needMg, usualMg, mg: volume.mg, stated }, values);
      const wanted = pack === 'ready' ? volume.mg : Math.min(volume.mg, usualMg);
      const fitted = fit({ pack, lines, needMg, givenMg: wanted }, values);
      const note = `The volume is read as what a container holds: ${sizeText(pack, volume.mg, values)}.`;
      return {
        ...fitted,
        servings: Math.max(1, volume.mg / fitted.servingMg),
        assumptions: [note, ...fitted.assumptions],
      };
    }
    default:
      return { lines: [...lines], servings, servingMg: usualMg, assumptions: [], warnings: [] };
  }
}

/** A month's servings; a bottle of which a drop is taken is filled all the same. */
function usualServings(pack: PouredPack, servingMg: number, values: ConstantValues): number {
  if (pack !== 'dropper') return values.servings;
  const leastMg = values.dropperLeast * values.liquidDensity * 1000;
  return Math.max(values.servings, Math.floor(leastMg / servingMg + 1e-9));
}

interface StatedContent {
  pack: PouredPack;
  lines: readonly FormulaLine[];
  needMg: number;
  usualMg: number;
  /** What the words say that a container holds. */
  mg: number;
  /** And in how many servings. */
  stated: number | null;
}

/** A container as the words say it: so many servings of it, or as many as a usual serving makes; doses stay as they are. */
function pourStated(
  { pack, lines, needMg, usualMg, mg, stated }: StatedContent,
  values: ConstantValues,
): Poured {
  const wanted = pack === 'ready' ? mg : stated ? mg / stated : Math.min(mg, usualMg);
  const isHeld = stated !== null && !isLiquid(pack) && claimedMg(lines) <= wanted * (1 + 1e-9);
  const fewestMg = isHeld ? sumOf(lines, (line) => inputMg(line, values)) : needMg;
  const servingMg = Math.max(fewestMg, wanted);
  const note = `A container holds the ${sizeText(pack, mg, values)} that the words say.`;
  const warning = `The amounts need a serving of ${sizeText(pack, needMg, values)}, more than the words leave room for.`;
  return {
    lines: [...lines],
    servings: isHeld ? stated : Math.max(1, mg / servingMg),
    servingMg,
    assumptions: [note],
    warnings: !isHeld && needMg > wanted * (1 + 1e-9) ? [warning] : [],
  };
}

const sumOf = (lines: readonly FormulaLine[], of: (line: FormulaLine) => number) =>
  lines.reduce((sum, line) => sum + of(line), 0);

/**
 * Material of the amounts that are claimed. `25 g protein per 30 g scoop, 30 servings` has the scoops that it says: what
 * is added for shelf life and moisture is filled over the weight on the label, and flavour has what is left.
 */
const claimedMg = (lines: readonly FormulaLine[]) =>
  sumOf(lines, (line) => labelMg(line) / line.material.potency);

const isLiquid = (pack: PouredPack) => pack !== 'tub' && pack !== 'sticks';

function usualServing({ pack, usualMl }: Request, values: ConstantValues): number {
  const mgPerMl = values.liquidDensity * 1000;
  if (usualMl !== null && isLiquid(pack)) return usualMl * mgPerMl;
  return {
    tub: values.powderServing,
    sticks: values.powderServing,
    bottle: values.bottleServing * mgPerMl,
    dropper: values.dropperServing * mgPerMl,
    ready: values.readyServing * mgPerMl,
  }[pack];
}

/** Share of a serving that active material may be. */
function loadOf(pack: PouredPack, values: ConstantValues): number {
  if (pack === 'ready') return values.readyLoad;
  return pack === 'bottle' || pack === 'dropper' ? values.syrupLoad : 1 / (1 + values.powderSystem);
}

/** What is dissolved takes its base with it; a bottle of an oil is nothing but the oil. */
function smallestServing(pack: PouredPack, lines: readonly FormulaLine[], values: ConstantValues): number {
  const load = loadOf(pack, values);
  const isBase = (line: FormulaLine) => isOily(line) && (pack === 'bottle' || pack === 'dropper');
  return lines.reduce((sum, line) => sum + inputMg(line, values) / (isBase(line) ? 1 : load), 0);
}

interface Fit {
  pack: PouredPack;
  lines: readonly FormulaLine[];
  needMg: number;
  givenMg: number;
}

/** A serving of the given size. Doses that do not fit shrink together; amounts the person named do not. */
function fit({ pack, lines, needMg, givenMg }: Fit, values: ConstantValues): Omit<Poured, 'servings'> {
  const note = `A serving is ${sizeText(pack, givenMg, values)}.`;
  if (needMg <= givenMg) return { lines: [...lines], servingMg: givenMg, assumptions: [note], warnings: [] };
  const statedMg = smallestServing(pack, lines.filter(isStated), values);
  const factor = Math.max(0, givenMg - statedMg) / Math.max(needMg - statedMg, Number.MIN_VALUE);
  const kept = lines
    .map((line) => (line.isStated ? line : { ...line, amount: line.amount * factor }))
    .filter(({ amount }) => amount > 0);
  if (statedMg > givenMg) {
    const warning = `The amounts named need a serving of ${sizeText(pack, statedMg, values)}, more than was chosen.`;
    return { lines: kept, servingMg: statedMg, assumptions: [], warnings: [warning] };
  }
  const share = Math.max(1, Math.round(factor * 100));
  const warning = `A serving of ${sizeText(pack, givenMg, values)} holds ${share} % of the usual doses.`;
  return { lines: kept, servingMg: givenMg, assumptions: [note], warnings: [warning] };
}

interface Strength {
  pack: PouredPack;
  lines: readonly FormulaLine[];
  needMg: number;
  mgPerMl: number;
}

/** So many mg of actives in a millilitre: the doses stay, and the serving is as large as carries them. */
function pourStrength({ pack, lines, needMg, mgPerMl }: Strength, values: ConstantValues): Poured {
  const activeMg = lines.reduce((sum, line) => sum + labelMg(line), 0);
  const wantedMg = (activeMg / mgPerMl) * values.liquidDensity * 1000;
  const servingMg = Math.max(needMg, wantedMg);
  const note = `${mgPerMl} mg per mL carries the doses in a serving of ${sizeText(pack, wantedMg, values)}.`;
  const warning = `A serving cannot hold ${mgPerMl} mg per mL: it is ${sizeText(pack, servingMg, values)}.`;
  return {
    lines: [...lines],
    servings: pack === 'ready' ? 1 : values.servings,
    servingMg,
    assumptions: [note],
    warnings: needMg > wantedMg ? [warning] : [],
  };
}

const isStated = (line: FormulaLine) => line.isStated;

/** A weight in the unit the pack is sold by. */
function sizeText(pack: PouredPack, mg: number, values: ConstantValues): string {
  const isPowder = pack === 'tub' || pack === 'sticks';
  return isPowder ? `${rounded(mg / 1000)} g` : `${rounded(mg / 1000 / values.liquidDensity)} mL`;
}

const rounded = (value: number) => Number(value.toPrecision(3)).toLocaleString('en-US');
