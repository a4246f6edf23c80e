import { z } from 'zod';
import type { Evidence, Passage } from '../../evidence/index.ts';
import { perEvidence } from '../../evidence/perEvidence.ts';
import { columns, readTable, stems } from '../../registry/index.ts';
import { foodCostPassages } from '../gather/foodCostPassages.ts';
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

const passagesByKey = perEvidence(
  ({ costs }): ReadonlyMap<string, Passage> =>
    new Map([...costs.map(({ passage }) => passage), ...foodCostPassages()].map((each) => [each.key, each])),
);

/** Where a clause first has one of the cues; Infinity where it has none. */
const firstOf = (asked: readonly Cue[], clause: Clause): number =>
  Math.min(...asked.map((cue) => cue(clause)?.from ?? Infinity), Infinity);

/** The records of the tests that a question names, in its order; of a part of a message that speaks of tests, those there. */
function testsNamed(evidence: Evidence, question: string, message = question): Passage[] {
  const clause = clauseOf(question);
  const isOfTests = isAny(testWords, clauseOf(message));
  return labTests
    .map(({ key, cues: own, analytes }) => ({
      key,
      at: firstOf(isOfTests ? [...own, ...analytes] : own, clause),
    }))
    .filter(({ at }) => at < Infinity)
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ key }) => passagesByKey(evidence).get(key) ?? []);
}

/** Where what is listed is parted. */
const betweenItems = /[,;/:.?!–—]|\band\b/;

/** “Kombucha: what does …?” */
const thingAhead = /^[^:?.!]{2,40}:\s/;

/** Whether a question lists nothing but tests: “a desiccant and a gluten test” asks for more than these rows. */
const isOfTestsAlone = (evidence: Evidence, question: string): boolean =>
  question
    .replace(thingAhead, '')
    .split(betweenItems)
    .every(
      (item) =>
        stems(item).every((word) => ordinaryOfCosts.has(word)) ||
        testsNamed(evidence, item, question).length > 0,
    );

/** What the tests cost that a question names; null where it names none that has a price, or other things beside them. */
export function labTestBlocks(evidence: Evidence, { question }: Inquiry): Block[] | null {
  if (!isOfTestsAlone(evidence, question)) return null;
  const [first, ...others] = testsNamed(evidence, question).map((passage) => passageSentence(passage));
  if (!first) return null;
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
  const isOfTest = ({ question, asks }: Inquiry) =>
    (asks.has('cost') || [...asks].every((ask) => namedAlone.has(ask))) &&
    testsNamed(evidence, question, whole.question).length > 0;
  if (!parts.every(isOfTest)) return null;
  const blocks = labTestBlocks(evidence, whole);
  return blocks && { blocks, isAbstention: false };
}
