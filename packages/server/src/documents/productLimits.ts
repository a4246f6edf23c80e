import type { DocumentContent } from '../contract/index.ts';
import type { FindTest } from './coa/testNames.ts';

/** The tables of a finished product's specification that results are held against. */
export const productTables = {
  identity: 'Identity of the active ingredients',
  amounts: 'Label amounts',
  physical: 'Physical tests',
  contaminants: 'Contaminants',
} as const;

/** What that of identity was called before it was asked of foods too. */
const formerIdentity = 'Identity of the dietary ingredients';

/** How the limits of a product are found by what its certificates call things. */
export interface ProductReading {
  findTest: FindTest;
  /** Everything that an ingredient of the product may be called, by one of its names. */
  namesOf: (name: string) => readonly string[];
}

type Limit = readonly [name: string, limit: string];

/** The rows of a table whose limits were said: what they are of, and the limit, which stands last. */
function rowsOf(content: DocumentContent | null, ...captions: readonly string[]): Limit[] {
  const tables = (content?.parts ?? []).flatMap((part) =>
    part.type === 'table' && captions.includes(part.caption) ? [part] : [],
  );
  return tables.flatMap(({ rows }) =>
    rows.flatMap((cells): Limit[] => {
      const [named, limit] = [cells[0], cells.at(-1)];
      return named && limit && limit.open === undefined ? [[named.text, limit.text]] : [];
    }),
  );
}

/** What a certificate may call a test of one ingredient; of the only one, the test's own name too. */
const called = (test: string, { names, isOnly }: { names: readonly string[]; isOnly: boolean }): string[] => [
  ...names.flatMap((name) => [`${test} of ${name}`, `${test}, ${name}`, `${test} ${name}`]),
  ...(isOnly ? [test] : []),
];

/**
 * Limits that a finished-product specification says, by its tests: physical ones and contaminants by their names, label
 * amounts by their ingredients, identity by both; open ones are none.
 */
export function productLimitsIn(
  content: DocumentContent | null,
  { findTest, namesOf }: ProductReading,
): ReadonlyMap<string, string> {
  const [amounts, identities] = [
    rowsOf(content, productTables.amounts),
    rowsOf(content, productTables.identity, formerIdentity),
  ];
  const tests = [
    ...rowsOf(content, productTables.physical),
    ...rowsOf(content, productTables.contaminants),
    ...amounts.flatMap(([name, limit]) => {
      const named = { names: namesOf(name), isOnly: amounts.length === 1 };
      const words = ['Assay', 'Strength', 'Content'].flatMap((test) => called(test, named));
      return [...named.names, ...words].map((word): Limit => [word, limit]);
    }),
    ...identities.flatMap(([name, limit]) => {
      const named = { names: namesOf(name), isOnly: identities.length === 1 };
      return called('Identity', named).map((word): Limit => [word, limit]);
    }),
  ];
  // The first that names a test is meant: a contaminant is no label amount.
  return new Map(tests.map(([word, limit]) => [findTest(word), limit] as const).toReversed());
}
