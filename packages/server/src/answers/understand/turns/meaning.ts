import type { Evidence } from '../../../evidence/index.ts';
import type { Inquiry } from '../inquiry.ts';
import { isOfAnother } from '../message/apart.ts';
import { wants } from '../message/clauseKinds.ts';
import { resumed } from '../message/resumed.ts';
import { read } from '../read.ts';
import type { Understanding } from '../understanding.ts';
import { echoed } from './echoes.ts';
import { withFigureBefore } from './figureBefore.ts';
import { leansOn, mayLean } from './followUp.ts';
import { ofPortion } from './portions.ts';
import { withoutRemark } from './remarks.ts';
import { isOfRecords, restated } from './restated.ts';
import { askedOfBoth, multiplied, shapeOf } from './shapes.ts';
import { strangerIn } from './strangers.ts';

/** A turn as it is understood by itself, behind the question before it. */
export interface TurnBehind {
  readonly evidence: Evidence;
  readonly own: Understanding;
  readonly before: Inquiry;
  /** The question before that one. */
  readonly earlier: Inquiry | undefined;
}

/** What a turn means, given the question before it. */
export type Meaning =
  /** What it says, and no more. */
  | { readonly kind: 'itself' }
  /** A shorter turn: it says something, and points at it. */
  | { readonly kind: 'turn'; readonly written: string }
  /** A whole question, most often the one before, asked again of something else. */
  | { readonly kind: 'question'; readonly question: string }
  /** A question that means one record. */
  | { readonly kind: 'record'; readonly question: string; readonly record: string }
  /** The question before, asked of a thing that no record is on. */
  | { readonly kind: 'stranger'; readonly name: string }
  /** What it says, with what it leaves to the question before. */
  | { readonly kind: 'leaning' };

type Way = (turn: TurnBehind) => Meaning | null;

/**
 * What a turn means, by the first way in which it means something: most closely bound to the question before first. What
 * only records know the meaning of is looked for among them before names are put in the place of others.
 */
export function meaningOf(turn: TurnBehind): Meaning {
  for (const way of ways) {
    const meaning = way(turn);
    if (meaning) return meaning;
  }
  return { kind: 'itself' };
}

const byShape: Way = ({ evidence, own, before, earlier }) => {
  const shape = shapeOf(own.whole.question);
  switch (shape?.means) {
    case 'instead':
      return { kind: 'turn', written: `and ${shape.said}?` };
    case 'same':
      return asked(before.question);
    case 'both':
      return asked(askedOfBoth(evidence, before, earlier));
    case 'times':
      return asked(multiplied(evidence, before.question, shape.figure));
    case undefined:
      return null;
  }
};

const byRemark: Way = ({ evidence, own, before }) => {
  const written = withoutRemark(evidence, own.whole.question, before);
  return written === null ? null : { kind: 'turn', written };
};

const byFigure: Way = ({ evidence, own, before }) => asked(withFigureBefore(evidence, own.whole, before));

const byPortion: Way = ({ own, before }) => asked(ofPortion(own.whole, before));

const byNames: Way = ({ evidence, own, before }) => {
  const mayBe = !isFragment(evidence, before) && mayLean(own.whole);
  return asked(mayBe ? resumed(evidence, own.whole.question, before.question) : null);
};

const byNamesAlone: Way = (turn) =>
  isOfRecords(turn.evidence, turn.own.whole, turn.before) ? null : byNames(turn);

const byRecord: Way = ({ evidence, own, before }) => {
  const isOne = own.parts.filter(wants).length < 2;
  const meant = isOne ? restated(evidence, own.whole, before) : null;
  return meant && { kind: 'record', ...meant };
};

const byEcho: Way = ({ evidence, own, before }) =>
  asked(isFragment(evidence, before) ? null : echoed(evidence, own.whole, before));

const byStranger: Way = ({ evidence, own: { whole }, before }) => {
  const name = leansOn(whole, before) ? strangerIn(evidence, whole, before) : null;
  return name === null ? null : { kind: 'stranger', name };
};

const byLeaning: Way = ({ evidence, own: { whole }, before }) =>
  mayLean(whole) && leansOn(whole, before) && !isOfAnother(evidence, whole, before)
    ? { kind: 'leaning' }
    : null;

const ways: readonly Way[] = [
  byShape,
  byRemark,
  byFigure,
  byPortion,
  byNamesAlone,
  byRecord,
  byNames,
  byEcho,
  byStranger,
  byLeaning,
];

const asked = (question: string | null): Meaning | null =>
  question === null ? null : { kind: 'question', question };

/** “And for a 5 year old?” says nothing by itself that another fragment could be put into. */
function isFragment(evidence: Evidence, { isFollowUp, question }: Inquiry): boolean {
  if (!isFollowUp) return false;
  const { asks, ingredients, topics } = read(evidence, question);
  return asks.size + ingredients.length + topics.length === 0;
}
