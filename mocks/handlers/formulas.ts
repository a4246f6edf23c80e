import {
  citeOf,
  type FormulaKnowledge,
  type FormulaOp,
  type FormulaStart,
  type ListedFormula,
  type SuggestedFormula,
} from '@seedbed/server/contract';
import { partsOf, withLineIds, type EditOp, type FormulaDraft } from '@seedbed/server/formula';
import { rfqEvents } from '@seedbed/server/sourcing';
import formulaData from '../data/formulaData.json' with { type: 'json' };
import { suggestedFormula, type FormulaRow } from '../data/index.ts';
import { db, nextId, now } from '../db.ts';
import { change, computed, expectedFormula, ownFormula, redo, undo, whole } from './keptFormulas.ts';
import { keep } from './ownRfqs.ts';
import { ownProduct } from './products.ts';
import { Refusal } from './refusal.ts';
import { me, replay } from './replay.ts';
import { versionOf } from './versionRows.ts';

const listed = ({ id, draft, rev, updatedAt }: FormulaRow): ListedFormula => ({
  id,
  name: (draft as { name?: string }).name ?? '',
  rev,
  updatedAt,
});

function firstDraft(productId: number, { from }: FormulaStart): FormulaDraft {
  if (typeof from === 'object') {
    const source = ownFormula({ id: from.formulaId });
    return from.version === undefined
      ? source.draft
      : (versionOf(source, from.version).formula as FormulaDraft);
  }
  if (from === 'suggested') return structuredClone(suggestedFormula);
  const { kind, formFactor } = ownProduct({ id: productId });
  if (kind !== 'supplement') return { kind: 'food', isBeverage: kind === 'drink', lines: [] };
  return { ...(formFactor ? { form: formFactor } : {}), lines: [] };
}

/** The ops with the citation of each line that names one. */
const withCitations = (ops: readonly FormulaOp[]): EditOp[] =>
  ops.map((op, at) => {
    if (op.op !== 'addLine' || !op.cite) return op as EditOp;
    const { cite, ...added } = op;
    return { ...added, line: { ...added.line, cite: citationAt(at, cite) } } as EditOp;
  });

function citationAt(at: number, { messageId, n }: { messageId: number; n: number }) {
  const message = db.messages.find(({ id }) => id === messageId);
  const conversation = db.conversations.find(({ id }) => id === message?.conversationId);
  if (!message || conversation?.userId !== me()?.id)
    throw new Refusal(404, 'There is no such message among yours.');
  const citation = message.citations.find((each) => each.n === n);
  if (citation) return citeOf(citation);
  throw new Refusal(400, 'The message has no such citation.', [
    { path: `ops.${at}.cite.n`, message: 'Take the number of a marker in the message' },
  ]);
}

export const formulaHandlers = {
  'formulaData.get': replay('formulaData.get', () => formulaData as unknown as FormulaKnowledge),
  'formulas.compute': replay('formulas.compute', ({ body: { draft } }) => computed(draft)),
  'formulas.list': replay('formulas.list', ({ params }) => {
    const { id } = ownProduct(params);
    return db.formulas.filter(({ productId }) => productId === id).map(listed);
  }),
  'formulas.create': replay('formulas.create', async ({ params, body }) => {
    const { id: productId } = ownProduct(params);
    const draft = { ...firstDraft(productId, body), name: body.name };
    const createdAt = now();
    const row: FormulaRow = {
      id: nextId(db.formulas),
      productId,
      rev: 1,
      draft,
      lastLineId: 0,
      createdAt,
      updatedAt: createdAt,
      done: [],
      undone: [],
      versions: [],
    };
    db.formulas.push(row);
    return whole(row);
  }),
  'formulas.suggest': replay('formulas.suggest', ({ params }) => {
    ownProduct(params);
    return { draft: structuredClone(suggestedFormula) } as SuggestedFormula;
  }),
  'formulas.get': replay('formulas.get', ({ params }) => whole(ownFormula(params))),
  'formulas.update': replay('formulas.update', async ({ params, body, request }) => {
    const row = await expectedFormula(ownFormula(params), request);
    const { ops, last } = withLineIds(body.ops, row.draft.lines ?? [], row.lastLineId);
    change(row, withCitations(ops));
    row.lastLineId = last;
    return whole(row);
  }),
  'formulas.delete': replay('formulas.delete', async ({ params, request }) => {
    const row = await expectedFormula(ownFormula(params), request);
    const container = db.formulas.find(({ draft }) => partsOf(draft).includes(row.id));
    if (container) {
      const { name } = listed(container);
      throw new Refusal(409, `This formula is a part of '${name}'. Take it out there first.`);
    }
    db.formulas.splice(db.formulas.indexOf(row), 1);
    for (const rfq of db.rfqs) {
      const after = rfqEvents.formulaDeleted(rfq.record, { formulaId: row.id, now: Date.parse(now()) });
      if (after !== rfq.record) keep(rfq, after);
    }
  }),
  'formulas.undo': replay('formulas.undo', async ({ params, request }) => {
    const row = await expectedFormula(ownFormula(params), request);
    undo(row);
    return whole(row);
  }),
  'formulas.redo': replay('formulas.redo', async ({ params, request }) => {
    const row = await expectedFormula(ownFormula(params), request);
    redo(row);
    return whole(row);
  }),
};
