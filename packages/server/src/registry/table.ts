import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { parseCsv } from './csv.ts';

/**
 * Reads and checks a table of records beside the file that asks for it.
 * @param folder the folder of the table, e.g. `new URL('./data/', import.meta.url)`
 * @throws with file, line and reason at the first row that is broken
 */
export function readTable<Row extends { key: string }>(
  folder: URL,
  name: string,
  schema: z.ZodType<Row>,
): Row[] {
  const file = `${name}.csv`;
  return checkRows({ file, text: readFileSync(new URL(file, folder), 'utf8'), schema });
}

/** Checks the rows of one file; exported for the tests of its errors. */
export function checkRows<Row extends { key: string }>(input: {
  file: string;
  text: string;
  schema: z.ZodType<Row>;
}): Row[] {
  const { file, text, schema } = input;
  const keys = new Set<string>();
  return Array.from(parseCsv(file, text), ({ line, fields }) => {
    const row = schema.safeParse(fields);
    if (!row.success) {
      const [issue] = row.error.issues;
      throw new Error(`${file}, line ${line}: ${issue?.path.join('.')}: ${issue?.message}`);
    }
    if (keys.has(row.data.key))
      throw new Error(`${file}, line ${line}: the key “${row.data.key}” is there twice.`);
    keys.add(row.data.key);
    return Object.freeze(row.data);
  });
}
