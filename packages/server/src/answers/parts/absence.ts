import type { Evidence, Passage } from '../../evidence/index.ts';
import { familyOf, nameInSentence, stems } from '../../registry/index.ts';
import { type Block, citedIn, type Draft, hasFacts, type Sentence, withoutEmptySections } from '../prose.ts';

/** A note that something is not held, which a cited passage may show to be wrong: it was looked for in one place only. */
export const absence = (text: string, isShownBy: (passage: Passage) => boolean): Sentence => ({
  segments: [text],
  isShownBy,
});

/** An answer without notes of absence that a record it cites contradicts. */
export function withoutContradicted(draft: Draft): Draft {
  const cited = citedIn(draft.blocks);
  const isHeld = ({ isShownBy }: Sentence) => isShownBy === undefined || !cited.some(isShownBy);
  const kept = draft.blocks.map((block): Block => {
    if (block.kind === 'paragraph') return { ...block, sentences: block.sentences.filter(isHeld) };
    return block.kind === 'list' ? { ...block, items: block.items.filter(isHeld) } : block;
  });
  const blocks = withoutEmptySections(kept);
  return hasFacts(blocks) ? { ...draft, blocks } : draft;
}

const said = ({ title, text, source }: Passage): string => `${title} ${text} ${source}`;

/** Whether a passage is on one of some ingredients, or names it. */
export function isAbout(evidence: Evidence, keys: readonly string[]): (passage: Passage) => boolean {
  const family = new Set(keys.flatMap((key) => familyOf(evidence, key)));
  const names = keys.map((key) => ` ${stems(nameInSentence(evidence, key)).join(' ')} `);
  return (passage) =>
    passage.ingredients.some((key) => family.has(key)) ||
    names.some((name) => ` ${stems(said(passage)).join(' ')} `.includes(name));
}

/** Whether a passage is on several of some ingredients. */
export const isAboutBoth = (evidence: Evidence, keys: readonly string[]) => {
  const families = keys.map((key) => familyOf(evidence, key));
  return ({ ingredients }: Passage): boolean =>
    families.filter((family) => ingredients.some((key) => family.includes(key))).length > 1;
};

/** Whether a passage says all of some names, as words are compared. */
export const says = (names: readonly string[]) => {
  const words = names.flatMap(stems);
  return (passage: Passage): boolean => {
    const own = new Set(stems(said(passage)));
    return words.length > 0 && words.every((word) => own.has(word));
  };
};
