import type { Api } from '../../http/api.ts';
import { presentFood } from './foods.present.ts';
import type { FoodFinder } from './foods.service.ts';

/** /api/foods. */
export function mountFoods(api: Api, { foods }: { foods: FoodFinder }): void {
  api.mount(
    'foods.list',
    async (ctx, { query: { q, limit } }) => {
      ctx.body = (await foods.find(q, limit)).map(presentFood);
    },
    { reads: null },
  );
}
