import { check, type Check } from '../check.ts';
import type { CapsuleSize } from '../data.ts';
import { plain } from '../rounding.ts';
import { contentBeside } from './beside.ts';
import { capsuleOf } from './capsuleOf.ts';
import { pieces, piecesStated, roomOf, type Filling } from './filling.ts';
import type { Fit, Fitted } from './fit.ts';
import { fullness } from './fullness.ts';

/** C9: so many capsules of a size hold the mix; a tenth of each is left empty. */
export function fitCapsule(filling: Filling): Fitted {
  const { formula, density, data } = filling;
  const mg = filling.mg + contentBeside(filling, 1, formula.values).mg;
  const capsule = capsuleOf(formula, data);
  const holds = capsule.mL * density * 1000;
  const needed = pieces(mg, holds * formula.values.capsuleFill);
  const units = piecesStated(formula) ?? needed;
  const percentFull = (mg / (units * holds)) * 100;
  const fit: Fit = {
    units,
    size: capsule.size,
    percentFull,
    weightMg: mg + filling.shellMg,
    volumeMl: roomOf(filling, mg),
    advice:
      units < needed
        ? shortfall(filling, { mg, needed, capsule, units })
        : advice(filling, { mg, needed, capsule }),
  };
  const fits = (volume: number) => mg <= units * volume * density * 1000 + 1e-6;
  const dependsOnMaker = capsule.size === '00' && fits(0.95) && !fits(0.9);
  return { fit, checks: [...fullness(percentFull, 'capsule'), ...(dependsOnMaker ? [makerNote()] : [])] };
}

const makerNote = (): Check =>
  check('fit.maker', {
    text: 'It fits in a size 00 capsule by one maker’s chart (0.95 mL) and not by another’s (0.90 mL): ask yours.',
    source: 'Capsule makers’ size charts',
  });

/** What would make a serving of too few capsules fit: more of them, a larger size, or so many mg less. Null where it fits. */
function shortfall(
  { formula, density, data }: Filling,
  { mg, needed, capsule, units }: CapsuleNeed & { units: number },
): string | null {
  if (mg <= units * capsule.mL * density * 1000 + 1e-6) return null;
  const perPiece = (mL: number) => mL * density * 1000 * formula.values.capsuleFill;
  const larger = data.capsules
    .toSorted((a, b) => a.mL - b.mL)
    .find(({ mL }) => mL > capsule.mL && pieces(mg, perPiece(mL)) <= units);
  const less = Math.ceil(mg - units * perPiece(capsule.mL));
  const parts = [
    `${plain(needed)} capsules`,
    ...(larger ? [`size ${larger.size}`] : []),
    ...(less > 0 ? [`${plain(less)} mg less`] : []),
  ];
  return `The serving needs ${parts.join(' or ')}.`;
}

interface CapsuleNeed {
  mg: number;
  needed: number;
  capsule: CapsuleSize;
}

/** What would save a piece: a larger capsule, or so many mg less. */
function advice({ formula, density, data }: Filling, { mg, needed, capsule }: CapsuleNeed): string | null {
  if (needed === 1) return null;
  const perPiece = (mL: number) => mL * density * 1000 * formula.values.capsuleFill;
  const larger = data.capsules
    .toSorted((a, b) => a.mL - b.mL)
    .find(({ mL }) => mL > capsule.mL && pieces(mg, perPiece(mL)) < needed);
  const less = mg - (needed - 1) * perPiece(capsule.mL);
  const parts = [
    ...(larger ? [`size ${larger.size}`] : []),
    ...(less > 0 ? [`${plain(Math.ceil(less))} mg less`] : []),
  ];
  return parts.length > 0 ? `One capsule fewer with ${parts.join(' or ')}.` : null;
}
