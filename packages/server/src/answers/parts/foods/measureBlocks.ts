import type { Food, FoodsNamed } from '../../../foods/index.ts';
import { formatAmount } from '../../../registry/index.ts';
import { type Block, fact, paragraph, type Sentence } from '../../prose.ts';
import { asksWeight } from '../../understand/foods/foodsAsked.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { derive } from '../../values.ts';
import { amountsOf, type FoodAmount } from './foodAmount.ts';
import { foodPassage, nameOf } from './foodPassage.ts';

/** What the household measures of each food weigh that are asked for. */
export function measureBlocks(inquiry: Inquiry, named: readonly FoodsNamed[]): Block[] | null {
  const meant = named.flatMap(({ foods }) => {
    const food =
      foods.find((each) => amountsOf(inquiry, each).some(({ isSaid }) => isSaid)) ??
      foods.find(({ portions }) => portions.length > 0);
    return food ? [food] : [];
  });
  const foods = new Map(meant.map((food) => [food.id, food]));
  const sentences = [...foods.values()].flatMap((food) =>
    amountsOf(inquiry, food).map((amount) => weightSentence(food, amount)),
  );
  return sentences.length > 0 ? [paragraph(...sentences)] : null;
}

/** The foods of which a measure is asked for beside nutrients: those that its phrase names, else all of them. */
export function weighed(question: string, named: readonly FoodsNamed[]): readonly FoodsNamed[] {
  const phrases = [...question.matchAll(/[^,;?]+/g)].filter(([phrase]) => asksWeight(phrase));
  const own = named.filter(({ start }) =>
    phrases.some(({ index, 0: { length } }) => start >= index && start < index + length),
  );
  return phrases.length > 0 && own.length === 0 ? named : own;
}

function weightSentence(food: Food, { measure, grams }: FoodAmount): Sentence {
  const told = `${nameOf(food)}: ${measure} is ${formatAmount(grams, 'g')}`;
  return fact(told, derive(foodPassage(food), `${told}.`));
}
