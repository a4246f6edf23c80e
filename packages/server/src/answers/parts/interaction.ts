import type { Evidence } from '../../evidence/index.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import type { Block, Sentence } from '../prose.ts';
import { joinWords, note, paragraph, section } from '../prose.ts';
import { cautionSentences, namedCautionSentences } from './safety.ts';
import { nameInSentence, stems } from '../../registry/index.ts';

/** Whether ingredients get along, as far as the cautions on file say. */
export function interactionBlocks(evidence: Evidence, inquiry: Inquiry): Block[] {
  const keys = inquiry.ingredients.slice(0, 3);
  const name = (key: string) => nameInSentence(evidence, key);
  const named: Sentence[] = keys.flatMap((key) => {
    const others = keys.filter((each) => each !== key).flatMap((each) => stems(name(each)));
    return namedCautionSentences(evidence, key, others);
  });
  const nothing = note(
    `I hold no interaction between ${joinWords(keys.map(name))}, which does not mean that there is none`,
  );
  const cautions: Block[] = keys.map((key) => ({
    kind: 'paragraph',
    lead: evidence.ingredients.get(key)?.name ?? key,
    sentences: cautionSentences(evidence, key),
  }));
  return [paragraph(...(named.length > 0 ? named : [nothing])), ...section('Cautions', cautions)];
}
