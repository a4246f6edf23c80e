import { exampleBody, type OperationId } from '@seedbed/server/contract';
import { goodInit, type Row } from './row.ts';
import { given, json, people, type Person, type Side } from './side.ts';

const anyRev = { 'If-Match': '*' };
const patch = (ops: unknown[]) => json('PATCH', { ops }, anyRev);

/** Makes a formula and sends requests to paths under it. */
const formula =
  (
    requests: readonly (readonly [path: string, init: RequestInit])[],
    person: Person = people.ada,
  ): Row['target'] =>
  async (side: Side) => {
    const id = await given.recordOf(side, 'formula', { person });
    for (const [path, init] of requests) {
      const { ok, status } = await side.send(person, `/api/formulas/${id}${path}`, init);
      if (!ok) throw new Error(`What comes before was not done: ${init.method} ${path} answered ${status}.`);
    }
    return id;
  };

const changed = ['', json('PATCH', exampleBody('formulas.update'), anyRev)] as const;
const undone = ['/undo', { method: 'POST', headers: anyRev }] as const;
const saved = ['/versions', json('POST', { note: 'First' })] as const;
const approved = ['/versions/1/approval', json('POST', {})] as const;
const emptied = ['', patch([{ op: 'removeLine', line: 1 }])] as const;

const row = (id: OperationId, title: string, more: Omit<Row, 'id' | 'title'>): Row => ({
  id,
  title,
  init: goodInit(id),
  ...more,
});

const refusedOps: [title: string, ops: unknown[]][] = [
  ['a field of no line', [{ op: 'setField', line: 9, path: 'name', value: 'x' }]],
  ['a value out of range', [{ op: 'setField', line: 1, path: 'potency', value: 101 }]],
  ['no name', [{ op: 'setFormula', path: 'name', value: null }]],
  ['a part that is not there', [{ op: 'addLine', line: { id: 2, formulaId: 2_000_000_000 } }]],
];

/** What formulas, their changes and their versions alone do. */
export const formulaRows: Row[] = [
  row('formulas.update', 'all kinds of ops', {
    status: 200,
    target: formula([changed]),
    init: patch([
      { op: 'addLine', line: { name: 'shell', purpose: 'shell' }, after: null },
      { op: 'moveLine', line: 1, after: null },
      { op: 'setField', line: 1, path: 'overage', value: 5 },
      { op: 'setFormula', path: 'options.showIu', value: true },
      { op: 'removeLine', line: 2 },
    ]),
  }),
  ...refusedOps.map(([title, ops]) =>
    row('formulas.update', title, { status: 400, target: formula([changed]), init: patch(ops) }),
  ),
  row('formulas.update', 'without If-Match', {
    status: 428,
    target: formula([]),
    init: json('PATCH', { ops: [] }),
  }),
  row('formulas.update', 'a citation of no message', {
    status: 404,
    target: formula([]),
    init: patch([{ op: 'addLine', line: { id: 1 }, cite: { messageId: 2_000_000_000, n: 1 } }]),
  }),
  row('formulas.create', 'a copy of nothing', {
    status: 404,
    target: (side) => given.recordOf(side, 'product'),
    init: json('POST', { name: 'Copy', from: { formulaId: 2_000_000_000 } }),
  }),
  row('formulas.undo', 'a change', { status: 200, target: formula([changed]) }),
  row('formulas.undo', 'nothing', { status: 409, target: formula([]) }),
  row('formulas.redo', 'a change', { status: 200, target: formula([changed, undone]) }),
  row('formulas.redo', 'nothing', { status: 409, target: formula([changed]) }),
  row('formulaVersions.create', 'the same again', { status: 200, target: formula([changed, saved]) }),
  row('formulaVersions.list', 'one', { status: 200, target: formula([changed, saved]) }),
  row('formulaVersions.get', 'one', { status: 200, target: formula([changed, saved]) }),
  row('formulaVersions.diff', 'of one with itself', { status: 200, target: formula([changed, saved]) }),
  row('formulaVersions.restore', 'one', { status: 200, target: formula([changed, saved, emptied]) }),
  row('formulaVersions.restore', 'none', { status: 404, target: formula([]) }),
  row('formulaVersions.approve', 'by the lawyer', {
    status: 201,
    as: people.lawyer,
    target: formula([saved], people.lawyer),
  }),
  row('formulaVersions.approve', 'by somebody else', { status: 403, target: formula([saved]) }),
  row('formulaVersions.approve', 'what its checks stop', {
    status: 409,
    as: people.lawyer,
    target: formula([changed, saved], people.lawyer),
  }),
  row('formulaVersions.withdraw', 'by the lawyer', {
    status: 204,
    as: people.lawyer,
    target: formula([saved, approved], people.lawyer),
  }),
  row('formulaVersions.withdraw', 'what is not approved', {
    status: 404,
    as: people.lawyer,
    target: formula([saved], people.lawyer),
  }),
];
