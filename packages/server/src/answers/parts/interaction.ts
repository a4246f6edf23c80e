import type { Evidence } from '../../evidence/index.ts';
import type { Inquiry } from '../inquiry.ts';
import type { Block, Draft, Sentence } from '../prose.ts';
import { hasFacts, joinWords, note, paragraph, section } from '../prose.ts';
import { followUpBlocks } from './followUps.ts';
import { cautionSentences, namedCautionSentences } from './safety.ts';
import { nameInSentence, stems } from '../../registry/index.ts';

/** Whether ingredients get along, as far as the cautions on file say. Null for one ingredient. */
export function interactionDraft(evidence: Evidence, inquiry: Inquiry): Draft | null {
  const keys = inquiry.ingredients.slice(0, 3);
  if (keys.length < 2 || !inquiry.intents.has('safety')) return null;
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
  const blocks = [paragraph(...(named.length > 0 ? named : [nothing])), ...section('Cautions', cautions)];
  return { blocks: [...blocks, ...followUpBlocks(evidence, inquiry)], isAbstention: !hasFacts(blocks) };
}
