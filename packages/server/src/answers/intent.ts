import { intentPatterns } from './intentPatterns.ts';

/** What a question wants to know. One question may want several things. */
export type Intent = keyof typeof intentPatterns;

const patterns = Object.entries(intentPatterns).map(
  ([intent, parts]) => [intent as Intent, new RegExp(parts.join('|'), 'i')] as const,
);

/** The intents of a question; empty when it only names something. */
export function findIntents(question: string): Set<Intent> {
  return new Set(patterns.filter(([, pattern]) => pattern.test(question)).map(([intent]) => intent));
}

/** Who the product is for. */
export type Group = 'children' | 'infants' | 'pregnancy' | 'older' | 'women' | 'men';

const groups: readonly [Group, RegExp][] = [
  ['infants', /\binfants?\b|\bbab(?:y|ies)\b|\bnewborns?\b/i],
  [
    'children',
    /\bchild(?:ren)?\b|\bkids?\b|\btoddlers?\b|\bteen(?:ager)?s?\b|\badolescents?\b|\bpa?ediatric\b|\b(?:[1-9]|1[0-7])[- ]years?[- ]olds?\b/i,
  ],
  ['pregnancy', /\bpregnan(?:t|cy)\b|\bbreast-?feed|\blactat|\bprenatal\b|\bnursing\b|\bexpecting\b/i],
  ['older', /\bolder (?:adults|people)\b|\belderly\b|\bseniors?\b|\bover (?:50|55|60|65|70)\b/i],
  ['women', /\bwom[ae]n\b|\bfemales?\b/i],
  ['men', /\bm[ae]n\b|\bmales?\b/i],
];

/** The group a question asks about, if it names one. */
export const findGroup = (question: string): Group | null =>
  groups.find(([, pattern]) => pattern.test(question))?.[0] ?? null;

/** The market a question asks about, if it names just one. */
export function findMarket(question: string): 'US' | 'EU' | null {
  const isUs =
    /\b(?:US|USA|U\.S\.|FDA|America|American|United States|DSHEA|structure[- /]function)\b/.test(question) ||
    /\bfda\b|\bin the us\b|\bstructure[- /]function\b/i.test(question);
  const isEu =
    /\b(?:EU|E\.U\.|EFSA|Europe|European)\b/.test(question) ||
    /\befsa\b|\bin the eu\b|\beu claims?\b|\beu\b/i.test(question);
  return isUs === isEu ? null : isUs ? 'US' : 'EU';
}
