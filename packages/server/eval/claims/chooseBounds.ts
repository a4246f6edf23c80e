import { createHash } from 'node:crypto';
import { claimKnowledge } from '../../src/claims/index.ts';
import { ordinaryReader } from '../../src/claims/reading/ordinary.ts';
import { loadEvidence } from '../../src/evidence/index.ts';
import { examples, tried } from './ordinary/examples.ts';
import { learn, type Example } from './ordinary/learn.ts';
import { sortDeciding } from './ordinary/sorts.ts';

/**
 * Chooses how surely a sentence has to read for that to decide (`data/bounds.csv`) on one half of the lines that may be read,
 * and reports what it does on the other half, and on lines that nothing was learnt from or chosen on. Every line is read by
 * weights that were learnt without its set.
 */
const knowledge = claimKnowledge(loadEvidence());
const folds = 5;
const grid = Array.from({ length: 99 }, (_, at) => (at + 1) / 100);

/** Of lines of the other sort that go wrong by a bound, the share that may: claims that pass, ordinary lines that are stopped. */
const mostLost = { claims: 0.005, disease: 0.002, ordinary: 0.015 };
const freeing: ReadonlySet<string> = new Set(['function', 'named', 'wellBeing', 'proof', 'disease', 'sign', 'comparative', 'nutrientContent']); // prettier-ignore

interface Line {
  readonly sort: string | undefined;
  readonly isClaim: boolean;
  readonly likely: number;
  readonly part: 'chosen on' | 'reported on' | 'never seen';
}

const digestOf = (text: string): number => createHash('sha256').update(text).digest().readUInt8(0);

function lineOf(
  { text, read, isClaim }: Example,
  reads: ReturnType<typeof ordinaryReader>,
  part: Line['part'],
): Line {
  return { sort: sortDeciding(text, knowledge), isClaim, likely: reads(read), part };
}

function linesOf(): Line[] {
  const sets = [...new Set(examples.map(({ set }) => set))];
  const known = Array.from({ length: folds }, (_, fold) => {
    const isOut = ({ set }: Example) => sets.indexOf(set) % folds === fold;
    const reads = ordinaryReader(learn(examples.filter((each) => !isOut(each))));
    return examples
      .filter(isOut)
      .map((each) => lineOf(each, reads, digestOf(each.text) % 2 === 0 ? 'chosen on' : 'reported on'));
  }).flat();
  return [...known, ...tried.map((each) => lineOf(each, knowledge.readsOrdinary, 'never seen'))];
}

interface Count {
  readonly ordinary: number;
  readonly ofOrdinary: number;
  readonly claims: number;
  readonly ofClaims: number;
}

/** How many lines of either kind a bound decides on: frees, or stops. */
function countAt(bound: number, lines: readonly Line[], isFreeing: boolean): Count {
  const decides = ({ likely }: Line) => (isFreeing ? likely >= bound : likely <= bound);
  const [claims, ordinary] = [true, false].map((isClaim) => lines.filter((line) => line.isClaim === isClaim));
  return {
    ordinary: ordinary?.filter(decides).length ?? 0,
    ofOrdinary: ordinary?.length ?? 0,
    claims: claims?.filter(decides).length ?? 0,
    ofClaims: claims?.length ?? 0,
  };
}

/** The bound that decides most without losing more than may be; none where every bound loses more. */
function chosenFor(sort: string, lines: readonly Line[]): number | undefined {
  const isFreeing = freeing.has(sort);
  const most = !isFreeing ? mostLost.ordinary : sort === 'disease' ? mostLost.disease : mostLost.claims;
  const isBearable = (bound: number) => {
    const { ordinary, ofOrdinary, claims, ofClaims } = countAt(bound, lines, isFreeing);
    return isFreeing ? claims <= most * ofClaims : ordinary <= most * ofOrdinary;
  };
  return isFreeing ? grid.find(isBearable) : grid.findLast(isBearable);
}

const told = ({ ordinary, ofOrdinary, claims, ofClaims }: Count) =>
  `${ordinary} of ${ofOrdinary} ordinary, ${claims} of ${ofClaims} claims`;

const lines = linesOf();
for (const [sort, bound] of knowledge.bounds) {
  const own = lines.filter((line) => line.sort === sort);
  if (own.length === 0) continue;
  const parts = Map.groupBy(own, ({ part }) => part);
  const of = (part: Line['part']) => parts.get(part) ?? [];
  const chosen = chosenFor(sort, of('chosen on'));
  process.stdout.write(
    `${sort}, ${freeing.has(sort) ? 'frees' : 'stops'}: in force ${bound}, chosen ${chosen ?? 'none'}\n`,
  );
  for (const at of new Set([bound, chosen ?? bound]))
    for (const part of ['chosen on', 'reported on', 'never seen'] as const)
      process.stdout.write(`  at ${at}, ${part}: ${told(countAt(at, of(part), freeing.has(sort)))}\n`);
}
