import type { PackCategory } from '../../../contract/index.ts';
import { waterLine, type Line } from '../lines.ts';
import type { IsRefused } from '../named/refused.ts';
import type { Shares } from '../shares.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { foodCategories, proportions } from '../tables/tables.ts';
import type { Portion } from './statedPer.ts';

/** How a kind is sold, as far as what is stated depends on it. */
interface SoldAs {
  /** Key of its kind. */
  readonly archetype: string;
  /** What it is sold as. */
  readonly category: PackCategory;
  readonly isDrink: boolean;
  readonly isChilled: boolean;
  /** Whether it holds no free water. */
  readonly isDry: boolean;
  readonly isFermented: boolean;
  /** Whether its water is what its flours take up: nothing else has its place. */
  readonly isDough: boolean;
}

export function soldAs({ key: archetype, kind, category: key }: FoodArchetype): SoldAs {
  const category = foodCategories.get(key);
  return {
    archetype,
    category: key,
    isDrink: kind === 'drink',
    isChilled: category?.temperature === 'chilled',
    isDry: category?.pack.isDry ?? false,
    isFermented: category?.pack.isFermented ?? false,
    isDough: proportions.some(({ kinds, by }) => by === waterLine && kinds.includes(archetype)),
  };
}

/** What a recipe is brought to: a serving, whether it has nothing of animals, and how it is sold. */
export interface Serving extends Portion, SoldAs {
  readonly isPlants: boolean;
  /** What is bought for a content is none of what the words rule out. */
  readonly isRefused: IsRefused;
  /** The recipe that others of the kind have: `40 % less` is less than theirs. */
  readonly usual: readonly Line[];
  /** What the words give a share of keeps it. */
  readonly shares: Shares;
}
