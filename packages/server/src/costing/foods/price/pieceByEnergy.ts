import { formatNumber } from '../../../registry/index.ts';
import { limitTerms } from '../../brief/limits/limitTerms.ts';
import { unitsTogether } from '../../stated/multiPack.ts';
import type { FoodPlan } from '../foodPlan.ts';
import { energyIn } from '../stated/toldContent.ts';
import { statedFoodPack, type StatedFoodPack } from './statedFoodPack.ts';

/** A piece as heavy as what the words say it brings, and how many of them are sold together. */
export interface PieceByEnergy {
  readonly stated: Pick<StatedFoodPack, 'grams' | 'ml' | 'times'>;
  readonly notes: readonly string[];
}

/** Lighter than this, g, nothing is a piece; and so many are sold together at most. Our assumption. */
const [leastPiece, mostPieces] = [1, 60];

/**
 * `100 calories each`: where no words say what a piece weighs, it weighs as much as brings them, by the energy of the
 * finished recipe. Null where they say none, or say what it weighs.
 */
export function pieceByEnergy(
  plan: FoodPlan,
  { concept, description }: { readonly concept: string; readonly description: string },
): PieceByEnergy | null {
  const text = `${concept}\n${description}`;
  const term = limitTerms(text).find(
    ({ content, basis, bound }) => content === 'energy' && basis.kind === 'piece' && bound !== 'least',
  );
  const stated = statedFoodPack(concept, description);
  if (!term || plan.archetype.kind !== 'food' || plan.unit !== 'g' || stated.times > 1) return null;
  const kcalOfGram = energyIn(plan.recipe) / 100 / plan.archetype.process_yield;
  const piece = Math.round((term.value / kcalOfGram) * 10) / 10;
  const whole = stated.grams ?? plan.size;
  const counted = Math.max(stated.portions ?? 1, unitsTogether(concept, description));
  const times = counted > 1 ? counted : Math.max(1, Math.round(whole / piece));
  if (!Number.isFinite(piece) || piece < leastPiece || times > mostPieces) return null;
  return {
    stated: { grams: piece, ml: null, times },
    notes: [
      `A piece weighs ${formatNumber(piece)} g, so that it brings the ${formatNumber(term.value)} kcal that the words say: ${formatNumber(times)} of them are ${formatNumber(Math.round(piece * times))} g.`,
    ],
  };
}
