import { Denied, Forbidden, NotFound } from '../errors.ts';
import { can, type Action, type Actor, type RecordKind } from './can.ts';

/** How a resource's rows are looked upon. */
export interface Subject<Row> {
  kind: RecordKind;
  ownerOf(row: Row): number;
  /** What is said when there is no such record, or none that the actor may know of: the two are not told apart. */
  missing: string;
}

/** Who wants to do what. */
export interface Wish {
  actor: Actor;
  action: Action;
}

/**
 * The row, when the actor may do this to it.
 * @throws NotFound without a row, and when the actor may not even read it; Forbidden when they may read it
 */
export function admit<Row>(row: Row | undefined, subject: Subject<Row>, { actor, action }: Wish): Row {
  const { kind, ownerOf, missing } = subject;
  if (!row) throw new NotFound(missing);
  const record = { kind, ownerId: ownerOf(row) };
  if (!can(actor, 'read', record)) throw new Denied(missing);
  if (!can(actor, action, record)) throw new Forbidden('You may see this, but not do that to it.');
  return row;
}
