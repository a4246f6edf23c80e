import { diffSequence, type Edit } from './sequence';
import type { DifferenceCounts } from './words';

/** A piece of text that is in both versions, in the old one only, or in the new one only. */
export interface TextPart {
  kind: Edit<string>['kind'];
  text: string;
}

/** A paragraph, or paragraphs that differ. `at` is its place among them. */
export interface TextBlock {
  at: number;
  isSame: boolean;
  parts: TextPart[];
}

/** Words, numbers with their decimals, single signs, and the space between them: nothing is lost. */
const tokens = (text: string): string[] =>
  text.match(/\s+|[\p{L}\p{N}\p{M}]+(?:[.,'’][\p{L}\p{N}\p{M}]+)*|[^\s\p{L}\p{N}\p{M}]/gu) ?? [];

/** Neighbours of one kind in one piece; where both kinds of change meet, the old text stands first. */
const gather = (edits: readonly TextPart[]): TextPart[] => {
  const parts: TextPart[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) parts.push({ kind: 'removed', text: removed });
    if (added) parts.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const { kind, text } of edits) {
    const last = parts.at(-1);
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else {
      flush();
      if (last?.kind === 'same' && parts.at(-1) === last) last.text += text;
      else parts.push({ kind, text });
    }
  }
  flush();
  return parts;
};

/** Space alone between two changes belongs to both: three words that changed are one change. */
const joinAcrossSpace = (parts: readonly TextPart[]): TextPart[] =>
  parts.flatMap((part, at): TextPart[] => {
    const isBetween = at > 0 && at < parts.length - 1 && part.kind === 'same' && part.text.trim() === '';
    if (!isBetween) return [part];
    return [
      { kind: 'removed', text: part.text },
      { kind: 'added', text: part.text },
    ];
  });

/** What differs between two texts, word by word. */
export const diffWords = (before: string, after: string): TextPart[] => {
  const edits = diffSequence(tokens(before), tokens(after));
  return gather(joinAcrossSpace(gather(edits.map(({ kind, item }) => ({ kind, text: item })))));
};

/** What differs between two texts, paragraph by paragraph; where they differ, word by word. */
export function diffText(before: string, after: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const put = (isSame: boolean, parts: TextPart[]) => blocks.push({ at: blocks.length, isSame, parts });
  const flush = () => {
    if (removed.length > 0 || added.length > 0) put(false, diffWords(removed.join('\n'), added.join('\n')));
    [removed, added] = [[], []];
  };
  for (const { kind, item } of diffSequence(before.split('\n'), after.split('\n'))) {
    if (kind === 'removed') removed.push(item);
    else if (kind === 'added') added.push(item);
    else {
      flush();
      put(true, [{ kind, text: item }]);
    }
  }
  flush();
  return blocks;
}

/** Places that differ; old text with new text behind it is one that changed. */
export function countChanges(blocks: readonly TextBlock[]): DifferenceCounts {
  const counts = { changed: 0, added: 0, removed: 0 };
  for (const { parts } of blocks)
    for (const [at, { kind }] of parts.entries()) {
      if (kind === 'removed') counts[parts[at + 1]?.kind === 'added' ? 'changed' : 'removed'] += 1;
      if (kind === 'added' && parts[at - 1]?.kind !== 'removed') counts.added += 1;
    }
  return counts;
}
