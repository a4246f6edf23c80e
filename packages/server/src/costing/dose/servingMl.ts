import type { Pack } from '../constants/constant.ts';
import { valuesWith } from '../constants/constants.ts';
import type { StatedServing } from '../stated/statedServing.ts';

/** Millilitres of a serving of a liquid: as the words say, or as is usual of its pack; null of what is none. */
export function servingMlOf(pack: Pack, { ml, usualMl }: StatedServing): number | null {
  const { bottleServing, dropperServing, readyServing } = valuesWith();
  const usual = new Map<Pack, number>([
    ['bottle', bottleServing],
    ['dropper', dropperServing],
    ['ready', readyServing],
  ]).get(pack);
  return usual === undefined ? null : (ml ?? usualMl ?? usual);
}
