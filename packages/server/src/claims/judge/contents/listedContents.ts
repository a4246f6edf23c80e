import { nutritionClaimsIn, type FoundClaim } from '../../listed/nutritionClaims.ts';
import type { ReadSentence } from '../../reading/sentence.ts';

const known = new WeakMap<ReadSentence, readonly FoundClaim[]>();

/** The listed nutrition claims of a sentence; several judges ask for them, and they are looked for once. */
export function listedContents(sentence: ReadSentence): readonly FoundClaim[] {
  const found =
    known.get(sentence) ?? nutritionClaimsIn(sentence, { ...sentence, isUs: sentence.market === 'US' });
  known.set(sentence, found);
  return found;
}
