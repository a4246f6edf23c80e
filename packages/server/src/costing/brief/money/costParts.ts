import type { Place } from '../quantity/bounds.ts';
import type { Phrases } from '../quantity/phrases.ts';
import type { Token } from '../quantity/tokens.ts';

/** A part of a unit's cost that a limit may be of. */
export type CostPart = 'ingredients' | 'packaging';

/** What words beside a sum say of its parts: what it is of, and what may stand between them. */
export const partWords = ['ingredients', 'packaging', 'container', 'beside'] as const;
type PartWord = (typeof partWords)[number];

/** The parts of a unit that a sum is the cost of, by the words around it and its bound; none where it is of the whole. */
export type PartsReader = (tokens: readonly Token[], reach: Place) => readonly CostPart[];

/** Reads parts by phrases that say them. A container alone is the unit: `bottle under $3`. */
export function createPartsReader(phrases: Phrases<{ readonly says: string }>): PartsReader {
  return (tokens, { from, to }) => {
    const ahead = wordsBefore(phrases, tokens, from);
    const said =
      ahead.has('ingredients') || ahead.has('packaging') ? ahead : wordsBehind(phrases, tokens, to);
    const isOfMaterials = said.has('ingredients');
    const isOfPack = said.has('packaging') || (isOfMaterials && said.has('container'));
    return [
      ...(isOfMaterials ? (['ingredients'] as const) : []),
      ...(isOfPack ? (['packaging'] as const) : []),
    ];
  };
}

const isPartWord = (says: string): says is PartWord => partWords.some((each) => each === says);

/** What stands right before a place, as far as it is of parts: `ingredients, bottle and cap together`. */
function wordsBefore(
  phrases: Phrases<{ readonly says: string }>,
  tokens: readonly Token[],
  from: number,
): Set<PartWord> {
  const found = new Set<PartWord>();
  let at = from;
  while (at > 0) {
    const isComma = tokens[at - 1]?.text === ',';
    const phrase = phrases.endingAt(tokens, isComma ? at - 2 : at - 1);
    const says = phrase?.row.says ?? '';
    if (!phrase || !isPartWord(says) || (isComma && (says === 'beside' || found.size === 0))) break;
    if (says !== 'beside') found.add(says);
    at -= phrase.length + (isComma ? 1 : 0);
  }
  return found;
}

/** What stands right behind a place: `€0.95 for ingredients and bag`. */
function wordsBehind(
  phrases: Phrases<{ readonly says: string }>,
  tokens: readonly Token[],
  to: number,
): Set<PartWord> {
  const found = new Set<PartWord>();
  let at = to;
  while (at < tokens.length) {
    const phrase = phrases.startingAt(tokens, at);
    const says = phrase?.row.says ?? '';
    if (!phrase || !isPartWord(says)) break;
    if (says !== 'beside') found.add(says);
    at += phrase.length;
  }
  return found;
}
