import type { Pack } from './constant.ts';
import { fillerRoom, holdDoses, isCounted, piecesOf, servingsOf } from './hold.ts';
import type { ConstantValues } from './constants.ts';
import { carryingMg, type FormulaLine } from './line.ts';
import { setLabelAmount } from './volumeAmount.ts';
import { pour, type PouredPack } from './pour.ts';
import { scaleTo } from './scale.ts';
import type { StatedPack } from './statedPack.ts';
import type { VolumeReading } from './volume.ts';

/** The formula brought to the size that was asked for. */
export interface Portion {
  lines: FormulaLine[];
  /** Servings in a container; of powders and liquids not always whole. */
  servings: number;
  /** Weight of a powder's or liquid's serving, mg; 0 for what is counted in pieces. */
  servingMg: number;
  /** Filler of a serving, mg, beyond what the form itself needs. */
  fillerMg: number;
  assumptions: string[];
  warnings: string[];
}

interface Request {
  pack: Pack;
  lines: readonly FormulaLine[];
  volume: VolumeReading | null;
  /** What words say of the container. */
  stated: StatedPack | null;
  /** Whether a powder is its actives alone. */
  isPlain: boolean;
}

type Sized = Omit<Portion, 'servings' | 'servingMg'>;

/** Sizes serving and container, and moves the doses where the size asks for it. */
export function portionOut(
  { pack, lines, volume, stated, isPlain }: Request,
  values: ConstantValues,
): Portion {
  const sized = hold(pack, takeDoses(lines, volume, values), values);
  const { servings = null } = stated ?? {};
  const portion = isPoured(pack)
    ? { ...sized, ...pour({ pack, lines: sized.lines, volume, servings, isPlain }, values) }
    : { ...sized, ...countOut(pack, { lines: sized.lines, stated }, values), servingMg: 0 };
  return {
    ...portion,
    assumptions: [...new Set([...sized.assumptions, ...portion.assumptions])],
    warnings: [...new Set([...sized.warnings, ...portion.warnings, ...portion.lines.flatMap(doseWarning)])],
  };
}

/** Servings of a container of pieces: as many as the words say, or as is usual. */
function countOut(
  pack: Pack,
  { lines, stated }: Pick<Request, 'lines' | 'stated'>,
  values: ConstantValues,
): Pick<Portion, 'servings' | 'assumptions'> {
  const { pieces = null, servings = null } = stated ?? {};
  if (pieces === null) return { servings: servings ?? servingsOf(pack, lines, values), assumptions: [] };
  const taken = piecesOf(pack, lines, values);
  return {
    servings: Math.max(1, pieces / taken),
    assumptions: [`A container holds the ${pieces} pieces that the words say.`],
  };
}

const isPoured = (pack: Pack): pack is PouredPack => !isCounted(pack);

/** The doses and the filler that a serving of the pack holds. */
function hold(pack: Pack, sized: Sized, values: ConstantValues): Sized {
  const { lines, warnings } = holdDoses(pack, sized.lines, values);
  const fillerMg = Math.min(sized.fillerMg, fillerRoom(pack, lines, values));
  return { ...sized, lines, fillerMg, warnings: [...sized.warnings, ...warnings] };
}

function takeDoses(
  lines: readonly FormulaLine[],
  volume: VolumeReading | null,
  values: ConstantValues,
): Sized {
  const unchanged = { lines: [...lines], fillerMg: 0, assumptions: [], warnings: [] };
  if (volume?.kind === 'active') return bringTo(lines, volume.mg, values);
  if (volume?.kind !== 'label') return unchanged;
  const { lines: labelled, note } = setLabelAmount(lines, volume);
  return { ...unchanged, lines: labelled, assumptions: [note] };
}

/** The volume as the weight of the active materials of a serving. */
function bringTo(lines: readonly FormulaLine[], mg: number, values: ConstantValues): Sized {
  const usual = lines.reduce((sum, line) => sum + carryingMg(line, values), 0);
  const { lines: scaled, spareMg, overMg } = scaleTo(lines, mg, values);
  const note = `The volume is read as the weight of the active materials of a serving: ${whole(mg)} mg.`;
  const warnings: string[] = [];
  if (overMg > 1) {
    warnings.push(
      `The amounts named need ${whole(mg + overMg)} mg a serving, more than the ${whole(mg)} mg chosen.`,
    );
  } else if (mg < usual * 0.95) {
    const share = Math.max(1, Math.round((mg / usual) * 100));
    warnings.push(`${whole(mg)} mg is ${share} % of the ${whole(usual)} mg of material that the doses need.`);
  }
  if (spareMg > 1) {
    const why = lines.every(({ isStated }) => isStated)
      ? 'the amounts named stay as they are'
      : 'no dose goes above its usual most';
    warnings.push(`${whole(spareMg)} mg of a serving are filler: ${why}.`);
  }
  return { lines: scaled, fillerMg: spareMg, assumptions: [note], warnings };
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

function doseWarning({ material: { name, dose, unit }, amount }: FormulaLine): string[] {
  if (amount <= dose.high * 1.0001) return [];
  const shown = Number(amount.toPrecision(3)).toLocaleString('en-US');
  return [`${name} ${shown} ${unit} is above the usual most of ${dose.high} ${unit}: check its upper limit.`];
}
