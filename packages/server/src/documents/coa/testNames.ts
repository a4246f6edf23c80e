import { bare, type NamedTest } from './words.ts';

/** What two names of one test have in common: its key where it is known, otherwise its letters and digits. */
export type FindTest = (name: string) => string;

const bracketed = /\(([^)]*)\)|\[([^\]]*)\]/gu;

/** Finds tests by their names: Lead, Blei (Pb) and Heavy metals: Pb are one. */
export function testNames(tests: readonly NamedTest[]): FindTest {
  const byWord = new Map(
    tests.flatMap(({ key, name, words }) => [name, ...words].map((word) => [bare(word), key])),
  );
  return (name) => {
    const inBrackets = [...name.matchAll(bracketed)].map(([, round, square]) => round ?? square ?? '');
    const outside = name.replaceAll(bracketed, ' ');
    const last = outside.split(/[:–—]|\s-\s/u).at(-1) ?? '';
    const tries = [name, outside, last, ...inBrackets].map(bare).filter(Boolean);
    const found = tries.flatMap((each) => byWord.get(each) ?? []);
    return found[0] ?? bare(name);
  };
}
