import type { Evidence } from '../evidence/index.ts';
import { composeAnswer, type Material } from './compose.ts';
import { titleOf, withoutRepeated } from './oneAnswer.ts';
import { questionBlocks, questionsHeading } from './parts/questionBlocks.ts';
import { withForeignWords } from './parts/readingNotes.ts';
import { planOf } from './plan/plan.ts';
import { type Block, type Draft, heading, paragraph, type Sentence, withoutEmptySections } from './prose.ts';
import type { Understanding } from './understand/understanding.ts';

/**
 * Composes the answer to a message. Questions of it that stand by themselves are each answered as if they were asked alone,
 * so that none takes anything from another, under a heading of its own; what to ask next stands last.
 */
export function composeApart(evidence: Evidence, message: Understanding, material: Material): Draft {
  const { apart, amountMeant } = message;
  const draft = apart
    ? inTheirTurn(evidence, { ...message, apart }, material)
    : composeAnswer(evidence, message, material);
  return amountMeant && !draft.isAbstention
    ? { ...draft, blocks: [paragraph(amountMeant), ...draft.blocks] }
    : draft;
}

/** Each question under a heading of its own. */
function inTheirTurn(
  evidence: Evidence,
  message: Understanding & Required<Pick<Understanding, 'apart'>>,
  material: Material,
): Draft {
  const drafts = message.apart.map((each) => composeAnswer(evidence, each, material));
  const titles = message.apart.map((each) => titleFor(evidence, each));
  const told = drafts.map(({ blocks }) => withoutNext(blocks));
  const said = new Set<string>();
  const blocks = told.flatMap(({ own }, at) => under(titles[at], withoutRepeated(own, said)));
  const asked = drafts.find(({ interpretations }) => interpretations)?.interpretations;
  return {
    blocks: withForeignWords(message.foreignWords ?? [], [...blocks, ...questionBlocks(inTurn(told))]),
    isAbstention: drafts.every(({ isAbstention }) => isAbstention),
    ...(asked && { interpretations: asked }),
  };
}

/** What the first step of a question would stand under beside others. */
function titleFor(evidence: Evidence, question: Understanding): string | undefined {
  const [step] = planOf(evidence, question);
  return step && titleOf(evidence, step);
}

/** An answer under a title, unless it has one. */
function under(title: string | undefined, answer: readonly Block[]): readonly Block[] {
  const blocks = withoutEmptySections(answer);
  return !title || blocks.length === 0 || blocks[0]?.kind === 'heading'
    ? blocks
    : [heading(title), ...blocks];
}

/** An answer, and what it offers to ask next. */
interface Told {
  readonly own: readonly Block[];
  readonly next: readonly Sentence[];
}

function withoutNext(blocks: readonly Block[]): Told {
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === questionsHeading);
  if (at < 0) return { own: blocks, next: [] };
  const behind = blocks[at + 1];
  return { own: blocks.slice(0, at), next: behind?.kind === 'list' ? behind.items : [] };
}

/** The first that each offers to ask, then the others. */
const inTurn = (told: readonly Told[]): Sentence[] => [
  ...told.flatMap(({ next }) => next.slice(0, 1)),
  ...told.flatMap(({ next }) => next.slice(1)),
];
