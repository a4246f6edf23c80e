import type { Api } from '../../http/api.ts';
import { compute, formulaData, type FormulaParts } from './formulas.service.ts';

/** /api/formulas. */
export function mountFormulas(api: Api, parts: FormulaParts): void {
  const data = formulaData(parts);
  api.mount(
    'formulaData.get',
    (ctx) => {
      ctx.body = data;
    },
    { reads: null },
  );
  api.mount('formulas.compute', (ctx, { body: { draft } }) => {
    const started = performance.now();
    ctx.body = compute(parts, draft);
    ctx.set('Server-Timing', `total;dur=${(performance.now() - started).toFixed(1)}`);
  });
}
