import type { Api } from '../../../http/api.ts';
import { revisionTag } from '../../../http/request/precondition.ts';
import { timed } from '../../../http/observed/timed.ts';
import { answerFormula } from '../answering.ts';
import { presentFormula, presentWhole } from '../formulas.present.ts';
import { formulaData } from '../formulas.service.ts';
import type { FormulaParts, KeptFormula } from '../kept.service.ts';
import { presentVersion, presentWholeVersion } from './versions.present.ts';
import {
  approveVersion,
  diffVersions,
  getVersion,
  listVersions,
  restoreVersion,
  saveVersion,
  withdrawApproval,
} from './versions.service.ts';

/** /api/formulas/{id}/versions. */
export function mountFormulaVersions(api: Api, parts: FormulaParts): void {
  const { db } = parts;
  const { dataVersion } = formulaData(parts);
  const present = (kept: KeptFormula) => presentFormula(kept, dataVersion);

  api.mount(
    'formulaVersions.list',
    async (ctx, { session, params }) => {
      ctx.body = (await listVersions(db, { ...params, actor: session })).map(presentVersion);
    },
    { reads: 'formulas' },
  );

  api.mount('formulaVersions.create', async (ctx, { session, params, body, once }) => {
    const reply = await once.run(async (trx) => {
      const saving = { ...params, actor: session, trx, note: body.note ?? '' };
      const { version, isNew } = await saveVersion(parts, saving);
      return { status: isNew ? 201 : 200, body: presentVersion(version) };
    });
    ctx.status = reply.status;
    ctx.body = reply.body;
  });

  api.mount(
    'formulaVersions.get',
    async (ctx, { session, params }) => {
      ctx.body = presentWholeVersion(await getVersion(db, { ...params, actor: session }));
    },
    { reads: 'formulas' },
  );

  api.mount(
    'formulaVersions.diff',
    timed(async (ctx, { session, params }) => {
      ctx.body = await diffVersions(parts, { ...params, actor: session });
    }),
    { reads: null },
  );

  api.mount('formulaVersions.approve', async (ctx, { session, params, body, once }) => {
    const reply = await once.run(async (trx) => {
      const approval = { ...params, actor: session, trx, note: body.note ?? '' };
      return { status: 201, body: presentVersion(await approveVersion(parts, approval)) };
    });
    ctx.status = reply.status;
    ctx.body = reply.body;
  });

  api.mount('formulaVersions.withdraw', async (ctx, { session, params }) => {
    await withdrawApproval(db, { ...params, actor: session });
    ctx.status = 204;
  });

  api.mount(
    'formulaVersions.restore',
    timed(async (ctx, { session, params, once, ifMatch }) => {
      const change = { ...params, actor: session, expect: ifMatch(present, revisionTag) };
      const reply = await once.run(async (trx) => {
        const whole = await restoreVersion(parts, { ...change, trx });
        return { status: 200, body: presentWhole(whole, dataVersion) };
      });
      answerFormula(ctx, reply.body);
    }),
  );
}
