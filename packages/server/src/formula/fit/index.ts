import { fitCapsule } from './capsule.ts';
import type { Filling } from './filling.ts';
import type { Fitted } from './fit.ts';
import { fitGummie, fitPoured, fitWholePieces } from './pieces.ts';

export { contentBeside, isOpenToTaste, shellsBeside, type Beside } from './beside.ts';
export { fillingOf, type Filling } from './filling.ts';
export type { Fit } from './fit.ts';
export { typicalOf, type Typical } from './typical.ts';

/** Works out pieces, fullness and weight of a serving. */
export function fitOf(filling: Filling): Fitted {
  switch (filling.formula.form) {
    case 'capsule':
      return fitCapsule(filling);
    case 'tablet':
    case 'softgel':
      return fitWholePieces(filling, filling.formula.form);
    case 'gummie':
      return { fit: fitGummie(filling), checks: [] };
    default:
      return { fit: fitPoured(filling), checks: [] };
  }
}
