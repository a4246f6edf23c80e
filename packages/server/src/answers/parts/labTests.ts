import { z } from 'zod';
import type { Evidence, Passage } from '../../evidence/index.ts';
import { columns, readTable, stems } from '../../registry/index.ts';
import { foodCostPassage } from '../gather/foodCostPassages.ts';
import { type Block, type Draft, list, note, paragraph } from '../prose.ts';
import { type Clause, type Cue, isAny, readCue } from '../understand/cue.ts';
import { clauseOf } from '../understand/names/entities.ts';
import type { AskKind } from '../understand/askKinds.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import type { Understanding } from '../understand/understanding.ts';
import { ordinaryOfCosts } from './costWords.ts';
import { passageSentence } from './text/passages.ts';

const cues = columns.list.transform((written): Cue[] => written.map(readCue));

/** A row of `labTests.csv`: a test that has a price on record, as people call it. */
const LabTest = z.strictObject({
  /** The key of the record. */
  key: columns.text,
  /** The test by its own name. */
  cues,
  /** What it looks for, which means the test where one is spoken of: `gluten`. */
  analytes: cues,
});
/** A row of `labTestWords.csv`: how tests are spoken of. */
const TestWord = z.strictObject({ key: columns.key, cue: columns.text.transform(readCue) });

const folder = new URL('./data/', import.meta.url);
const labTests = readTable(folder, 'labTests', LabTest);
const testWords = readTable(folder, 'labTestWords', TestWord).map(({ cue }) => cue);

const passageOf = ({ costs }: Evidence, key: string): Passage | undefined =>
  costs.find(({ passage }) => passage.key === key)?.passage ?? foodCostPassage(key);

/** Where a clause first has one of the cues; Infinity where it has none. */
const firstOf = (asked: readonly Cue[], clause: Clause): number =>
  Math.min(...asked.map((cue) => cue(clause)?.from ?? Infinity), Infinity);

const speaksOfTests = (message: string): boolean => isAny(testWords, clauseOf(message));

/** The records of the tests that a text names, in its order; by what they look for where its message speaks of tests. */
function testsNamed(evidence: Evidence, text: string, isOfTests: boolean): Passage[] {
  const clause = clauseOf(text);
  return labTests
    .map(({ key, cues: own, analytes }) => ({
      key,
      at: firstOf(isOfTests ? [...own, ...analytes] : own, clause),
    }))
    .filter(({ at }) => at < Infinity)
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ key }) => passageOf(evidence, key) ?? []);
}

/** Where what is listed is parted. */
const betweenItems = /[,;/:.?!–—]|\band\b/;

/** “Kombucha: what does …?” */
const thingAhead = /^[^:?.!]{2,40}:\s/;

/** Whether a question lists nothing but tests: “a desiccant and a gluten test” asks for more than these rows. */
const isOfTestsAlone = (evidence: Evidence, question: string, isOfTests: boolean): boolean =>
  question
    .replace(thingAhead, '')
    .split(betweenItems)
    .every(
      (item) =>
        stems(item).every((word) => ordinaryOfCosts.has(word)) ||
        testsNamed(evidence, item, isOfTests).length > 0,
    );

/** What the tests cost that a question names; null where it names none that has a price, or other things beside them. */
export function labTestBlocks(evidence: Evidence, { question }: Inquiry): Block[] | null {
  const isOfTests = speaksOfTests(question);
  const named = testsNamed(evidence, question, isOfTests);
  const [first, ...others] = named.map((passage) => passageSentence(passage));
  if (!first || !isOfTestsAlone(evidence, question, isOfTests)) return null;
  return [
    others.length > 0 ? list([first, ...others]) : paragraph(first),
    paragraph(note('These are indicative ranges, not quotes; ask a laboratory for your product')),
  ];
}

/** What naming a test may be taken for where no price is said: “and what a heavy metals panel?” */
const namedAlone: ReadonlySet<AskKind> = new Set<AskKind>(['cost', 'panel', 'contaminant', 'benefit']);

/** The answer to a message that asks for nothing but what tests cost, without a sum; null for all else. */
export function labTestDraft(evidence: Evidence, { whole, parts }: Understanding): Draft | null {
  const [first] = parts;
  if (!first?.asks.has('cost') || /\d/.test(whole.question)) return null;
  const isOfTests = speaksOfTests(whole.question);
  const isOfTest = ({ question, asks }: Inquiry) =>
    (asks.has('cost') || [...asks].every((ask) => namedAlone.has(ask))) &&
    testsNamed(evidence, question, isOfTests).length > 0;
  if (!parts.every(isOfTest)) return null;
  const blocks = labTestBlocks(evidence, whole);
  return blocks && { blocks, isAbstention: false };
}
