import { formatNumber } from '../../../registry/index.ts';
import { wantsOnly } from '../../brief/terms.ts';
import { hasPhrase, searchable } from '../../text.ts';
import type { Made } from './body.ts';
import { leastDriedOff, minorShare, percentOf, waterLine, type Line } from '../lines.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { membersNamedIn } from './refused.ts';
import { sharesOf } from './namedLines.ts';
import { onlyWords } from '../tables/tables.ts';

/** So much of a recipe but for its water has to be named that it can do without the rest. Our assumption. */
const leastNamed = 0.35;

/** A recipe of nothing but what the words name, where they want nothing else: `dates, almonds, nothing more`. */
export function onlyNamed(archetype: FoodArchetype, made: Made, text: string): Made {
  if (!wantsNothingElse(text) && !isWhole(made)) return made;
  const named = new Set(made.foods.map(({ line }) => line));
  const isMember = membersNamedIn(text);
  const isKept = ({ name }: Line) => named.has(name) || isMember(name) || isWaterOf(archetype, made, name);
  const kept = made.lines.filter(isKept);
  const share = percentOf(kept);
  if (kept.length === 0 || percentOf(kept.filter(isDry)) < leastNamed * percentOf(made.lines.filter(isDry)))
    return made;
  return {
    ...made,
    isOnly: true,
    lines: filledUp(kept, new Set(sharesOf(made.foods).keys())),
    notes:
      share > 99.5
        ? made.notes
        : [
            ...made.notes,
            `The words want nothing else: the other ${formatNumber(Math.round(100 - share))} % of a usual recipe are left out.`,
          ],
  };
}

/** So much of a recipe but for its water is one food that the words call the whole of it. Our assumption. */
const leastWhole = 0.9;

/** `100 % chickpea flour`: of what is nearly all of it, the rest is not wanted. */
function isWhole({ lines, foods }: Made): boolean {
  const whole = new Set(foods.flatMap(({ line, isWhole: is, isBody }) => (is && isBody ? [line] : [])));
  const dry = lines.filter(isDry);
  return percentOf(dry.filter(({ name }) => whole.has(name))) >= leastWhole * percentOf(dry);
}

const isDry = ({ name }: Line) => name !== waterLine;

/** Water that dries off again, or that dry beans take up. */
const isWaterOf = ({ process_yield: dried }: FoodArchetype, { foods }: Made, name: string) =>
  name === waterLine && (1 - dried > leastDriedOff || foods.some(({ isSoaked }) => isSoaked));

/** The greater lines take what is left, those that have no share of their own first. */
function filledUp(kept: readonly Line[], set: ReadonlySet<string>): readonly Line[] {
  const isMajor = ({ percent }: Line) => percent >= minorShare;
  const open = kept.filter((line) => isMajor(line) && !set.has(line.name));
  const major = open.length > 0 ? open : kept.filter(isMajor);
  const scale = 1 + (100 - percentOf(kept)) / percentOf(major);
  return kept.map((line) => (major.includes(line) ? { ...line, percent: line.percent * scale } : line));
}

function wantsNothingElse(text: string): boolean {
  const said = searchable(text);
  return (
    wantsOnly(text) ||
    onlyWords.some(
      ({ words, wants }) =>
        wants === 'nothing else' && words.some((each) => hasPhrase(said, searchable(each).trim())),
    )
  );
}
