import type { Citation } from '../../contract/conversations.ts';
import type { Evidence } from '../../evidence/index.ts';

/** Which way a sentence or a record points. */
type Way = 'for' | 'against';

/** What the records behind passages say, by the passage's text. */
interface Stances {
  readonly effects: ReadonlyMap<string, Way>;
  readonly permissions: ReadonlyMap<string, Way>;
}

const negation = String.raw`(?:\b(?:no|not|never|nor|neither|cannot|without|unlikely to|fail(?:s|ed)? to)\b|n[’']t\b)`;
const effect = String.raw`(?:effects?\b|benefits?\b|effective\b|works?\b|improv|reduc|increas|lower|rais|support|help|boost|promot|reliev|eas(?:es|ed?)\b|shorten|contribut)`;
const permission = String.raw`(?:authori[sz]ed|permitted|allowed|approved|legal|accepted)\b`;
const denied = (what: string) => new RegExp(`${negation}(?:\\s+[\\w-]+){0,3}?\\s+${what}`, 'i');

const deniesEffect = denied(String.raw`\b${effect}`);
/** “Work” by itself is what people do: “work at a fixed effort”. */
const statesEffect = new RegExp(String.raw`\b(?!work\b)${effect}`, 'i');
const isIneffective = /\bineffective\b|\bno better than\b/i;
const deniesPermission = denied(String.raw`\b${permission}`);
const statesPermission = new RegExp(String.raw`\b${permission}`, 'i');
const isForbidden =
  /\b(?:un|non-)authori[sz]ed\b|\bwithdrawn\b|\brejected\b|\bbanned\b|\bprohibited\b|\bforbidden\b|\billegal\b/i;
/** Says that it is open, or speaks of harm, which is no effect that is hoped for. */
const isOpen =
  /\bwhether\b|\bmixed\b|\bunclear\b|\binconclusive\b|\bdisagree|\bbut\b|\bhowever\b|\brisks?\b|\bharm|\badverse\b|\bside[- ]effects?\b/i;

/**
 * Finds sentences that turn round what they cite: an effect that every study cited did not see, one that every study
 * cited saw and the sentence denies, and the same for authorisation in the EU. Where passages differ nothing is turned round.
 */
export function createStanceCheck(evidence: Evidence) {
  const stances = stancesOf(evidence);
  return function contradicts(sentence: string, cited: readonly Citation[]): boolean {
    const texts = cited.map(({ passage }) => passage.replace(/ Worked out: .*$/s, ''));
    return (
      isOpposite(effectOf(sentence), texts, stances.effects) ||
      isOpposite(permissionOf(sentence), texts, stances.permissions)
    );
  };
}

function stancesOf({ studies, euClaims }: Evidence): Stances {
  const effects = studies.flatMap(({ passage, direction, result }): [string, Way][] => {
    if (direction === 'no effect') return [[passage.text, 'against']];
    const isPlain = direction === 'benefit' && !deniesEffect.test(result);
    return isPlain ? [[passage.text, 'for']] : [];
  });
  const permissions = euClaims.map(({ passage, status }): [string, Way] => [
    passage.text,
    status === 'authorised' ? 'for' : 'against',
  ]);
  return { effects: new Map(effects), permissions: new Map(permissions) };
}

function isOpposite(way: Way | null, texts: readonly string[], known: ReadonlyMap<string, Way>): boolean {
  const told = texts.flatMap((text) => known.get(text) ?? []);
  return way !== null && told.length === texts.length && told.length > 0 && !told.includes(way);
}

function effectOf(sentence: string): Way | null {
  if (isOpen.test(sentence)) return null;
  if (deniesEffect.test(sentence) || isIneffective.test(sentence)) return 'against';
  return statesEffect.test(sentence) ? 'for' : null;
}

function permissionOf(sentence: string): Way | null {
  if (isForbidden.test(sentence) || deniesPermission.test(sentence)) return 'against';
  return statesPermission.test(sentence) ? 'for' : null;
}
