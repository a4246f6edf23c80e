import { limitReader, type ReadLimit } from './limit.ts';
import { resultReader, type ReadResult } from './result.ts';
import { statementReader, type ReadStatement } from './statement.ts';
import { testNames, type FindTest } from './testNames.ts';
import { unitsOf, type Units } from './units.ts';
import type { CoaWords } from './words.ts';

/** Reads what certificates say. */
export interface CoaReader {
  words: CoaWords;
  readLimit: ReadLimit;
  readStatement: ReadStatement;
  /** Reads the figures of a result, bounded, as a range or with their uncertainty. */
  readResult: ReadResult;
  units: Units;
  findTest: FindTest;
}

const readers = new WeakMap<CoaWords, CoaReader>();

/** Prepares the words, once. */
export function coaReader(words: CoaWords): CoaReader {
  const readLimit = limitReader(words.limits);
  const reader = readers.get(words) ?? {
    words,
    readLimit,
    readStatement: statementReader(words),
    readResult: resultReader(words.tails, readLimit),
    units: unitsOf(words.units),
    findTest: testNames(words.tests),
  };
  readers.set(words, reader);
  return reader;
}
