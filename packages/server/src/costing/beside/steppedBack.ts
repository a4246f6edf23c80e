import { besideParts, type BesidePart } from './besideParts.ts';

interface Said {
  /** Whether the words name a part. */
  readonly isSaid: (part: BesidePart) => boolean;
  /** Whether they say what alone is to sweeten it. */
  readonly isSweetnessSaid: boolean;
}

/**
 * The named fill the role: what sweetens beside what the words name for it steps back, and its share of the base goes to
 * that. A base that the words describe has nothing in it that may be left out and is not named.
 */
export function steppedBack(parts: readonly BesidePart[], { isSaid, isSweetnessSaid }: Said): BesidePart[] {
  const named = parts.filter(isSaid);
  const sweet = named.filter(({ sweetens }) => sweetens !== '');
  const isBody = sweet.some(({ sweetens }) => sweetens !== 'intense');
  const isSugared = sweet.some(({ sweetens }) => sweetens === 'sugar');
  const isMade = named.filter(({ purpose }) => purpose === 'base').length > 1;
  const stepsBack = (part: BesidePart): boolean => {
    if (isSaid(part)) return false;
    if (isMade && part.purpose === 'base' && part.isSpare === 'yes' && part.sweetens === '') return true;
    if (part.sweetens === '' || sweet.length === 0) return false;
    if (part.sweetens === 'intense') return true;
    if (part.sweetens === 'sugar' && isSugared) return false;
    return isBody || isSweetnessSaid;
  };
  const back = parts.filter(stepsBack);
  const stays = parts.flatMap((part) => (back.includes(part) ? insteadOf(part, parts) : [part]));
  return withShares(stays, {
    back: back.filter(({ slot }) => !stays.some((each) => each.slot === slot)),
    sweet,
  });
}

/** What does not sweeten takes the place of what its form cannot be without. */
function insteadOf(part: BesidePart, parts: readonly BesidePart[]): BesidePart[] {
  const instead = besideParts.find(
    ({ slot, packs, styles, sweetens, unless }) =>
      slot === part.slot &&
      sweetens === '' &&
      unless.length === 0 &&
      packs.every((pack) => part.packs.includes(pack)) &&
      part.styles.every((style) => styles.includes(style)),
  );
  const isFilled = parts.some((each) => each !== part && each.slot === part.slot);
  if (isFilled || part.isSpare === 'yes') return [];
  return instead ? [instead] : [part];
}

/** The share of what stepped back from a base goes to what is named of it. */
function withShares(
  parts: readonly BesidePart[],
  { back, sweet }: { back: readonly BesidePart[]; sweet: readonly BesidePart[] },
): BesidePart[] {
  const freed = back.reduce((sum, { purpose, share }) => sum + (purpose === 'base' ? (share ?? 0) : 0), 0);
  const takers = sweet.filter(({ purpose, share }) => purpose === 'base' && share !== null);
  return parts.map((part) =>
    takers.includes(part) ? { ...part, share: (part.share ?? 0) + freed / takers.length } : part,
  );
}
