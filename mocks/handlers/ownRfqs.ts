import { compositionOf } from '@seedbed/server/documents';
import type { Rfq, RfqPatch } from '@seedbed/server/contract';
import {
  filledFrom,
  IllegalEvent,
  notStale,
  RefusedFields,
  standingAt,
  standInsFrom,
  tellRfq,
  type Asked,
  type FrozenFormula,
  type RfqRecord,
} from '@seedbed/server/sourcing';
import type { RfqRow } from '../data/index.ts';
import { db, now } from '../db.ts';
import { ownOf } from './own.ts';
import { Refusal } from './refusal.ts';
import { expected, rowVersion, write } from './versions.ts';

export const ownRfq = (id: number): RfqRow =>
  ownOf('rfq', { id, rows: db.rfqs, ownerOf: (row) => row.ownerId });

const formulaOf = (id: number | null) => db.formulas.find((row) => row.id === id);

/** A request as the contract words it. Its formula is never told to be stale here. */
export function presentRfq(row: RfqRow): Rfq {
  const told = tellRfq(standingAt(row.record, Date.now()), { ...notStale, version: rowVersion(row) });
  const recipients = told.recipients.map((each) => {
    const mail = row.mails?.[each.id];
    return mail ? { ...each, mail } : each;
  });
  return { ...told, recipients };
}

/** What the core of sourcing refuses, as the server answers it. */
export function refusing<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof IllegalEvent) throw new Refusal(409, error.message);
    if (error instanceof RefusedFields) throw new Refusal(400, error.message, [...error.errors]);
    throw error;
  }
}

/** Writes what a request became. */
export function keep(row: RfqRow, record: RfqRecord): RfqRow {
  return write(row, { record: { ...record, updatedAt: now() } });
}

/** One's own request, when it is as the caller has it. */
export const expectedRfq = (id: number, request: Request): RfqRow =>
  expected(ownRfq(id), request, presentRfq);

/** What the mocks' estimate and the product's formula say of what is asked for. */
export function filled(productId: number): Partial<Asked> {
  const formula = db.formulas.findLast((row) => row.productId === productId);
  return {
    ...filledFrom(db.estimate, formula?.draft ?? null),
    formulaId: formula?.id ?? null,
    formulaVersion: formula?.versions.at(-1)?.n ?? null,
  };
}

/** Refuses a formula of another product, and a version that is not there. */
export function checkFormula(productId: number, { formulaId, formulaVersion }: RfqPatch): void {
  const formula = formulaOf(formulaId ?? null);
  if (formulaId && formula?.productId !== productId)
    throw new Refusal(400, 'The product has no such formula.', [
      { path: 'formulaId', message: 'Name a formula of the product' },
    ]);
  if (formulaVersion && !formula?.versions.some(({ n }) => n === formulaVersion))
    throw new Refusal(400, 'The formula has no such version.', [
      { path: 'formulaVersion', message: 'Name a version of the formula' },
    ]);
}

/** The formula that is asked for, as makers may see it. */
export function frozen({ formulaId, formulaVersion }: Asked): FrozenFormula | null {
  const formula = formulaOf(formulaId);
  if (!formula || formulaVersion === null) return null;
  const lines = (formula.draft.lines ?? []).map((line) => {
    const { name, source, nutrient, ingredient, amount, purpose } = line;
    return {
      name: name ?? nutrient ?? ingredient ?? source ?? 'Unnamed',
      form: compositionOf({ draft: line, form: source ?? null }),
      amount: amount?.value ? `${amount.value} ${amount.unit ?? 'mg'}` : null,
      isActive: (purpose ?? 'active') === 'active',
    };
  });
  return { formulaId: formula.id, version: formulaVersion, checksum: '', lines };
}

/** What quotes are compared with. */
export const comparedWith = () => ({ standIns: standInsFrom(db.estimate), now: Date.now() });
