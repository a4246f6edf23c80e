import { formatNumber } from '../../../registry/index.ts';
import { countOf, countWords } from '../../understand/numberWords.ts';
import { type Operation, rateOf, says, type Sheet, stated } from './sheet.ts';
import type { Dimension } from './units.ts';

const asked =
  /\bservings?\b.*\b(?:container|bottle|pack|pouch|tub|jar|box)s?\b|\b(?:container|bottle|pack|pouch|tub|jar|box)s?\b.*\bservings?\b/i;
const number = `\\d{1,2}|${Object.keys(countWords).join('|')}`;
const taken = new RegExp(
  `\\b(?:take|takes|taking|serving(?: size)?(?: is| of|:)?) (${number})\\b|\\b(${number}) (?:\\w+ )?(?:per|a|each|every|to a) serving\\b`,
  'i',
);

/** How many of its pieces one serving is; null where it does not say. */
function piecesTaken(sheet: Sheet): number | null {
  const rate = rateOf(sheet, 'piece', 'serving');
  if (rate) return rate.value;
  const found = taken.exec(sheet.whole);
  const written = found?.[1] ?? found?.[2];
  return written === undefined ? null : countOf(written);
}

const isOfContainer = (against: Dimension | undefined) => against === undefined || against === 'container';

/** The servings of a container by its pieces: “90 capsules, three per serving”. */
export const servingsPerContainer: Operation = (sheet) => {
  if (!says(sheet, asked)) return null;
  const each = piecesTaken(sheet);
  const held = sheet.quantities.find(
    ({ unit, per, value }) =>
      unit.dimension === 'piece' && isOfContainer(per?.unit.dimension) && each !== null && value > each,
  );
  if (!held || !each) return null;
  const over = held.value % each;
  const whole = `${formatNumber(Math.floor(held.value / each))} ${over > 0 ? 'whole ' : ''}servings per container`;
  const sum = `${stated(held)} ÷ ${formatNumber(each)} a serving`;
  return { statement: `${whole}: ${sum}${over > 0 ? ` leaves ${formatNumber(over)} over` : ''}` };
};
