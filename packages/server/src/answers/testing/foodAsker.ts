import type { Evidence } from '../../evidence/index.ts';
import { createFoodNames, type FoodsNamed, readFoods } from '../../foods/index.ts';
import { createAnswerer } from '../index.ts';

/** Of the foods that a name may mean, so many are handed on. */
const mostFoods = 3;

/** Asks as a person does of the tables of foods too, behind questions before; the foods are found as in the database. */
export function foodAsker(evidence: Evidence) {
  const answerer = createAnswerer({ evidence });
  const foods = readFoods();
  const names = createFoodNames(foods);
  const byId = new Map(foods.map((food) => [food.id, food]));
  const named = (text: string): FoodsNamed[] =>
    names.namedIn(text).map(({ text: written, start, end, ids }) => ({
      text: written,
      start,
      end,
      foods: ids.slice(0, mostFoods).flatMap((id) => byId.get(id) ?? []),
    }));
  return async (question: string, ...before: readonly string[]) => {
    const history = before.map((content) => ({ role: 'user' as const, content }));
    const found = new Map(answerer.foodTexts(question, history).map((text) => [text, named(text)]));
    const request = { question, history, articles: [], foods: found };
    const last = (await Array.fromAsync(answerer.answer(request))).at(-1);
    if (last?.type !== 'done') throw new Error('The answer did not end.');
    return last.answer;
  };
}
