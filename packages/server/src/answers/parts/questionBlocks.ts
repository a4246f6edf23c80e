import type { Inquiry } from '../inquiry.ts';
import type { Block, Draft } from '../prose.ts';
import { heading, list, note, sentencesIn } from '../prose.ts';

/**
 * What stands over the questions to ask next. The page reads them from the markdown: a heading with exactly these
 * words, last in the answer, and under it a list with one question an item, each ending in a question mark.
 */
export const questionsHeading = 'You could ask next';

const most = 3;

/** The last part of an answer: up to three questions that the base can answer. */
export const questionBlocks = (questions: readonly string[]): Block[] =>
  questions.length > 0 ? [heading(questionsHeading), list(questions.slice(0, most).map(note))] : [];

const examples = {
  rules: [
    'Which disclaimer does a US structure/function claim carry?',
    'What does “good source” mean on a US label?',
    'How are calories rounded on a Supplement Facts panel?',
    'Which allergens must a US label declare?',
  ],
  cost: [
    'What is a typical minimum order quantity for gummies?',
    'What does magnesium bisglycinate cost per kg?',
    'What does a heavy metals test cost?',
    'What is the lead time of a custom formula?',
  ],
  general: [
    'What is known about magnesium and sleep?',
    'Which EU claims are authorised for zinc?',
    'What is the upper limit for vitamin D?',
    'Which ingredients have evidence for joints?',
  ],
};

/** Gives an answer three questions to ask next: its own, then some of its kind. What was just asked is not among them. */
export function withQuestions(draft: Draft, { question, intents }: Inquiry): Draft {
  const at = draft.blocks.findIndex((block) => block.kind === 'heading' && block.text === questionsHeading);
  const kept = at < 0 ? draft.blocks : draft.blocks.slice(0, at);
  const own = draft.blocks
    .slice(kept.length)
    .flatMap(sentencesIn)
    .map(({ segments }) => segments.join(''));
  const isOnRules = intents.has('claim') || intents.has('regulation');
  const kind = intents.has('cost') ? 'cost' : isOnRules ? 'rules' : 'general';
  const open = [...own, ...examples[kind], ...examples.general].filter(
    (each) => plain(each) !== plain(question),
  );
  return { ...draft, blocks: [...kept, ...questionBlocks([...new Set(open)])] };
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
