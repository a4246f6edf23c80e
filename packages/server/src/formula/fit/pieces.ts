import { check, type Check } from '../check.ts';
import { plain, toNearest } from '../rounding.ts';
import { contentBeside, hasBase } from './beside.ts';
import { pieces, piecesStated, roomOf, type Filling } from './filling.ts';
import type { Fit, Fitted } from './fit.ts';
import { fullness } from './fullness.ts';

/**
 * Tablets and softgels: pieces that weigh so much at the most, whatever is in them. A tablet that is sweetened is chewed
 * or sucked: what is easily swallowed does not bound it.
 */
export function fitWholePieces(filling: Filling, piece: 'tablet' | 'softgel'): Fitted {
  const { formula } = filling;
  const { tabletWeight, softgelWeight } = formula.values;
  const pieceMg = piece === 'tablet' ? tabletWeight : softgelWeight;
  const mg = filling.mg + contentBeside(filling, 1, formula.values).mg;
  const units = piecesStated(formula) ?? pieces(mg, pieceMg);
  const isSwallowed = piece === 'softgel' || !filling.roles.has('sweetener');
  const eachMg = mg / units;
  const isLarge = piece === 'tablet' && isSwallowed && eachMg > pieceMg && eachMg <= heaviestTabletMg;
  const percentFull = isSwallowed && !isLarge ? (eachMg / pieceMg) * 100 : null;
  const weightMg = mg + filling.shellMg;
  return {
    fit: { units, size: null, percentFull, weightMg, volumeMl: roomOf(filling, mg), advice: null },
    checks: isLarge ? [largeTablet(eachMg, pieceMg)] : fullness(percentFull, piece),
  };
}

/** Tablets on the shelf weigh up to so much, mg: calcium 600 mg in one. Our assumption; more is none to swallow. */
const heaviestTabletMg = 1900;

const largeTablet = (mg: number, easyMg: number): Check =>
  check('fit.tight', {
    text: `Each tablet weighs ${plain(toNearest(mg, 1))} mg: over ${plain(easyMg)} mg is not easily swallowed.`,
  });

/** The base of a gummie comes beside the actives, unless the formula has a base of its own. */
export function fitGummie(filling: Filling): Fit {
  const { formula, mg, shellMg } = filling;
  const { gummieLoad, gummieWeight } = formula.values;
  const pieceMg = hasBase(filling) ? gummieLoad + gummieWeight : gummieLoad;
  const units = piecesStated(formula) ?? pieces(mg, pieceMg);
  return unfilled(filling, units, mg + contentBeside(filling, units, formula.values).mg + shellMg);
}

/** Powders and liquids: a serving is what it weighs. */
export function fitPoured(filling: Filling): Fit {
  const { formula, mg, shellMg } = filling;
  const units = formula.serving.units ?? 1;
  return unfilled(filling, units, mg + contentBeside(filling, units, formula.values).mg + shellMg);
}

const unfilled = (filling: Filling, units: number, weightMg: number): Fit => ({
  units,
  size: null,
  percentFull: null,
  weightMg,
  volumeMl: roomOf(filling, weightMg),
  advice: null,
});
