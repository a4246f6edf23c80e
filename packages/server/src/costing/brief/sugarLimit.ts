import { limitTerms } from './limits/limitTerms.ts';

/** Grams of sugars of a gummie or chew with a usual base: some 3 g, half of it sugars. Our assumption. */
const sugarsOfPiece = 1.5;
/** Gummies that are taken at once where the words do not say. */
const usualPieces = 2;

/**
 * Whether the words limit sugar to less than gummies of a usual base have: theirs is then one of polyols or fibre.
 * @param pieces of a serving that the words say; null where they do not
 */
export const leavesNoSugar = (text: string, pieces: number | null): boolean =>
  limitTerms(text).some(
    ({ content, bound, value, basis }) =>
      (content === 'sugar' || content === 'addedSugar') &&
      bound === 'most' &&
      value < sugarsOfPiece * (basis.kind === 'piece' ? 1 : (pieces ?? usualPieces)),
  );
