import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { parseCsv } from './csv.ts';
import * as records from './records.ts';

/** Every row of the evidence base, checked one by one. */
export interface Records {
  readonly ingredients: readonly records.Ingredient[];
  readonly topics: readonly records.Topic[];
  readonly studies: readonly records.Study[];
  readonly dailyValues: readonly records.DailyValue[];
  readonly limits: readonly records.Limit[];
  readonly euClaims: readonly records.EuClaim[];
  readonly rules: readonly records.Rule[];
  readonly forms: readonly records.Form[];
  readonly conversions: readonly records.Conversion[];
  readonly equivalences: readonly records.Equivalence[];
  readonly costs: readonly records.Cost[];
}

/** Reads the files of `data/`. Throws with file, line and reason at the first row that is broken. */
export function readRecords(): Records {
  return {
    ingredients: readFile('ingredients', records.Ingredient),
    topics: readFile('topics', records.Topic),
    studies: readFile('studies', records.Study),
    dailyValues: readFile('dailyValues', records.DailyValue),
    limits: readFile('limits', records.Limit),
    euClaims: readFile('euClaims', records.EuClaim),
    rules: readFile('rules', records.Rule),
    forms: readFile('forms', records.Form),
    conversions: readFile('conversions', records.Conversion),
    equivalences: readFile('equivalences', records.Equivalence),
    costs: readFile('costs', records.Cost),
  };
}

function readFile<Row extends { key: string }>(name: keyof Records, schema: z.ZodType<Row>): Row[] {
  const file = `${name}.csv`;
  const text = readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8');
  return checkRows({ file, text, schema });
}

/** Checks the rows of one file; exported for the tests of its errors. */
export function checkRows<Row extends { key: string }>(input: {
  file: string;
  text: string;
  schema: z.ZodType<Row>;
}): Row[] {
  const { file, text, schema } = input;
  const keys = new Set<string>();
  return parseCsv(file, text).map(({ line, fields }) => {
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
