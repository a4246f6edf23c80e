import { z } from 'zod';
import { readStatements } from '../claims/index.ts';
import { columns, readTable } from '../registry/index.ts';
import { documentKindNames } from '../contract/index.ts';
import type { AskedTest, PhysicalTest } from './askedTests.ts';
import type { Addressee, PluralStatement } from './sources.ts';
import type { CoaWords } from './coa/words.ts';

const { flag, key, list, origin, text } = columns;
/** As the paths of documents write it. */
const testKey = z.string().regex(/^[a-z][A-Za-z]*$/);
const language = z.enum(['en', 'de', 'fr', 'es']);

const Heading = z.strictObject({
  key,
  field: z.enum([
    'test',
    'method',
    'result',
    'unit',
    'limit',
    'lot',
    'madeOn',
    'expiresOn',
    'ingredient',
    'supplier',
  ]),
  language,
  words: list,
});
const ResultWords = z.strictObject({
  key,
  means: z.enum([
    'absent',
    'notDetected',
    'present',
    'positive',
    'complies',
    'fails',
    'notTested',
    'tooMany',
  ]),
  language,
  words: list,
  /** What it says of a count; '' for none. */
  figure: z.string(),
});
const ResultTail = z.strictObject({
  key,
  means: z.enum(['detectionLimit', 'note']),
  language,
  words: list,
});
const LimitWords = z.strictObject({
  key,
  means: z.enum(['atMost', 'below', 'atLeast', 'above', 'range']),
  language,
  words: list,
});
const UnitWords = z.strictObject({ key, unit: text, words: list });
const NamedTest = z.strictObject({
  key: testKey,
  name: text,
  /** Whether it is written with a capital in a sentence too, as the names of bacteria are. */
  isProperName: flag,
  words: list,
  ...origin,
});
const Asked = z.strictObject({
  key,
  test: testKey,
  markets: list.pipe(z.array(z.enum(['US', 'EU']))),
  kinds: list.pipe(z.array(z.enum(['supplement', 'food', 'drink']))),
  law: text,
  note: z.string(),
  ...origin,
  /** When the source was read; empty where it was not. */
  yearRead: z.string(),
});

const Physical = z.strictObject({
  key,
  test: testKey,
  kinds: Asked.shape.kinds,
  forms: list.pipe(z.array(z.enum(['capsule', 'tablet', 'softgel', 'powder', 'liquid', 'gummie']))),
  ...origin,
});
const AddresseeRow = z.strictObject({
  key,
  document: z.enum(documentKindNames),
  lines: list,
  copies: z.string(),
  ...origin,
});

/** What specifications ask for and certificates are read with. */
export interface SpecKnowledge {
  words: CoaWords;
  asked: readonly AskedTest[];
  physical: readonly PhysicalTest[];
  /** Whom documents are sent to by a rule. */
  addressees: readonly Addressee[];
  /** Statements that stand beside a claim, with their words from two claims on. */
  plurals: readonly PluralStatement[];
}

const read = <Row extends { key: string }>(name: string, schema: z.ZodType<Row>): Row[] =>
  readTable(new URL('./data/', import.meta.url), name, schema);

let known: SpecKnowledge | undefined;

/** Reads the tables, once. @throws with file, line and reason at a row that is broken */
export function specKnowledge(): SpecKnowledge {
  known ??= readSpecKnowledge();
  return known;
}

function readSpecKnowledge(): SpecKnowledge {
  const tests = read('tests', NamedTest);
  const byKey = new Map(tests.map((each) => [each.key, each]));
  const named = (table: string, test: string) => {
    const found = byKey.get(test);
    if (!found) throw new Error(`${table}.csv: tests.csv has no test ${test}.`);
    return found;
  };
  return {
    words: {
      headings: read('headings', Heading).map(({ field, language: of, words }) => ({
        field,
        language: of,
        words,
      })),
      results: read('resultWords', ResultWords).map(({ means, words, figure }) => ({ means, words, figure })),
      tails: read('resultTails', ResultTail).map(({ means, words }) => ({ means, words })),
      limits: read('limitWords', LimitWords).map(({ means, words }) => ({ means, words })),
      units: read('unitWords', UnitWords).map(({ unit, words }) => ({ unit, words })),
      tests: tests.map(({ key: test, name, words }) => ({ key: test, name, words })),
    },
    asked: read('askedTests', Asked).map(({ test, markets, kinds, law, note, confidence }) => {
      const isRecalled = confidence !== 'confirmed';
      const { name, isProperName } = named('askedTests', test);
      return { key: test, name, isProperName, markets, kinds, law, note, isRecalled };
    }),
    physical: read('physicalTests', Physical).map(({ test, kinds, forms }) => {
      const { name, isProperName } = named('physicalTests', test);
      return { key: test, name, isProperName, kinds, forms };
    }),
    addressees: read('addressees', AddresseeRow).map(({ document, lines, copies, source }) => ({
      document,
      lines,
      copies,
      source,
    })),
    plurals: readStatements()
      .filter(({ plural }) => plural !== '')
      .map(({ text: one, plural: several, placement }) => ({ one, several, placement })),
  };
}
