import type { Operation } from './http.ts';
import { operations } from './operations.ts';
import { records, type OperationId, type RecordName } from './routes.ts';

const names = Object.keys(records) as RecordName[];

/** The kind of record that one of this kind is nested in, by the path that makes it; null for none. */
export function parentOf(name: RecordName): RecordName | null {
  const create: Operation = operations[records[name].create];
  return create.record ?? null;
}

/** The kinds of records that are nested in this one, and go when it goes. */
export function nestedIn(name: RecordName): RecordName[] {
  return names.filter((other) => parentOf(other) === name);
}

/** The example of an operation's body, which the operation accepts; undefined where it takes no body. */
export function exampleBody(id: OperationId): Record<string, unknown> | undefined {
  const { body }: Operation = operations[id];
  return body?.meta()?.example as Record<string, unknown> | undefined;
}
