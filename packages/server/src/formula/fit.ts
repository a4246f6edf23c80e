import { check, type Check } from './check.ts';
import type { CapsuleSize, FormulaData } from './data.ts';
import type { Formula } from './formula.ts';
import { plain, toNearest } from './rounding.ts';
import { servingsIn } from './panel/servingText.ts';
import type { WeighedLine } from './weigh.ts';

/** How a serving goes into its form. */
export interface Fit {
  /** Pieces of a serving; 1 of what is poured. */
  units: number;
  /** Capsule size, e.g. '00'; null for other forms. */
  size: string | null;
  /** Of the pieces' room, without the tenth that a capsule is left empty; null where nothing is filled. */
  percentFull: number | null;
  /** Weight of a serving, shells included, mg. */
  weightMg: number;
  /** Room that a container's content takes, mL; null where the draft does not tell. */
  volumeMl: number | null;
  /** One sentence; null where there is nothing to advise. */
  advice: string | null;
}

/** Share of a capsule that is filled (aim of 80 to 95 % on makers' charts). */
const capsuleFill = 0.9;
/** Heaviest tablet that is easily swallowed, and fill of a softgel, mg. */
const pieceMg = 1000;
/** Excipients added where a formula has none of its own: flow agents of capsules, binder and lubricant of tablets. */
const typicalShare = { capsule: 0.025, tablet: 0.4 } as const;
/** Carrier oil for each part of powder in a softgel. */
const carrierShare = 1.5;
/** Most active material in a gummie, and the base of a piece, mg. */
const gummie = { load: 300, base: 3000 } as const;

/** Sums of a serving that the fit is worked out from. */
interface Filling {
  formula: Formula;
  data: FormulaData;
  /** All but shells and coatings, mg. */
  mg: number;
  shellMg: number;
  /** Of the mix, g/mL. */
  density: number;
  hasExcipients: boolean;
  oilMg: number;
}

const outside = new Set(['shell', 'coating']);
const excipients = new Set(['excipient', 'carrier']);

function fillingOf(formula: Formula, lines: readonly WeighedLine[], data: FormulaData): Filling {
  const inside = lines.filter(({ line }) => !outside.has(line.purpose));
  const sum = (of: readonly WeighedLine[]) => of.reduce((total, { inputMg }) => total + (inputMg ?? 0), 0);
  const mg = sum(inside);
  const mL = inside.reduce((total, { line, inputMg }) => total + (inputMg ?? 0) / line.density / 1000, 0);
  return {
    formula,
    data,
    mg,
    shellMg: sum(lines) - mg,
    density: mL > 0 ? mg / 1000 / mL : 1,
    hasExcipients: inside.some(({ line }) => excipients.has(line.purpose)),
    oilMg: sum(inside.filter(({ line }) => line.amount?.unit === 'mL')),
  };
}

/** Works out pieces, fullness and weight of a serving. */
export function fitOf(
  formula: Formula,
  lines: readonly WeighedLine[],
  data: FormulaData,
): { fit: Fit; checks: Check[] } {
  const filling = fillingOf(formula, lines, data);
  switch (formula.form) {
    case 'capsule':
      return fitCapsule(filling);
    case 'tablet':
      return fitTablet(filling);
    case 'softgel':
      return fitSoftgel(filling);
    case 'gummie':
      return { fit: fitGummie(filling), checks: [] };
    default:
      return { fit: fitPoured(filling), checks: [] };
  }
}

/** Pieces of a serving as the draft has them: counted, or the number of its household measure. */
function piecesStated({ serving: { units, household } }: Formula): number | null {
  if (units) return units;
  const stated = Number.parseFloat(household ?? '');
  return stated > 0 ? stated : null;
}

const pieces = (mg: number, eachMg: number) => Math.max(1, Math.ceil(mg / eachMg - 1e-9));

/** The capsule of a formula: as chosen or typed, otherwise size 00. */
function capsuleOf({ capsule }: Formula, { capsules }: FormulaData): CapsuleSize {
  if (capsule && typeof capsule === 'object') {
    return {
      size: capsule.size,
      mL: capsule.mL,
      shellMg: { hpmc: capsule.shellMg, gelatin: capsule.shellMg },
    };
  }
  const found = capsules.find(({ size }) => size === (capsule ?? '00'));
  return found ?? { size: '00', mL: 0.91, shellMg: { hpmc: 136, gelatin: 123 } };
}

