import type { Pack } from '../constants/constant.ts';
import { constants, type ConstantValues } from '../constants/constants.ts';
import { limitOf } from './formLimits.ts';
import { fewestOf, isPressed, mostOf, piecesOf } from './hold.ts';
import type { FormulaLine } from '../line.ts';
import { tightOf } from './tight.ts';

/** How many pieces of a serving are taken, where that is not as many as a usual fill needs. */
export interface Taken {
  /** Null: as many as a usual fill needs. */
  pieces: number | null;
  assumptions: string[];
  warnings: string[];
}

/** Servings of a container that lasts a month. */
const month = 28;

interface Counted {
  pack: Pack;
  lines: readonly FormulaLine[];
  /** Pieces of a serving that the words say. */
  said: number | null;
  /** Pieces of a container that the words say. */
  stated: number | null;
}

/**
 * Pieces of a serving: as many as the words say, where a piece can hold as much; of amounts that are all given as few
 * as a dense fill makes them, and so where a container then lasts a month. `Glutathione 500 mg capsules` hold 500 mg each, though a usual density would need two.
 */
export function piecesTaken({ pack, lines, said, stated }: Counted, values: ConstantValues): Taken {
  const usual = piecesOf(pack, lines, values);
  const tight = tightOf(values);
  // So many are taken as the words say, and a tablet is then heavier than they say: that is told.
  const tabletWeight =
    said === null ? tight.tabletWeight : Math.max(tight.tabletWeight, constants.tabletWeight.cheap);
  const fewest = Math.min(usual, fewestOf(pack, lines, { ...tight, tabletWeight }));
  if (said === null) {
    const isGiven = pack !== 'gummie' && lines.length > 0 && lines.every(({ isStated }) => isStated);
    const isForMonth = stated !== null && stated / usual < month && stated / fewest >= month;
    // More are taken of none such: the doses were brought to what so many hold.
    const most = mostOf(pack, lines);
    if (isPressed(pack) && usual > most && fewest <= most) return dense(pack, most);
    return (isGiven || isForMonth) && fewest < usual
      ? dense(pack, fewest)
      : { pieces: null, assumptions: [], warnings: [] };
  }
  const pieces = Math.max(said, fewest);
  const name = limitOf(pack).pieces;
  if (pieces > said) {
    const warning = `The words say ${said} of the ${name} a serving; the amounts need ${pieces}.`;
    return {
      ...(pieces < fewestOf(pack, lines, values) ? dense(pack, pieces) : { pieces, assumptions: [] }),
      warnings: [warning],
    };
  }
  const note = `The amounts are those of the serving of ${said} that the words say.`;
  return pieces < fewestOf(pack, lines, values)
    ? { ...dense(pack, pieces), assumptions: [note, denseNote(pack)] }
    : { pieces, assumptions: [note], warnings: [] };
}

const dense = (pack: Pack, pieces: number): Taken => ({
  pieces,
  assumptions: [denseNote(pack)],
  warnings: [],
});

const denseNote = (pack: Pack) =>
  `The ${limitOf(pack).pieces} are filled to the most that makers reach: ask for a dense grade.`;
