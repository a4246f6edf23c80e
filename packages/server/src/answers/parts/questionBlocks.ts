import type { Inquiry } from '../understand/inquiry.ts';
import type { Block } from '../prose.ts';
import { heading, list, note } from '../prose.ts';

/**
 * What stands over the questions to ask next. The page reads them from the markdown: a heading with exactly these
 * words, last in the answer, and under it a list with one question an item, each ending in a question mark.
 */
export const questionsHeading = 'You could ask next';

const most = 3;

/** The last part of an answer: up to three questions that the base can answer. */
const questionBlocks = (questions: readonly string[]): Block[] =>
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

/** Three questions to ask next: an answer’s own, then some of its kind. What was just asked is not among them. */
export function nextQuestions(own: readonly string[], { question, asks }: Inquiry): Block[] {
  const isOnRules = asks.has('claim') || asks.has('rule');
  const kind = asks.has('cost') ? 'cost' : isOnRules ? 'rules' : 'general';
  const open = [...own, ...examples[kind], ...examples.general].filter(
    (each) => plain(each) !== plain(question),
  );
  return questionBlocks([...new Set(open)]);
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
