import { formatAmount } from '../../registry/index.ts';
import type { Pack } from '../constants/constant.ts';
import type { ConstantValues } from '../constants/constants.ts';
import { fitDoses, type CutDose, type Room } from './fitDoses.ts';
import { formLimits, limitOf } from './formLimits.ts';
import { gummieLoadOf, mostGummiesOf } from './gummieLoads.ts';
import { binderOf, capsuleDensityOf, mostTabletsOf, tabletOf } from './pieceFills.ts';
import { tightOf } from './tight.ts';
import { inputMg, type FormulaLine } from '../line.ts';
import { capitalize } from '../../text/letters.ts';
import { unitOfCount } from '../../text/plurals.ts';

/** The doses that a form holds, and what was said of those it does not. */
export interface Held {
  lines: FormulaLine[];
  warnings: string[];
}

interface ToHold {
  pack: Pack;
  lines: readonly FormulaLine[];
  /** Pieces of a serving that the words say, or mL of what is sprayed; null: as many as are usually taken. */
  pieces: number | null;
}

/** Brings doses to what a serving of the pack holds, and names a form in which what was cut would fit. */
export function holdDoses({ pack, lines, pieces }: ToHold, values: ConstantValues): Held {
  const most =
    pieces === null ? mostRoom(pack, lines) : isCounted(pack) ? pieces : pieces / limitOf(pack).most;
  // What does not fit as usual is filled or pressed as densely as makers reach before anything is cut.
  const dense = isPressed(pack) ? tightOf(values) : values;
  const room = { ...roomIn(pack, dense), most };
  const { kept, left } = withoutTraces(lines, room);
  const { lines: held, cuts } = fitDoses(kept, room);
  const short = cuts.filter(isShort);
  const warnings = [
    ...left.map(leftNote),
    ...short.map((cut) => cutNote({ pack, most: pieces ?? mostOf(pack, kept) }, cut)),
  ];
  // What is wanted as far as it fits asks for no other form.
  const better = left.length === 0 && short.every(isOfWords) ? null : formThatHolds(pack, lines, values);
  return {
    lines: held,
    warnings: better ? [...warnings, `${capitalize(better)} the whole dose fits.`] : warnings,
  };
}

/** Below this part of its usual dose an active that nobody named is none worth its room. Our assumption. */
const leastWorth = 0.2;

/** Lines without those of the kind of product that would be cut to next to nothing, the most cut first; one stays. */
function withoutTraces(
  lines: readonly FormulaLine[],
  room: Room,
): { kept: readonly FormulaLine[]; left: CutDose[] } {
  const left: CutDose[] = [];
  let kept = lines;
  while (kept.length > 1) {
    const worth = (cut: CutDose) => cut.line.amount / Math.min(cut.wanted, cut.line.material.dose.usual);
    const trace = fitDoses(kept, room)
      .cuts.filter((cut) => cut.line.isOfKind && worth(cut) < leastWorth)
      .toSorted((a, b) => worth(a) - worth(b))[0];
    if (!trace) break;
    left.push(trace);
    kept = kept.filter(({ material }) => material.key !== trace.line.material.key);
  }
  return { kept, left };
}

const leftNote = ({ line: { material, amount }, wanted }: CutDose): string => {
  const share = Math.max(1, Math.round((amount / Math.min(wanted, material.dose.usual)) * 100));
  return `${material.name} is usual of such products and is left out: a serving would hold ${share} % of the usual ${formatAmount(material.dose.usual, material.unit)}.`;
};

/** What a serving has room for: pieces, or the share of its largest size of what is poured. */
function roomIn(pack: Pack, values: ConstantValues): Room {
  return { most: mostRoom(pack, []), of: (line) => inputMg(line, values) * roomPerMg(pack, line, values) };
}

const mostRoom = (pack: Pack, lines: readonly FormulaLine[]) => (isCounted(pack) ? mostOf(pack, lines) : 1);

/** Most of a serving that is suggested: pieces by what is in them, else g or mL. */
export function mostOf(pack: Pack, lines: readonly FormulaLine[]): number {
  const materials = lines.map(({ material }) => material);
  const own =
    pack === 'gummie' ? mostGummiesOf(materials) : pack === 'tablet' ? mostTabletsOf(materials) : null;
  return own ?? limitOf(pack).most;
}

/** Whether a pack holds powders that a maker may fill more densely than usual. */
export const isPressed = (pack: Pack): boolean => pack === 'capsule' || pack === 'tablet';

