import type { Interaction } from '../../../evidence/index.ts';
import { opened, type Sentence } from '../../prose.ts';

/** How grave what is on file is: of an interaction its severity, of a formulation note only that it warns. */
type Harm = Interaction['severity'] | 'caution';

/** “Does it interfere”: yes says that there is harm. */
const asksForHarm =
  /^\W*(?:is|are|does|do|can|could|may|will|would)\b.*\b(?:problem|interact\w*|affect\w*|clash\w*|risk\w*|risky|danger\w*|matter|interfere\w*|issue|bad|harm\w*|hurts?|damag\w*|toxic|unsafe)\b/i;

/** “Is it safe”, “can it be taken”: yes says that there is none. */
const asksForLeave =
  /^\W*(?:is|are|can|could|may|should|would)\b.*\b(?:safe|ok|okay|fine|take|taken|taking|combin\w+|mix\w*|together|use|used|with|recommended|suitable|beside|alongside)\b/i;

const whereHarmIsAsked: Readonly<Record<Harm, string>> = {
  contraindicated: 'Yes: ',
  major: 'Yes: ',
  moderate: 'Yes: ',
  caution: 'Possibly: ',
  minor: '',
  beneficial: '',
};

const whereLeaveIsAsked: Readonly<Record<Harm, string>> = {
  contraindicated: 'No: ',
  major: 'Not without a doctor: ',
  moderate: 'Not without a doctor: ',
  caution: 'Not without a doctor: ',
  minor: '',
  beneficial: '',
};

/** The answer in a word; empty where the question wants no yes or no. */
function harmOpening(question: string, harm: Harm): string {
  if (asksForHarm.test(question)) return whereHarmIsAsked[harm];
  return asksForLeave.test(question) ? whereLeaveIsAsked[harm] : '';
}

/** A sentence on what is on file, the answer before it. */
export function answering(question: string, sentence: Sentence, harm: Harm): Sentence {
  const opening = harmOpening(question, harm);
  return opening ? opened(opening, lowered(sentence)) : sentence;
}

const lowered = ({ segments: [words, ...rest] }: Sentence): Sentence => ({
  segments: [String(words).replace(/^(?:With|In|The)\b/, (word) => word.toLowerCase()), ...rest],
});
