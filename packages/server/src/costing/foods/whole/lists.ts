import { hasPhrase, searchable } from '../../text.ts';
import type { Line } from '../lines.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { packLabels } from '../tables/tables.ts';
import type { Item } from './items.ts';
import { partsOf } from './parts.ts';

/** An item of a list with the lines that it is, in %; none: nobody knows it. */
export interface Listed extends Item {
  readonly parts: readonly Line[];
}

export const isKnown = ({ parts }: Listed) => parts.length > 0;

/** What is of a list and has no amount is a name of few words. Our assumption. */
const mostWords = 4;

/** Lists whose items stand next to one another and are measured alike. */
export function listsOf(archetype: FoodArchetype, items: readonly Item[]): Listed[][] {
  const runs: Listed[][] = [];
  let run: Listed[] = [];
  let held: Item | null = null;
  for (const item of items) {
    const weighed = known(archetype, item, held);
    held = item.measure === null ? item : null;
    if (fits(archetype, weighed, run)) run.push(weighed);
    else {
      runs.push(run);
      run = item.measure !== null && fits(archetype, weighed, []) ? [weighed] : [];
    }
  }
  return [...runs, run].filter(
    (each) => each.filter(isKnown).length > 1 && each.some((item) => isKnown(item) && item.measure !== null),
  );
}

/** An item with its lines: a name with a comma in it is both its parts: `Kyoto matcha, ceremonial grade 20 %`. */
function known(archetype: FoodArchetype, item: Item, ahead: Item | null): Listed {
  const share = item.measure === 'share' ? item.amount : 0;
  const parts = partsOf(archetype, item.called, share);
  if (parts.length > 0 || item.measure === null || !ahead) return { ...item, parts };
  return { ...item, parts: partsOf(archetype, `${ahead.called} ${item.called}`, share) };
}

export const isByWeight = ({ measure }: Item) => measure === 'mass' || measure === 'volume';

/** Whether an item goes on with a list, or begins one. */
function fits(archetype: FoodArchetype, item: Listed, run: readonly Listed[]): boolean {
  if (item.measure === null)
    return run.length > 0 && !item.isFirst && item.called.split(' ').length <= mostWords;
  if (isPack(archetype, item)) return false;
  const measured = run.find(({ measure }) => measure !== null && measure !== 'rest');
  if (item.measure === 'rest' || !measured) return true;
  return isByWeight(item) === isByWeight(measured) && !(item.isFirst && !isKnown(item));
}

/** What packs are called, with the unit of their size before it or without: `g cup`. */
const packs = [
  'pack',
  ...packLabels.flatMap(({ words }) => words.flatMap((word) => [word, word.replace(/^(?:g|ml|cl|oz) /, '')])),
];

/** `125 g pack`, `90 g muffin`: a weight of what is sold, not of what is in it. */
function isPack({ words }: FoodArchetype, item: Item): boolean {
  if (!isByWeight(item)) return false;
  const said = searchable(item.called);
  return (
    packs.some((word) => hasPhrase(said, word)) ||
    words.some((word) => said.trim().endsWith(searchable(word).trim()))
  );
}
