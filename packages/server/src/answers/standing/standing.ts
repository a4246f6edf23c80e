import type { Evidence, Passage } from '../../evidence/index.ts';
import { wordingVerdicts } from '../compute/wording.ts';
import { recordsOn } from '../gather/recordsOn.ts';
import { heldNearest } from '../parts/abstention.ts';
import { followUps } from '../parts/followUps.ts';
import type { FoodsFound } from '../parts/foods/composition.ts';
import { withFoodsCited } from '../parts/foods/namedFoods.ts';
import { unstatedIn } from '../parts/notStated/notStated.ts';
import { nextQuestions } from '../parts/questionBlocks.ts';
import { recordsHeading } from '../parts/text/recordsBeside.ts';
import type { Step } from '../plan/step.ts';
import {
  type Block,
  citedIn,
  type Draft,
  hasPassages,
  list,
  note,
  paragraph,
  section,
  sentencesIn,
} from '../prose.ts';
import { mayBeUncovered, uncoveredWords } from '../uncovered/coverage.ts';
import type { Understanding } from '../understand/understanding.ts';
import { keptWithout, type Missing, missingSentences } from './missing.ts';

/** A draft with the question that it is to answer. */
export interface Drafted {
  readonly understanding: Understanding;
  readonly steps: readonly Step[];
  readonly draft: Draft;
  /** The foods that the question names; undefined where none were looked for. */
  readonly foods: FoodsFound | undefined;
  /** Whether it rests on what the reader keeps, too, of which nothing is known here. */
  readonly isKept: boolean;
}

/**
 * Decides whether a draft that states facts stands as the answer to its question, and how: by itself, behind a word on
 * what nothing cited speaks of, as no more than what is held nearby, or not at all. `roles.csv` says which of these
 * follows from what is missing.
 */
export function standing(evidence: Evidence, drafted: Drafted): Draft {
  const { draft, understanding } = drafted;
  // where it is asked back, that has said what is not held
  if (draft.isAbstention || draft.interpretations) return draft;
  const { missing, untold } = missingIn(evidence, drafted);
  const kept = keptWithout(missing);
  if (missing.length === 0) return draft;
  if (kept === 'nothing') return { blocks: silence(evidence, understanding, missing), isAbstention: true };
  const isAbstention = kept === 'nearby';
  const blocks = isAbstention ? withoutOthers(evidence, understanding, draft.blocks) : draft.blocks;
  return {
    ...draft,
    blocks: untold.length > 0 ? [paragraph(...missingSentences(untold)), ...blocks] : blocks,
    isAbstention,
  };
}

/** What of a question nothing cited speaks of, and what of that its draft has yet to say. */
interface Left {
  readonly missing: readonly Missing[];
  readonly untold: readonly Missing[];
}

/** Words that are all a question asks for, else what its parts ask for, else words that narrow it down. */
function missingIn(evidence: Evidence, drafted: Drafted): Left {
  const words = wordsLeft(evidence, drafted);
  const { understanding, draft } = drafted;
  const isSettled = keptWithout(words) === 'nothing' || understanding.whole.isFollowUp;
  const ofParts = isSettled ? [] : unstatedIn(evidence, understanding, citedIn(draft.blocks));
  if (ofParts.length === 0) return { missing: words, untold: words };
  return saysSo(draft, ofParts)
    ? { missing: [...ofParts, ...words], untold: words }
    : { missing: ofParts, untold: ofParts };
}

function wordsLeft(
  evidence: Evidence,
  { understanding, steps, draft: { blocks }, foods, isKept }: Drafted,
): readonly Missing[] {
  const { whole } = understanding;
  const kinds = steps.map(({ kind }) => kind);
  if (isKept || !mayBeUncovered(understanding, kinds)) return [];
  // every word of copy that is asked about was read by the check of claims
  if (kinds.every((kind) => kind === 'claims') && wordingVerdicts(evidence, whole).length > 0) return [];
  return uncoveredWords(evidence, { inquiry: withFoodsCited(whole, foods, blocks), steps: kinds, blocks });
}

/** That what is asked for is not held, and what is held of the thing it is asked of, to be asked for. */
const silence = (evidence: Evidence, { whole }: Understanding, missing: readonly Missing[]): Block[] => [
  paragraph(
    ...missingSentences(missing),
    note(
      heldNearest(evidence, whole) ??
        'Ask for evidence, doses, limits, claims, rules or prices by name, and I tell what the records say',
    ),
  ),
  ...nextQuestions(followUps(evidence, whole), whole, true),
];

/** What comes near the question without being on what it names passes for nothing beside what is not held. */
function withoutOthers(
  evidence: Evidence,
  { parts }: Understanding,
  blocks: readonly Block[],
): readonly Block[] {
  const own: ReadonlySet<Passage> = new Set(
    parts.flatMap(({ ingredients }) => recordsOn(evidence, ingredients)),
  );
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === recordsHeading);
  const near = blocks[at + 1];
  if (own.size === 0 || at < 0 || near?.kind !== 'list') return blocks;
  const kept = near.items.filter(({ segments }) =>
    segments.some((part) => typeof part !== 'string' && own.has(part)),
  );
  return [...blocks.slice(0, at), ...section(recordsHeading, [list(kept)]), ...blocks.slice(at + 2)];
}

/** Whether an answer begins with what is not held: that need not be said twice, but for a word that it does not name. */
function saysSo({ blocks }: Draft, missing: readonly Missing[]): boolean {
  const [first] = blocks.filter(({ kind }) => kind !== 'heading').flatMap(sentencesIn);
  if (first === undefined || hasPassages(first)) return false;
  const opening = String(first.segments[0]);
  return (
    /^I hold no(?:thing)?\b/.test(opening) &&
    missing.every(({ what }) => (what.match(quoted) ?? []).every((word) => opening.includes(word)))
  );
}

const quoted = /“[^”]*”/g;
