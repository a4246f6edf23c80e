import type { Pack } from '../constants/constant.ts';
import type { ConstantValues } from '../constants/constants.ts';

/** What making one piece costs, US dollars, and the room it takes in its container, mL. */
export interface PieceWork {
  process: number;
  volumeMl: number;
}

/** Packs whose servings are counted in pieces. */
export type CountedPack = Extract<Pack, 'capsule' | 'tablet' | 'softgel' | 'gummie'>;

/** Making and bottling a piece. */
export const pieceWork = (pack: CountedPack, values: ConstantValues): PieceWork =>
  ({
    capsule: { process: values.capsuleProcess / 1000, volumeMl: values.capsuleSpace },
    tablet: {
      process: (values.tabletProcess + values.tabletCoating) / 1000,
      volumeMl: values.tabletSpace,
    },
    softgel: { process: values.softgelProcess / 1000, volumeMl: values.softgelSpace },
    gummie: { process: values.gummieProcess / 1000, volumeMl: values.gummieSpace },
  })[pack];

/** What filling a serving costs where each has a wrapper of its own, US dollars. */
export const servingWork = (pack: Pack, values: ConstantValues): number =>
  pack === 'sticks' ? values.stickProcess : 0;
