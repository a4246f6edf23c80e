import type { Evidence } from '../../../evidence/index.ts';
import { type Block, type Draft, opened, paragraph, type Sentence, sentencesIn } from '../../prose.ts';
import { withoutEmptySections } from '../../prose.ts';
import { withoutRepeated } from '../../oneAnswer.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { premiseJudged } from './judged.ts';

/** An answer behind “No:” or “That is right:” and what is on record, which it does not say again. */
export function behindPremise(evidence: Evidence, inquiry: Inquiry, draft: Draft): Draft {
  const judgement = premiseJudged(evidence, inquiry, draft);
  if (!judgement) return draft;
  const { isHeld, told } = judgement;
  const opening = firstWords(draft.blocks);
  if (isHeld ? isWord.test(opening) : isDenial.test(opening)) return draft;
  const said = new Set<string>();
  withoutRepeated([paragraph(...told)], said);
  // “may not be sold, right?”: no to what may be done is no answer to what is put
  const agreed = isHeld ? withoutDenial(draft.blocks) : draft.blocks;
  const rest = withoutEmptySections(withoutRepeated(agreed, said));
  const lead = paragraph(opened(isHeld ? 'That is right: ' : 'No: ', lowered(told[0])));
  return { ...draft, blocks: [lead, ...rest], isAbstention: false };
}

const isDenial = /^No[:,]/;
/** Answers by itself. */
const isWord = /^(?:Yes|Probably|Possibly|Too early to say|In part)[:,]/;

const withoutDenial = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) =>
    block.kind === 'paragraph'
      ? {
          ...block,
          sentences: block.sentences.filter(({ segments: [first] }) => !isDenial.test(String(first))),
        }
      : block,
  );

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
