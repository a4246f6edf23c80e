import { withoutRepeated } from '../../oneAnswer.ts';
import { type Draft, opened, paragraph, type Sentence, withoutEmptySections } from '../../prose.ts';

/** An answer behind “No:” and what is on record, which it does not say again. */
export function behindRefuted(sentences: readonly Sentence[], draft: Draft): Draft {
  const [first] = sentences;
  if (!first) return draft;
  const said = new Set<string>();
  withoutRepeated([paragraph(...sentences)], said);
  const rest = withoutEmptySections(withoutRepeated(draft.blocks, said));
  return { ...draft, blocks: [paragraph(opened('No: ', lowered(first))), ...rest], isAbstention: false };
}

/** Names and markets keep their capitals. */
const lowered = ({ segments: [words, ...rest] }: Sentence): Sentence => ({
  segments: [String(words).replace(/^(?:With|The|Studies|On)\b/, (word) => word.toLowerCase()), ...rest],
});
