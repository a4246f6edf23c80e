import type { Operation } from './http.ts';
import { operations } from './operations.ts';
import { records, routes, type OperationId, type RecordName } from './routes.ts';

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

/** A form that an operation accepts which takes files of any type; undefined for others. */
export function exampleForm(id: OperationId): FormData | undefined {
  const { upload = [] }: Operation = operations[id];
  if (upload.length !== 1 || upload[0] !== 'multipart/form-data') return undefined;
  const form = new FormData();
  form.set('file', new File(['Title,Result\nLead,0.1\n'], 'results.csv', { type: 'text/csv' }));
  return form;
}

/** The query that an operation needs, with its question mark; empty where it can do without. */
export function exampleQuery(id: OperationId): string {
  const { query }: Operation = operations[id];
  const example = query?.meta()?.example as Record<string, string> | undefined;
  return example ? `?${new URLSearchParams(example)}` : '';
}

/** The number of a record of this kind in the answer that made it; undefined where there is none. */
export function numberIn(name: RecordName, answer: unknown): number | undefined {
  const found = records[name].id
    .split('.')
    .reduce<unknown>((value, field) => (value as Record<string, unknown> | undefined)?.[field], answer);
  return typeof found === 'number' ? found : undefined;
}

/** The path of an operation with this number for its record, and 1 for what else it names. */
export const pathWith = (id: OperationId, number: number | string): string =>
  routes[id].path.replace('{id}', String(number)).replaceAll(/\{\w+\}/g, '1');