/** Whether a pack holds pieces; the others are poured. */
export const isCounted = (pack: Pack): boolean => ['capsule', 'tablet', 'softgel', 'gummie'].includes(pack);

/** Room that a milligram of a line takes; of a powder without properties where no line is given. */
function roomPerMg(pack: Pack, line: FormulaLine | null, values: ConstantValues): number {
  const { most } = limitOf(pack);
  switch (pack) {
    case 'capsule':
      return (
        (1 + values.capsuleExcipient) /
        (values.capsuleVolume * densityIn(line, values) * values.capsuleFill * 1000)
      );
    case 'tablet':
      return line
        ? (1 + binderOf(line.material, values)) / tabletOf(line.material, values)
        : (1 + values.tabletExcipient) / values.tabletWeight;
    case 'softgel':
      return (line?.material.category === 'oil' ? 1 : 1 + values.softgelCarrier) / values.softgelWeight;
    case 'gummie':
      return 1 / (line ? gummieLoadOf(line.material, values) : values.gummieLoad);
    case 'tub':
    case 'sticks':
      return (1 + values.powderSystem) / (most * 1000);
    case 'ready':
      return 1 / (most * values.liquidDensity * 1000 * values.readyLoad);
    default:
      return 1 / (most * values.liquidDensity * 1000 * values.syrupLoad);
  }
}

const densityIn = (line: FormulaLine | null, values: ConstantValues): number =>
  line ? capsuleDensityOf(line.material, values) : values.capsuleDensity;

/** Filler that a serving still holds beside its lines, mg. */
export function fillerRoom(pack: Pack, lines: readonly FormulaLine[], values: ConstantValues): number {
  const room = roomIn(pack, values);
  const used = lines.reduce((sum, line) => sum + room.of(line), 0);
  return Math.max(0, room.most - used) / roomPerMg(pack, null, values);
}

/** Servings in a container of pieces: as usual, or as many as such a container holds of what is a serving at all. */
export function servingsOf(pack: Pack, lines: readonly FormulaLine[], values: ConstantValues): number {
  const pieces = piecesOf(pack, lines, values);
  const { container, mostStated } = limitOf(pack);
  return pieces > mostStated ? values.servings : Math.min(values.servings, Math.floor(container / pieces));
}

/** Pieces that a serving of the lines takes; at least as many as are usually taken. */
export const piecesOf = (pack: Pack, lines: readonly FormulaLine[], values: ConstantValues): number =>
  Math.max(limitOf(pack).least, fewestOf(pack, lines, values));

/** Pieces that hold the lines, however few are usually taken. */
export function fewestOf(pack: Pack, lines: readonly FormulaLine[], values: ConstantValues): number {
  const { of } = roomIn(pack, values);
  return Math.max(1, Math.ceil(lines.reduce((sum, line) => sum + of(line), 0) - 1e-9));
}

/** A dose cut from above the usual one is none that is missed. */
const isShort = (cut: CutDose) =>
  isOfWords(cut) || cut.line.amount < cut.line.material.dose.usual * (1 - 1e-9);

/** What was asked for as far as it fits is told whatever is usual. */
const isOfWords = ({ line: { isStated, isOnCondition = false } }: CutDose) => isStated && isOnCondition;

function cutNote({ pack, most }: { pack: Pack; most: number }, cut: CutDose): string {
  const {
    line: { material, amount },
    wanted,
  } = cut;
  const { pieces } = limitOf(pack);
  const counted = unitOfCount(most, pieces);
  if (isOfWords(cut)) {
    const [held, asked] = [amount, wanted].map((each) => formatAmount(each, material.unit));
    return `${material.name}: ${held} of the ${asked} that the words want if it fits; a serving of ${most} ${counted} holds no more.`;
  }
  const usual = Math.min(wanted, material.dose.usual);
  const share = Math.max(1, Math.round((amount / usual) * 100));
  const [held, whole] = [amount, usual].map((each) => formatAmount(each, material.unit));
  return `${material.name}: ${held}, ${share} % of the usual ${whole}; a serving of ${most} ${counted} holds no more.`;
}

/** The first other form that holds all of the lines; solids do not become liquids. */
function formThatHolds(pack: Pack, lines: readonly FormulaLine[], values: ConstantValues): string | null {
  const others: readonly Pack[] = ['capsule', 'sticks', 'tub'];
  const fitting = others.find((other) => {
    const { most, of } = roomIn(other, values);
    return other !== pack && lines.reduce((sum, line) => sum + of(line), 0) <= most;
  });
  return formLimits.find(({ key }) => key === fitting)?.as ?? null;
}