function fitCapsule(filling: Filling): { fit: Fit; checks: Check[] } {
  const { formula, density, data } = filling;
  const mg = filling.hasExcipients ? filling.mg : filling.mg * (1 + typicalShare.capsule);
  const { size, mL } = capsuleOf(formula, data);
  const holds = mL * density * 1000;
  const needed = pieces(mg, holds * capsuleFill);
  const units = piecesStated(formula) ?? needed;
  const percentFull = holds > 0 ? (mg / (units * holds)) * 100 : null;
  const fit: Fit = {
    units,
    size,
    percentFull,
    weightMg: mg + filling.shellMg,
    volumeMl: roomOf(filling, mg),
    advice: capsuleAdvice({ mg, needed, density, size }, data.capsules),
  };
  const fits = (volume: number) => mg <= units * volume * density * 1000 + 1e-6;
  const dependsOnMaker = size === '00' && fits(0.95) && !fits(0.9);
  return { fit, checks: [...fullness(percentFull, 'capsule'), ...(dependsOnMaker ? [makerNote()] : [])] };
}

const makerNote = () =>
  check('fit.maker', {
    text: 'It fits in a size 00 capsule by one maker’s chart (0.95 mL) and not by another’s (0.90 mL): ask yours.',
    source: 'Capsule makers’ size charts',
  });

function fullness(percentFull: number | null, piece: string): Check[] {
  if (percentFull === null || percentFull <= 95 + 1e-9) return [];
  const percent = plain(toNearest(percentFull, 0.1));
  return percentFull > 100 + 1e-9
    ? [check('fit.tooBig', { text: `The serving does not fit: each ${piece} would be ${percent} % full.` })]
    : [check('fit.tight', { text: `Each ${piece} is ${percent} % full: over 95 % is hard to fill evenly.` })];
}

interface CapsuleNeed {
  mg: number;
  needed: number;
  density: number;
  size: string;
}

/** What would save a piece: a larger capsule, or so many mg less. */
function capsuleAdvice(
  { mg, needed, density, size }: CapsuleNeed,
  sizes: readonly CapsuleSize[],
): string | null {
  if (needed === 1) return null;
  const perPiece = (mL: number) => mL * density * 1000 * capsuleFill;
  const own = sizes.find((capsule) => capsule.size === size);
  const larger = sizes
    .toSorted((a, b) => a.mL - b.mL)
    .find(({ mL }) => mL > (own?.mL ?? 0) && pieces(mg, perPiece(mL)) < needed);
  const less = own ? mg - (needed - 1) * perPiece(own.mL) : null;
  const parts = [
    ...(larger ? [`size ${larger.size}`] : []),
    ...(less !== null && less > 0 ? [`${plain(Math.ceil(less))} mg less`] : []),
  ];
  return parts.length > 0 ? `One capsule fewer with ${parts.join(' or ')}.` : null;
}

function fitTablet(filling: Filling): { fit: Fit; checks: Check[] } {
  const mg = filling.hasExcipients ? filling.mg : filling.mg * (1 + typicalShare.tablet);
  return fitWholePieces(filling, mg, 'tablet');
}

function fitSoftgel(filling: Filling): { fit: Fit; checks: Check[] } {
  const powder = filling.mg - filling.oilMg;
  const mg = filling.hasExcipients ? filling.mg : filling.mg + powder * carrierShare;
  return fitWholePieces(filling, mg, 'softgel');
}

/** Pieces that weigh so much at the most, whatever is in them. */
function fitWholePieces(filling: Filling, mg: number, piece: string): { fit: Fit; checks: Check[] } {
  const units = piecesStated(filling.formula) ?? pieces(mg, pieceMg);
  const percentFull = (mg / (units * pieceMg)) * 100;
  const weightMg = mg + filling.shellMg;
  return {
    fit: { units, size: null, percentFull, weightMg, volumeMl: roomOf(filling, mg), advice: null },
    checks: fullness(percentFull, piece),
  };
}

/** The base of a piece comes beside the actives, unless the formula has a base of its own. */
function fitGummie(filling: Filling): Fit {
  const { formula, mg, shellMg } = filling;
  const hasBase = formula.lines.some(({ purpose }) => purpose === 'base' || purpose === 'water');
  const units = piecesStated(formula) ?? pieces(mg, hasBase ? gummie.load + gummie.base : gummie.load);
  const weightMg = (hasBase ? mg : units * gummie.base + mg) + shellMg;
  return {
    units,
    size: null,
    percentFull: null,
    weightMg,
    volumeMl: roomOf(filling, weightMg),
    advice: null,
  };
}

function fitPoured(filling: Filling): Fit {
  const { formula, mg, shellMg } = filling;
  const units = formula.serving.units ?? 1;
  return {
    units,
    size: null,
    percentFull: null,
    weightMg: mg + shellMg,
    volumeMl: roomOf(filling, mg),
    advice: null,
  };
}

/** C11: what a container's servings take. */
function roomOf({ formula, density }: Filling, mg: number): number | null {
  const servings = servingsIn(formula);
  return servings === null ? null : ((mg / 1000) * servings) / density;
}
