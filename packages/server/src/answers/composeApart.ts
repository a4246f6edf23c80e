import type { Evidence } from '../evidence/index.ts';
import { composeAnswer, type Material } from './compose.ts';
import { saysWhat } from './leading.ts';
import { titleOf, withoutRepeated } from './oneAnswer.ts';
import { questionBlocks, questionsHeading } from './parts/questionBlocks.ts';
import { withForeignWords } from './parts/readingNotes.ts';
import { planOf } from './plan/plan.ts';
import { type Block, type Draft, heading, type Sentence, withoutEmptySections } from './prose.ts';
import type { Understanding } from './understand/understand.ts';

/**
 * Composes the answer to a message. Questions of it that stand by themselves are each answered as if they were asked alone,
 * so that none takes anything from another, under a heading of its own; what to ask next stands last.
 */
export function composeApart(evidence: Evidence, message: Understanding, material: Material): Draft {
  return message.apart
    ? inTurn(evidence, message, {
        questions: message.apart,
        drafts: message.apart.map((each) => composed(evidence, each, material)),
      })
    : composed(evidence, message, material);
}

/**
 * The answer to questions that are read together, unless it leaves out what one of them is answered with where it is asked
 * alone: then each is answered alone. Where nothing is held on all of it, each has to be answered alone to say otherwise.
 */
function composed(evidence: Evidence, message: Understanding, material: Material): Draft {
  const together = composeAnswer(evidence, message, material);
  const questions = message.alone ?? [];
  if (questions.length === 0 || together.interpretations) return together;
  const drafts = questions.map((each) => composeAnswer(evidence, each, material));
  const isHonest = together.isAbstention && drafts.some(({ isAbstention }) => isAbstention);
  const isAll = drafts.every((draft) => draft.isAbstention || saysWhat(together, draft));
  return isHonest || isAll ? together : inTurn(evidence, message, { questions, drafts });
}

/** Questions and what each is answered with. */
interface Answered {
  readonly questions: readonly Understanding[];
  readonly drafts: readonly Draft[];
}

/** Answers below each other, each under a heading; what one has said the next does not say again. */
function inTurn(evidence: Evidence, message: Understanding, { questions, drafts }: Answered): Draft {
  const titles = questions.map((each) => titleFor(evidence, each));
  const told = drafts.map(({ blocks }) => withoutNext(blocks));
  const said = new Set<string>();
  const blocks = told.flatMap(({ own }, at) => under(titles[at], withoutRepeated(own, said)));
  const asked = drafts.find(({ interpretations }) => interpretations)?.interpretations;
  return {
    blocks: withForeignWords(message.foreignWords ?? [], [...blocks, ...questionBlocks(nextOf(told))]),
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

/** The first that each offers to ask, then the others, each once. */
function nextOf(told: readonly Told[]): Sentence[] {
  const all = [...told.flatMap(({ next }) => next.slice(0, 1)), ...told.flatMap(({ next }) => next.slice(1))];
  return [...new Map(all.map((question) => [question.segments.join(''), question])).values()];
}
