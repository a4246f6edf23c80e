import type { Api } from '../../http/api.ts';
import type { FoodFinder } from '../foods/foods.service.ts';
import { timed } from '../../http/observed/timed.ts';
import { answerFormula } from './answering.ts';
import { beginFormula, suggestFormula } from './begin.service.ts';
import { presentListed, presentWhole } from './formulas.present.ts';
import { compute, formulaData } from './formulas.service.ts';
import { getFormula, listFormulas, type FormulaParts } from './kept.service.ts';

/** /api/formulas, and those of a product. */
export function mountFormulas(api: Api, parts: FormulaParts & { foods: FoodFinder }): void {
  const { db, foods } = parts;
  const data = formulaData(parts);
  const { dataVersion } = data;

  api.mount(
    'formulaData.get',
    (ctx) => {
      ctx.body = data;
    },
    { reads: null },
  );

  api.mount(
    'formulas.compute',
    timed(async (ctx, { session, body: { draft } }) => {
      ctx.body = await compute(parts, db, { ownerId: session.userId, draft });
    }),
  );

  api.mount(
    'formulas.list',
    async (ctx, { session, params }) => {
      ctx.body = (await listFormulas(db, { id: params.id, actor: session })).map(presentListed);
    },
    // The product is read too, whose going renews no stamp of formulas that it has not.
    { reads: null },
  );

  api.mount(
    'formulas.create',
    timed(async (ctx, { session, params, body, once }) => {
      // Before the transaction: SQLite has one connection, which loading needs too.
      if (body.from === 'suggested') await foods.load();
      const reply = await once.run(async (trx) => {
        const beginning = { trx, productId: params.id, actor: session, start: body };
        return { status: 201, body: presentWhole(await beginFormula(parts, beginning), dataVersion) };
      });
      ctx.status = reply.status;
      answerFormula(ctx, reply.body);
    }),
  );

  api.mount(
    'formulas.suggest',
    timed(async (ctx, { session, params }) => {
      await foods.load();
      ctx.body = { draft: await suggestFormula(parts, { productId: params.id, actor: session }) };
    }),
    { reads: null },
  );

  api.mount(
    'formulas.get',
    timed(async (ctx, { session, params }) => {
      const whole = await getFormula(parts, { id: params.id, actor: session });
      answerFormula(ctx, presentWhole(whole, dataVersion));
    }),
    { reads: null },
  );
}
