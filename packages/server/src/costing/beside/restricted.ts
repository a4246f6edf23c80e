import type { Pack } from '../constants/constant.ts';
import { restrictionsIn } from '../stated/restrictions.ts';
import type { BesidePart } from './besideParts.ts';

interface Asked {
  readonly text: string;
  readonly pack: Pack;
  readonly actives: number;
  readonly isNamed: (part: BesidePart) => boolean;
  readonly isFilledUp: boolean;
  /** Whether neither flavour nor sweetener are usual of it. */
  readonly isPlain: boolean;
}

/** In this order what may be left out is kept where the words leave room for some of it. */
const worth: readonly string[] = [
  'flavour',
  'sweetener',
  'excipient',
  'acid',
  'carrier',
  'colour',
  'coating',
];

/** Parts without those that may be left out, where the words keep the recipe short. */
export function restricted(parts: readonly BesidePart[], asked: Asked): BesidePart[] {
  const { text, pack, actives, isNamed, isFilledUp } = asked;
  const { isUnsweetened, alone, most, ...said } = restrictionsIn(text);
  const isUnflavoured = said.isUnflavoured || asked.isPlain;
  const isLeft = (part: BesidePart): boolean =>
    part.isSpare === '' ||
    isNamed(part) ||
    !(
      alone !== null ||
      (isUnsweetened && part.purpose === 'sweetener') ||
      (isUnflavoured &&
        (ofTaste.has(part.purpose) || ((pack === 'tub' || pack === 'sticks') && !isFiller(part))))
    );
  const isFiller = ({ purpose }: BesidePart) => isFilledUp && purpose === 'carrier';
  const left = parts.filter(isLeft);
  if (most === null) return left;
  const isFree = (part: BesidePart) => part.isSpare === 'yes' && !isNamed(part);
  const inside = left.filter(({ of }) => of === 'fill');
  const room = Math.max(0, most.count - actives - inside.filter((part) => !isFree(part)).length);
  const kept = new Set(
    inside
      .filter(isFree)
      .toSorted((one, other) => worth.indexOf(one.purpose) - worth.indexOf(other.purpose))
      .slice(0, room),
  );
  return left.filter((part) => !isFree(part) || kept.has(part));
}

const ofTaste: ReadonlySet<string> = new Set(['flavour', 'sweetener', 'acid']);
