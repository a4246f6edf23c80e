import { z } from 'zod';
import type { Evidence } from '../../../evidence/index.ts';
import { columns, readTable } from '../../../registry/index.ts';
import { namedIn, writtenIn } from '../names/named.ts';
import type { Inquiry } from '../inquiry.ts';
import { wordsOf } from '../words.ts';

const { key, text } = columns;

/** A row of `turnShapes.csv`: how people put a turn that says nothing without the one before it. */
const TurnShape = z.strictObject({
  key,
  /** Something in the place of what was said; the same once more; what the last two turns asked of; so many times as much. */
  means: z.enum(['instead', 'same', 'both', 'times']),
  /** All of the turn, without regard to case: `{new}` is put in the place of `{old}`, `{figure}` is a number. */
  written: text,
  /** How many times, where no number says so. */
  figure: z.string(),
});

const slots: Readonly<Record<string, string>> = {
  '{new}': String.raw`(?<said>\S.{0,60})`,
  '{old}': String.raw`\S[^,]{0,40}`,
  '{figure}': String.raw`(?<figure>\d{1,6}(?:\.\d{1,3})?)`,
};

const shapes = readTable(new URL('../data/', import.meta.url), 'turnShapes', TurnShape).map(
  ({ means, written, figure }) => ({
    means,
    figure,
    pattern: new RegExp(`^${written.replace(/\{\w+\}/g, (slot) => slots[slot] ?? slot)}$`, 'iu'),
  }),
);

/** What a turn of such a shape comes to. */
export type Shaped =
  | { readonly means: 'instead'; readonly said: string }
  | { readonly means: 'same' }
  | { readonly means: 'both' }
  | { readonly means: 'times'; readonly figure: number };

/** Reads a turn by its shape; null where it has none, or puts a question of its own in the place of another. */
export function shapeOf(turn: string): Shaped | null {
  const plain = turn
    .trim()
    .replace(opening, '')
    .replace(/[\s?!.]+$/, '');
  for (const { means, figure, pattern } of shapes) {
    const found = pattern.exec(plain);
    if (!found) continue;
    if (means === 'same' || means === 'both') return { means };
    if (means === 'times') return { means, figure: Number(figure || found.groups?.figure) };
    const said = (found.groups?.said ?? '').replace(/^and\s+/i, '');
    return isNoun(said) ? { means, said } : null;
  }
  return null;
}

const opening = /^(?:(?:and|so|but|then|ok|okay)[\s,]+){1,2}/i;
const mostWords = 8;
const isNoun = (said: string): boolean => wordsOf(said).length <= mostWords && !withVerb.test(said);

/** What is said with a verb is said by itself. */
export const withVerb =
  /\b(?:is|are|was|were|do|does|did|can|could|may|might|will|would|should|has|have|had|why|when|where|who|which|tell|show|give|thanks?|thank you)\b/i;

/** “That times 12”: the question before with its count, or else its amount, so many times as large; null where it has several. */
export function multiplied(evidence: Evidence, before: string, figure: number): string | null {
  const last = namedIn(evidence, before);
  const [counts, amounts] = (['count', 'amount'] as const).map((kind) =>
    last.spans.filter((span) => span.kind === kind),
  );
  const [only, ...others] = counts && counts.length > 0 ? counts : (amounts ?? []);
  const word = only ? last.words[only.from] : undefined;
  const value = Number(word?.text.replaceAll(',', ''));
  if (!word || others.length > 0 || !Number.isFinite(value)) return null;
  const product = String(Number((value * figure).toPrecision(12)));
  return last.text.slice(0, word.start) + product + last.text.slice(word.end);
}

/** “And both together?”: the question before of what it names, and of what the one before it named in that place. */
export function askedOfBoth(
  evidence: Evidence,
  before: Inquiry,
  earlier: Inquiry | undefined,
): string | null {
  const [last, first] = [before, earlier].map((each) => (each ? namedIn(evidence, each.question) : null));
  const [place, name] = [last, first].map(
    (each) => each?.spans.filter(({ kind }) => kind === 'ingredient') ?? [],
  );
  const [there] = place ?? [];
  const [other] = name ?? [];
  if (!last || !first || !there || !other || there.key === other.key) return null;
  const at = last.words[there.from]?.start ?? 0;
  return `${last.text.slice(0, at)}${writtenIn(first, other)} and ${last.text.slice(at)}`;
}
