import type { Evidence, Passage } from '../../../evidence/index.ts';
import { nameInSentence, stems } from '../../../registry/index.ts';
import { recordsOn } from '../../gather/recordsOn.ts';
import {
  type Block,
  citedIn,
  type Draft,
  hasPassages,
  joinWords,
  list,
  section,
  sentencesIn,
} from '../../prose.ts';
import type { Clause } from '../../understand/cue.ts';
import { clauseOf } from '../../understand/entities.ts';
import { foodsAsked } from '../../understand/foodsAsked.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { read } from '../../understand/read.ts';
import type { Understanding } from '../../understand/understand.ts';
import { recordsHeading } from '../text/recordsBeside.ts';
import { unstatedAuthority } from './authority.ts';
import { type Asked, type Check, unstatedLead } from './checks.ts';
import {
  unstatedAmountFor,
  unstatedDosageForm,
  unstatedDose,
  unstatedDuration,
  unstatedMedicine,
  unstatedPeople,
} from './conditions.ts';
import { unstatedName } from './name.ts';
import { unstatedPlace } from './place.ts';
import { unstatedYear } from './year.ts';
import { unstatedOutcome } from './outcome.ts';
import { unstatedQualifier } from './qualifier.ts';
import { unstatedRival } from './rival.ts';
import { unstatedThing } from './subject.ts';
import { unstatedValue } from './values.ts';

const checks: readonly Check[] = [
  unstatedPlace,
  unstatedYear,
  unstatedValue,
  unstatedAuthority,
  unstatedMedicine,
  unstatedPeople,
  unstatedAmountFor,
  unstatedOutcome,
  unstatedQualifier,
  unstatedDose,
  unstatedDuration,
  unstatedDosageForm,
  unstatedRival,
  unstatedThing,
];

/** The same where no record is about what is named, or nothing is named that is known. */
const checksOfUnknown: readonly Check[] = [
  unstatedPlace,
  unstatedYear,
  unstatedThing,
  unstatedName,
  unstatedQualifier,
];

/**
 * An answer behind what of its question no record states: by whom it is to be said, beside which medicine, in whom, how
 * long. What is held of others stands behind that, and passes for no answer.
 */
export function behindUnstated(evidence: Evidence, { parts, whole }: Understanding, draft: Draft): Draft {
  if (draft.isAbstention || draft.interpretations || whole.isFollowUp) return draft;
  const cited = citedIn(draft.blocks);
  // what smoked or sprouted foods hold the tables state, and no record beside them
  if (cited[0]?.key.startsWith(ofFoods) === true && !foodsAsked(whole)?.unheld.length) return draft;
  // a part that names nothing by itself hangs on the others: “… and how many trials did it pool?”
  const named = parts.filter(({ ingredients }) => ingredients.length > 0);
  const byThemselves = named.filter(({ question }) => read(evidence, question).ingredients.length > 0);
  const ofNames = byThemselves.length > 0 ? byThemselves : named;
  const naming = ofNames.length > 0 ? ofNames : [whole];
  const missing = naming.map((part) => unstatedOf(evidence, part, { whole, cited }));
  const told = [...new Set(missing.flatMap((each) => each ?? []))];
  if (told.length === 0) return draft;
  const isAbstention = missing.every((each) => each !== null);
  const own = new Set(parts.flatMap(({ ingredients }) => recordsOn(evidence, ingredients)));
  const blocks = isAbstention ? withoutOthers(draft.blocks, own) : draft.blocks;
  if (saysSo(draft)) return { ...draft, blocks, isAbstention };
  return { ...draft, blocks: [unstatedLead(told), ...blocks], isAbstention, narrowedBy: undefined };
}

/** What passages of the tables of foods are cited by. */
const ofFoods = 'food:';

/** What comes near the question without being on what it names passes for nothing beside what is not held. */
function withoutOthers(blocks: readonly Block[], own: ReadonlySet<Passage>): readonly Block[] {
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === recordsHeading);
  const near = blocks[at + 1];
  if (at < 0 || near?.kind !== 'list') return blocks;
  const kept = near.items.filter(({ segments }) =>
    segments.some((part) => typeof part !== 'string' && own.has(part)),
  );
  return [...blocks.slice(0, at), ...section(recordsHeading, [list(kept)]), ...blocks.slice(at + 2)];
}

/** Whether an answer begins with what is not held: that need not be said twice. */
function saysSo({ blocks }: Draft): boolean {
  const [first] = blocks.filter(({ kind }) => kind !== 'heading').flatMap(sentencesIn);
  return (
    first !== undefined && !hasPassages(first) && /^I hold no(?:thing)?\b/.test(String(first.segments[0]))
  );
}

function unstatedOf(
  evidence: Evidence,
  inquiry: Inquiry,
  { whole, cited }: Pick<Asked, 'whole' | 'cited'>,
): string | null {
  const { ingredients, question } = inquiry;
  const clause = clauseOf(question);
  const about = [...recordsOn(evidence, ingredients), ...cited.filter((record) => isNamed(record, clause))];
  const name = joinWords(
    ingredients.map((key) => nameInSentence(evidence, key)),
    'or',
  );
  const asked = { evidence, inquiry, whole, clause, name, about, cited };
  const isKnown = ingredients.length > 0 && about.length > 0;
  for (const check of isKnown ? checks : checksOfUnknown) {
    const found = check(asked);
    if (found !== null) return found;
  }
  return null;
}

/** Whether a question calls a record by its name: “monograph: L-methionine”, which is of nothing that has a row of its own. */
function isNamed({ title, ingredients }: Passage, { words }: Clause): boolean {
  const name = stems(title.slice(title.lastIndexOf(':') + 1)).filter((word) => word.length > 1);
  return (
    ingredients.length === 0 &&
    name.length > 0 &&
    name.every((word) => words.some(({ stem }) => stem === word))
  );
}
