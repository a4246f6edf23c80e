import type { Api } from '../../http/api.ts';
import { revisionTag } from '../../http/request/precondition.ts';
import { timed } from '../../http/observed/timed.ts';
import { answerFormula } from './answering.ts';
import { changeFormula, redoChange, undoChange } from './changes.service.ts';
import { presentFormula, presentWhole } from './formulas.present.ts';
import { formulaData } from './formulas.service.ts';
import { deleteFormula, type FormulaParts, type KeptFormula } from './kept.service.ts';

/** What changes a formula: ops, undo and redo, and its end. */
export function mountFormulaChanges(api: Api, parts: FormulaParts): void {
  const { dataVersion } = formulaData(parts);
  const present = (kept: KeptFormula) => presentFormula(kept, dataVersion);

  api.mount(
    'formulas.update',
    timed(async (ctx, { session, params, body, once, ifMatch }) => {
      const change = { id: params.id, actor: session, expect: ifMatch(present, revisionTag) };
      const reply = await once.run(async (trx) => {
        const whole = await changeFormula(parts, { ...change, trx, ops: body.ops });
        return { status: 200, body: presentWhole(whole, dataVersion) };
      });
      answerFormula(ctx, reply.body);
    }),
  );

  api.mount('formulas.delete', async (ctx, { session, params, ifMatch }) => {
    await deleteFormula(parts, { id: params.id, actor: session, expect: ifMatch(present, revisionTag) });
    ctx.status = 204;
  });

  const steps = { 'formulas.undo': undoChange, 'formulas.redo': redoChange } as const;
  for (const id of ['formulas.undo', 'formulas.redo'] as const) {
    api.mount(
      id,
      timed(async (ctx, { session, params, once, ifMatch }) => {
        const change = { id: params.id, actor: session, expect: ifMatch(present, revisionTag) };
        const reply = await once.run(async (trx) => {
          const whole = await steps[id](parts, { ...change, trx });
          return { status: 200, body: presentWhole(whole, dataVersion) };
        });
        answerFormula(ctx, reply.body);
      }),
    );
  }
}
