import type { PackCategory } from '../../../contract/index.ts';
import type { Line } from '../lines.ts';
import type { IsRefused } from '../named/refused.ts';
import type { Shares } from '../shares.ts';
import type { Portion } from './statedPer.ts';

/** What a recipe is brought to: a serving, whether it has nothing of animals, and is sold chilled. */
export interface Serving extends Portion {
  readonly isPlants: boolean;
  readonly isChilled: boolean;
  readonly isDrink: boolean;
  /** What it is sold as. */
  readonly category: PackCategory;
  /** Whether it holds no free water. */
  readonly isDry: boolean;
  readonly isFermented: boolean;
  /** What is bought for a content is none of what the words rule out. */
  readonly isRefused: IsRefused;
  /** The recipe that others of the kind have: `40 % less` is less than theirs. */
  readonly usual: readonly Line[];
  /** What the words give a share of keeps it. */
  readonly shares: Shares;
}
