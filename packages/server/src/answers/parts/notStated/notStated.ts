import type { Evidence } from '../../../evidence/index.ts';
import { nameInSentence } from '../../../registry/index.ts';
import { recordsOn } from '../../gather/recordsOn.ts';
import { citedIn, type Draft, hasPassages, joinWords, note, paragraph, sentencesIn } from '../../prose.ts';
import { clauseOf } from '../../understand/entities.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import type { Understanding } from '../../understand/understand.ts';
import { unstatedAuthority } from './authority.ts';
import type { Asked, Check } from './checks.ts';
import {
  unstatedDosageForm,
  unstatedDose,
  unstatedDuration,
  unstatedMedicine,
  unstatedPeople,
} from './conditions.ts';
import { unstatedRival } from './rival.ts';
import { unstatedThing } from './subject.ts';
import { unstatedValue } from './values.ts';

const checks: readonly Check[] = [
  unstatedValue,
  unstatedAuthority,
  unstatedMedicine,
  unstatedPeople,
  unstatedDose,
  unstatedDuration,
  unstatedDosageForm,
  unstatedRival,
  unstatedThing,
];

/**
 * An answer behind what of its question no record states: by whom it is to be said, beside which medicine, in whom, how
 * long. What is held of others stands behind that, and passes for no answer.
 */
export function behindUnstated(evidence: Evidence, { parts, whole }: Understanding, draft: Draft): Draft {
  if (draft.isAbstention || draft.interpretations || whole.isFollowUp) return draft;
  const cited = citedIn(draft.blocks);
  // a part that names nothing hangs on the others: “… and how many trials did it pool?”
  const naming = parts.filter(({ ingredients }) => ingredients.length > 0);
  const missing = naming.map((part) => unstatedOf(evidence, part, { whole, cited }));
  const told = [...new Set(missing.flatMap((each) => each ?? []))];
  if (told.length === 0) return draft;
  const isAbstention = missing.every((each) => each !== null);
  if (saysSo(draft)) return { ...draft, isAbstention };
  const lead = paragraph(
    note(`No record here states ${joinWords(told, 'or')}`),
    note('What follows is held beside it'),
  );
  return { ...draft, blocks: [lead, ...draft.blocks], isAbstention };
}

/** Whether an answer begins with what is not held: that need not be said twice. */
function saysSo({ blocks }: Draft): boolean {
  const [first] = blocks.filter(({ kind }) => kind !== 'heading').flatMap(sentencesIn);
  return first !== undefined && !hasPassages(first) && /^I hold no\b/.test(String(first.segments[0]));
}

function unstatedOf(
  evidence: Evidence,
  inquiry: Inquiry,
  { whole, cited }: Pick<Asked, 'whole' | 'cited'>,
): string | null {
  const { ingredients, question } = inquiry;
  const about = recordsOn(evidence, ingredients);
  if (ingredients.length === 0 || about.length === 0) return null;
  const name = joinWords(
    ingredients.map((key) => nameInSentence(evidence, key)),
    'or',
  );
  const asked = { evidence, inquiry, whole, clause: clauseOf(question), name, about, cited };
  for (const check of checks) {
    const found = check(asked);
    if (found !== null) return found;
  }
  return null;
}
