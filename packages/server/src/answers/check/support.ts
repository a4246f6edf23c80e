import type { Citation } from '../../contract/conversations.ts';
import type { Evidence } from '../../evidence/index.ts';
import { selfAndParent } from '../../registry/index.ts';
import { citedIn, withoutMarkers } from './faults.ts';
import { createStanceCheck } from './stance.ts';

/** Whether a sentence that a language model wrote is carried by the passages it cites. */
export type SupportCheck = (sentence: string, citations: readonly Citation[]) => boolean;

/** What a sentence does that states a fact. Without a marker it may only say what is not known, or what to do. */
const asserts =
  /\b(?:improv|reduc|increas|lower|rais|support|help|benefit|effective|safe|caus|boost|promot|reliev|protect|contribut|prevent|treat|cur(?:e|es|ed)\b|authori[sz]ed|allowed|permitted|banned|contains?\b|recommend|associated|proven|works?\b)/i;
const ofTheBase =
  /^\W*(?:I (?:hold|have|found|cannot)|my (?:evidence )?base|no (?:record|study|passage)|the (?:passages|sources|records) (?:do not|hold no))\b/i;

/**
 * Checks that every ingredient and outcome a sentence names is named by a passage it cites, so that a true marker
 * does not lend itself to another claim, that it does not turn round what its passages say, and that a sentence without
 * a marker asserts nothing.
 */
export function createSupportCheck(evidence: Evidence): SupportCheck {
  const contradicts = createStanceCheck(evidence);
  const keysOf = (text: string) =>
    evidence.lexicon
      .read(text)
      .mentions.flatMap(({ kind, key }) => (kind === 'ingredient' ? selfAndParent(evidence, key) : [key]));
  return (sentence, citations) => {
    const cited = citedIn(sentence, citations);
    if (cited.length === 0) return !asserts.test(sentence) || ofTheBase.test(sentence);
    const bare = withoutMarkers(sentence);
    const known = new Set(keysOf(cited.map(({ title, passage }) => `${title}. ${passage}`).join(' ')));
    const isNamed = evidence.lexicon
      .read(bare)
      .mentions.every(({ kind, key }) =>
        kind === 'ingredient' ? selfAndParent(evidence, key).some((each) => known.has(each)) : known.has(key),
      );
    return isNamed && !contradicts(bare, cited);
  };
}
