import { type Block, type Draft, opened, paragraph, type Sentence, sentencesIn } from '../../prose.ts';
import { withoutEmptySections } from '../../prose.ts';
import { withoutRepeated } from '../../oneAnswer.ts';
import type { Judgement } from './premise.ts';

/** An answer behind “No:” or “That is right:” and what is on record, which it does not say again. */
export function behindPremise(judgement: Judgement | null, draft: Draft): Draft {
  if (!judgement) return draft;
  const { isHeld, told } = judgement;
  if ((isHeld ? isWord : isDenial).test(firstWords(draft.blocks))) return draft;
  const said = new Set<string>();
  withoutRepeated([paragraph(...told)], said);
  const rest = withoutEmptySections(withoutRepeated(draft.blocks, said));
  const lead = paragraph(opened(isHeld ? 'That is right: ' : 'No: ', lowered(told[0])));
  return { ...draft, blocks: [lead, ...rest], isAbstention: false };
}

const isDenial = /^No[:,]/;
/** Answers by itself. */
const isWord = /^(?:No|Yes|Probably|Possibly|Too early to say|In part)[:,]/;

const firstWords = (blocks: readonly Block[]): string => {
  const [first] = blocks.flatMap(sentencesIn);
  return String(first?.segments[0] ?? '');
};

/** Names and markets keep their capitals. */
const lowered = ({ segments: [words, ...rest] }: Sentence): Sentence => ({
  segments: [
    String(words).replace(/^(?:With|The|Studies|On|For|Adults)\b/, (word) => word.toLowerCase()),
    ...rest,
  ],
});
