import type { Coa, CoaPatch } from '@seedbed/server/contract';
import { limitsIn, verdictOf } from '@seedbed/server/documents';
import type { CoaRow } from '../data/index.ts';
import { db, nextId, now } from '../db.ts';
import { ownOf } from './own.ts';
import { newestWith, page } from './pages.ts';
import { Refusal } from './refusal.ts';
import { me, replay, requireMe } from './replay.ts';
import { ownSupplier } from './suppliers.ts';
import { expected, rowVersion, tagged, write } from './versions.ts';

const ownCoa = ({ id }: { id: number }): CoaRow =>
  ownOf('coa', { id, rows: db.coas, ownerOf: (row) => row.createdById });

const present = ({ createdById: _own, ...row }: CoaRow): Coa => ({
  ...row,
  version: rowVersion(ownCoa(row)),
});

function checkNamed({ productId, supplierId, fileId }: CoaPatch): void {
  if (productId) ownOf('product', { id: productId, rows: db.products, ownerOf: (row) => row.createdById });
  if (supplierId) ownSupplier(supplierId);
  if (fileId) ownOf('file', { id: fileId, rows: db.files, ownerOf: (row) => row.ownerId });
}

type Written = Omit<Coa['results'][number], 'verdict'>;

function checked(
  results: readonly Written[],
  { productId, ingredientKey }: Pick<Coa, 'productId' | 'ingredientKey'>,
): Coa['results'] {
  const said = db.documentNumbers.findLast(
    (each) => each.productId === productId && each.kind === 'ingredientSpec',
  );
  const limits = limitsIn(said?.content ?? null, ingredientKey);
  return results.map(({ test, method, result, unit, limit }) => {
    const held = limit?.trim() ? limit : (limits.get(test.trim().toLowerCase()) ?? limit);
    return { test, method, result, unit, limit: held, verdict: verdictOf({ result, unit, limit: held }) };
  });
}

export const coaHandlers = {
  'coas.list': replay('coas.list', ({ query: { productId, ingredientKey, ...part }, request }) => {
    const own = db.coas.filter((row) => row.createdById === me()?.id);
    return page(newestWith(own, { productId, ingredientKey }).map(present), part, request);
  }),
  'coas.create': replay('coas.create', ({ body }) => {
    checkNamed(body);
    const time = now();
    const row: CoaRow = {
      id: nextId(db.coas),
      createdById: requireMe().id,
      ...body,
      results: checked(body.results, body),
      createdAt: time,
      updatedAt: time,
    };
    db.coas.push(row);
    return tagged(row, present(row));
  }),
  'coas.get': replay('coas.get', ({ params }) => {
    const row = ownCoa(params);
    return tagged(row, present(row));
  }),
  'coas.update': replay('coas.update', ({ params, body, request }) => {
    const row = expected(ownCoa(params), request, present);
    checkNamed(body);
    const next = { ...row, ...body };
    if (next.madeOn && next.expiresOn && next.expiresOn < next.madeOn) {
      throw new Refusal(400, 'The certificate ends before it begins.', [
        { path: 'expiresOn', message: 'Enter a day that is not before the day of manufacture' },
      ]);
    }
    write(row, { ...next, results: checked(next.results, next), updatedAt: now() });
    return tagged(row, present(row));
  }),
  'coas.delete': replay('coas.delete', ({ params, request }) => {
    const row = expected(ownCoa(params), request, present);
    db.coas.splice(db.coas.indexOf(row), 1);
  }),
  'coas.check': replay('coas.check', ({ params, request }) => {
    const row = expected(ownCoa(params), request, present);
    const results = checked(row.results, row);
    if (JSON.stringify(results) !== JSON.stringify(row.results)) write(row, { results, updatedAt: now() });
    return tagged(row, { row: present(row), difference: null });
  }),
};
