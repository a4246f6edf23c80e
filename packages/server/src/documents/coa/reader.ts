import { limitReader, type ReadLimit } from './limit.ts';
import { statementReader, type ReadStatement } from './statement.ts';
import { testNames, type FindTest } from './testNames.ts';
import { unitsOf, type Units } from './units.ts';
import type { CoaWords } from './words.ts';

/** Reads what certificates say. */
export interface CoaReader {
  words: CoaWords;
  readLimit: ReadLimit;
  readStatement: ReadStatement;
  units: Units;
  findTest: FindTest;
}

const readers = new WeakMap<CoaWords, CoaReader>();

/** Prepares the words, once. */
export function coaReader(words: CoaWords): CoaReader {
  const reader = readers.get(words) ?? {
    words,
    readLimit: limitReader(words.limits),
    readStatement: statementReader(words.results),
    units: unitsOf(words.units),
    findTest: testNames(words.tests),
  };
  readers.set(words, reader);
  return reader;
}
