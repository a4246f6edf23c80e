import { type Evidence, passagesOf } from '../../evidence/index.ts';
import { familyOf, nameInSentence } from '../../registry/index.ts';
import type { Block } from '../prose.ts';
import type { Understanding } from '../understand/understand.ts';
import { abstain } from './abstention.ts';

/** What may have happened to a thing: how a question takes it for granted, and the words by which a record would say it. */
const events = [
  {
    asked: /\bbann(?:ed|ing)\b|\bban\b|\bprohibit(?:ed)?\b|\boutlaw(?:ed)?\b|\bforbid(?:den)?\b|\bforbade\b/i,
    held: /\bban|prohibit|forbid|not (?:be )?(?:permitted|authori[sz]ed|allowed)|illegal|withdrawn|no longer|revok|unlawful|adulterat|excluded|unauthori[sz]ed/i,
    told: 'was banned',
  },
  {
    asked: /\bwithdr(?:aw|ew|awn)\b|\brevoked?\b|\brecalled\b|\bpulled\b/i,
    held: /withdr|revok|recall|no longer|\bban|prohibit/i,
    told: 'was withdrawn',
  },
  {
    asked: /\bapproved as (?:a|an) (?:[\p{L}-]+ )?(?:drug|medicine|medication|treatment|therapy)\b/iu,
    held: /\bprescription\b|\b(?:approved|licensed) (?:as an? )?(?:drug|medicine)\b/i,
    told: 'was approved as a medicine',
  },
] as const;

/** “Why did EFSA ban …”, “since … was approved as …”: what follows is taken for granted, and not asked. */
const granted =
  /\b(?:why|when) (?:did|was|were|is|has|have)\b|\b(?:since|after|because|now that|given that)\b|\bis it true that\b/i;

/**
 * Something that a question takes for granted and that no record of the ingredient says: what is known of it otherwise
 * would seem to agree. Null for all else, and where the question asks for more.
 */
export function unheldEventBlocks(evidence: Evidence, { whole, parts }: Understanding): Block[] | null {
  const [key, ...others] = whole.ingredients;
  if (!key || others.length > 0 || parts.length > 1 || !granted.test(whole.question)) return null;
  const event = events.find(({ asked }) => asked.test(whole.question));
  if (!event) return null;
  const family = new Set(familyOf(evidence, key));
  const isHeld = passagesOf(evidence).some(
    ({ ingredients, title, text }) =>
      ingredients.some((own) => family.has(own)) && event.held.test(`${title} ${text}`),
  );
  return isHeld
    ? null
    : abstain(
        `I hold no record that ${nameInSentence(evidence, key)} ${event.told}, so I make no claim about it`,
        'Ask for its status, limits or claims, and I tell what the records say',
      );
}
