import type { Pack } from '../constants/constant.ts';
import { fillerRoom, holdDoses, isCounted, piecesOf, servingsOf } from './hold.ts';
import type { ConstantValues } from '../constants/constants.ts';
import { carryingMg, type FormulaLine } from '../line.ts';
import { overLimits, type SoldTo } from './overLimits.ts';
import type { Market } from '../labelFor.ts';
import type { People } from '../words/people.ts';
import { setLabelAmount } from './volumeAmount.ts';
import { pour, type PouredPack } from './pour.ts';
import { scaleTo } from './scale.ts';
import type { StatedPack } from '../stated/statedPack.ts';
import type { StatedServing } from '../stated/statedServing.ts';
import { piecesTaken } from './taken.ts';
import { tightOf } from './tight.ts';
import type { VolumeReading } from './volume.ts';

/** The formula brought to the size that was asked for. */
export interface Portion {
  lines: FormulaLine[];
  /** Servings in a container; of powders and liquids not always whole. */
  servings: number;
  /** Weight of a powder's or liquid's serving, mg; 0 for what is counted in pieces. */
  servingMg: number;
  /** Pieces of a serving where it is not as many as a usual fill needs; null where it is, and of what is poured. */
  pieces: number | null;
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
  /** What words say that is taken at once. */
  serving: StatedServing | null;
  /** What a powder has beside its actives for each part of them, where nothing fills it up; null: as is usual. */
  plainShare: number | null;
  /** What flavour and the like have for each part of its actives; null: as is usual. */
  besideShare: number | null;
  /** Whom it is for, where that is not adults. */
  people: readonly People[];
  /** Where it is sold, where that is known. */
  markets: readonly Market[];
  /** What the words say that one measure of a powder weighs, mg; null where they do not. */
  weightMg: number | null;
}

type Sized = Omit<Portion, 'servings' | 'servingMg' | 'pieces'>;

/** Sizes serving and container, and moves the doses where the size asks for it. */
export function portionOut(
  { pack, lines, volume, stated, serving, plainShare, besideShare, people, markets, weightMg }: Request,
  values: ConstantValues,
): Portion {
  const said =
    volume !== null
      ? null
      : isCounted(pack)
        ? saidPieces({ pack, lines, serving }, values)
        : mostSprayed({ pack, serving });
  const sized = hold({ pack, pieces: said }, takeDoses(lines, volume, values), values);
  const { servings = null } = stated ?? {};
  const portion = isPoured(pack)
    ? {
        ...sized,
        ...pour(
          {
            pack,
            lines: sized.lines,
            volume,
            servings,
            plainShare,
            besideShare,
            ml: serving?.ml ?? null,
            usualMl: serving?.usualMl ?? null,
            weightMg,
          },
          values,
        ),
        pieces: null,
      }
    : {
        ...sized,
        ...countOut(pack, { lines: sized.lines, stated, said, isSized: volume !== null }, values),
        servingMg: 0,
      };
  return {
    ...portion,
    assumptions: [...new Set([...sized.assumptions, ...portion.assumptions])],
    warnings: [
      ...new Set([
        ...sized.warnings,
        ...portion.warnings,
        ...doseWarnings(portion.lines, { people, markets }),
      ]),
    ],
  };
}

/** Pieces that the words say; where they say the most, it is as many as the amounts need up to that. */
function saidPieces(
  { pack, lines, serving }: Pick<Request, 'pack' | 'lines' | 'serving'>,
  values: ConstantValues,
): number | null {
  const { pieces = null, isMost = false } = serving ?? {};
  return pieces !== null && isMost && piecesOf(pack, lines, values) <= pieces ? null : pieces;
}

interface ToCount extends Pick<Request, 'lines' | 'stated'> {
  /** Pieces of a serving that the words say. */
  said: number | null;
  /** Whether a volume was chosen: the form then takes as many pieces as it needs. */
  isSized: boolean;
}

const usualPieces = { pieces: null, assumptions: [], warnings: [] };

/** Servings of a container of pieces: as many as the words say, or as is usual. */
function countOut(
  pack: Pack,
  { lines, stated, said, isSized }: ToCount,
  values: ConstantValues,
): Pick<Portion, 'servings' | 'pieces' | 'assumptions' | 'warnings'> {
  const { pieces = null, servings = null } = stated ?? {};
  const taken = isSized ? usualPieces : piecesTaken({ pack, lines, said, stated: pieces }, values);
  if (pieces === null) return { ...taken, servings: servings ?? servingsOf(pack, lines, values) };
  return {
    ...taken,
    servings: Math.max(1, pieces / (taken.pieces ?? piecesOf(pack, lines, values))),
    assumptions: [...taken.assumptions, `A container holds the ${pieces} pieces that the words say.`],
  };
}

const isPoured = (pack: Pack): pack is PouredPack => !isCounted(pack);

/** The doses and the filler that a serving of the pack holds. */
function hold(
  { pack, pieces }: { pack: Pack; pieces: number | null },
  sized: Sized,
  values: ConstantValues,
): Sized {
  const { lines, warnings } = holdDoses(
    { pack, lines: sized.lines, pieces },
    pieces === null ? values : tightOf(values),
  );
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

/** So many times what is usually sprayed are sprayed at once at most: six to eight actuations. Our assumption. */
const mostOfUsual = 2.4;

/** The most of a spray that is taken at once, mL, where words do not say how much is; null of what is not sprayed. */
const mostSprayed = ({ pack, serving }: Pick<Request, 'pack' | 'serving'>): number | null =>
  pack === 'dropper' && serving?.usualMl !== undefined && serving.ml === null
    ? Number((serving.usualMl * mostOfUsual).toFixed(1))
    : null;

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

/** Doses over an upper level, and else those above what is usual. */
function doseWarnings(lines: readonly FormulaLine[], sold: SoldTo): string[] {
  const over = overLimits(lines, sold);
  const others = lines.filter(({ material }) => !over.has(material.name));
  return [...over.values(), ...others.flatMap(doseWarning)];
}

function doseWarning({ material: { name, dose, unit }, amount }: FormulaLine): string[] {
  if (amount <= dose.high * 1.0001) return [];
  const shown = Number(amount.toPrecision(3)).toLocaleString('en-US');
  return [
    `${name} ${shown} ${unit} is above the usual most of ${dose.high.toLocaleString('en-US')} ${unit}.`,
  ];
}
