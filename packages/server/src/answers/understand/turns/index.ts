import type { Evidence } from '../../../evidence/index.ts';
import type { Inquiry } from '../inquiry.ts';
import { understoodAlone } from '../message/alone.ts';
import type { Understanding } from '../understanding.ts';
import { takeOver } from './followUp.ts';
import { meaningOf } from './meaning.ts';

export type { Turn } from './turn.ts';

/** A turn as it is meant behind the questions before it, the last of them first. */
export function understoodBehind(
  evidence: Evidence,
  own: Understanding,
  [before, ...earlier]: readonly Inquiry[],
): Understanding {
  if (!before || own.whole.isOrder) return own;
  const meaning = meaningOf({ evidence, own, before, earlier: earlier[0] });
  switch (meaning.kind) {
    case 'itself':
      return own;
    case 'turn':
      return understoodBehind(evidence, understoodAlone(evidence, meaning.written), [before, ...earlier]);
    case 'question':
      return completedBy(before, understoodAlone(evidence, meaning.question), evidence);
    case 'record':
      return ofRecord(understoodAlone(evidence, meaning.question), meaning.record);
    case 'stranger':
      return eachAs(own, (inquiry) => ({ ...inquiry, unknownNames: [meaning.name] }));
    case 'leaning':
      return leaning(evidence, own, [before, ...earlier.slice(0, 1)]);
  }
}

/** A whole question is as if it were asked alone; one that was put of a follow-up says no more than that did, and takes over what it took over. */
function completedBy(before: Inquiry, asked: Understanding, evidence: Evidence): Understanding {
  if (!before.isFollowUp) return asked;
  const { question, words } = asked.whole;
  const whole = { ...takeOver(asked.whole, before, evidence), question, words };
  return { ...asked, whole, parts: [whole] };
}

/** A question that means one record. */
const ofRecord = (asked: Understanding, record: string): Understanding =>
  asked.parts.length === 1
    ? eachAs(asked, (inquiry) => ({ ...inquiry, record }))
    : { ...asked, whole: { ...asked.whole, record } };

/** A turn with what it leaves to the question before; “and for both?” speaks of what the one before that named, too. */
function leaning(
  evidence: Evidence,
  own: Understanding,
  [before, earlier]: readonly [Inquiry, ...Inquiry[]],
): Understanding {
  const more = ofBoth.test(own.whole.question) ? (earlier?.ingredients ?? []) : [];
  return eachAs(own, (inquiry) => {
    const taken = takeOver(inquiry, before, evidence);
    return more.length === 0
      ? taken
      : { ...taken, ingredients: [...new Set([...more, ...taken.ingredients])] };
  });
}

const ofBoth = /\b(?:both|all (?:two|three|four|of (?:them|these|those))|each of (?:them|these|those))\b/i;

/** A question and its parts, each as a turn makes it; one that is its only part stays so. */
function eachAs(understood: Understanding, as: (inquiry: Inquiry) => Inquiry): Understanding {
  const whole = as(understood.whole);
  const isOne = understood.parts.length === 1;
  return { ...understood, whole, parts: isOne ? [whole] : understood.parts.map(as) };
}
