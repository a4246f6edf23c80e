import { formatNumber } from '../../../registry/index.ts';
import { isOfRange, proportionsFor, rangesFor } from './classes.ts';
import { fitted, minorShare, percentOf, statementOf, type Line } from '../lines.ts';
import { boundsOf } from './proportions.ts';
import { does, worksOf, type NeededWork } from './works.ts';
import { ofCome, statementsOf, withoutNote, type RecipeNote } from '../recipeNotes.ts';
import type { Proportion, ShareRange } from '../tables/rangeRecords.ts';
import type { FoodArchetype } from '../tables/records.ts';
import type { IsRefused } from '../named/refused.ts';
import type { Shares } from '../shares.ts';

/** What a recipe is kept to, whatever else is plausible. */
export interface Said {
  readonly text: string;
  /** The lines that the words name. */
  readonly named: ReadonlySet<string>;
  /** Those of them that the product is called by. */
  readonly titled: ReadonlySet<string>;
  /** The shares that the words give. */
  readonly shares: Shares;
  readonly isRefused: IsRefused;
  /** Lines of which the words say that the product is made of them: they do the work of what they took the place of. */
  readonly bodies: ReadonlySet<string>;
  /** The words want nothing but what they name: nothing comes into it for what such foods have. */
  readonly isOnly: boolean;
  /** Lines that have been brought to what the words state: they make no room, nor take any. */
  readonly isHeld?: (line: string) => boolean;
  /** Foods of which the words ask for more than is usual, by what a serving is to hold. */
  readonly isRaised?: (line: string) => boolean;
}

/** A recipe in range, and what was done for it. */
export interface Ranged {
  readonly lines: readonly Line[];
  readonly notes: readonly RecipeNote[];
}

/** What a recipe is brought into: how much, %, it holds of some of its lines. */
interface Rule {
  /** What it is of, in words; of each line by itself the line. */
  readonly of: string;
  readonly isOf: (line: string) => boolean;
  /** What comes into a recipe that holds so much, %, of them and has to hold some. */
  readonly adds: (held: number) => readonly string[];
  /** In a recipe as it stands: what a dough takes up of water follows its flour. */
  readonly bounds: (lines: readonly Line[]) => Bounds;
}

type Bounds = Readonly<Record<'least' | 'most', number | null>>;

/** Shares so near a bound, %, are at it. */
const near = 0.01;
/** Bringing one share into range may move another out of it; so often it is tried. */
const rounds = 40;
/** A share that has changed by less than so much of itself is told as it is. Our assumption. */
const moving = 0.25;
/** Of a line of less than so much, %, nobody misses that it is not there. Our assumption. */
const leastMissed = 1;

/**
 * A recipe whose shares are all plausible of its class of foods: what has to be in it is there, nothing is more or less
 * than such foods have of it, and the others make room for that in proportion. What the words state stays.
 */
export function withinRanges(archetype: FoodArchetype, lines: readonly Line[], said: Said): Ranged {
  const rules = [
    ...rangesFor(archetype, said.text).flatMap((range) => rulesOf(archetype, range, { lines, said })),
    ...proportionsFor(archetype, said.text).map(asRule),
    ...(said.isOnly ? [] : worksOf(archetype, said.text).map((needed) => asWork(needed, said))),
  ];
  const full = said.isOnly ? lines : rules.reduce((so, rule) => withAdded(so, rule, said), lines);
  const settled = balanced(full, rules, said);
  const kept = settled.filter(({ percent }) => percent > near / 2);
  return { lines: kept, notes: notesOf({ lines, kept }, rules) };
}

/** A range as rules: of each line by itself, or of all of them; without the lines that words may have as they like. */
function rulesOf(
  archetype: FoodArchetype,
  range: ShareRange,
  { lines, said }: { lines: readonly Line[]; said: Said },
): Rule[] {
  const isOf = (line: string) =>
    isOfRange(archetype, range, line) &&
    !(range.isUnasked && said.named.has(line)) &&
    !(range.isTitled && !said.titled.has(line));
  const { of, adds, isTitled, least } = range;
  const isRaised = lines.some(({ name }) => isOf(name) && said.isRaised?.(name));
  const most = isRaised ? null : range.most;
  const bounds = () => ({ least, most });
  const titled = [...said.titled].filter(isOf);
  const added = (held: number) => (isTitled ? titled : adds && held === 0 ? [adds] : []);
  return range.isEach
    ? lines
        .filter(({ name }) => isOf(name))
        .map(({ name }) => ({
          of: statementOf(name),
          isOf: (line: string) => line === name,
          adds: () => [],
          bounds,
        }))
    : [{ of, isOf, adds: added, bounds }];
}

const asRule = (proportion: Proportion): Rule => ({
  of: proportion.of,
  isOf: (line) => line === proportion.by,
  adds: (held) => (held === 0 ? [proportion.by] : []),
  bounds: (lines) => boundsOf(lines, proportion),
});

/** Work as a rule: what is brought in for it is what the kind itself has. */
const asWork = ({ work, own, least }: NeededWork, { bodies }: Said): Rule => ({
  of: work.of,
  isOf: (line) => does(work, line) || bodies.has(line),
  adds: (held) => (held === 0 ? own.slice(0, 1).map(({ name }) => name) : []),
  bounds: () => ({ least, most: null }),
});

const heldBy = (lines: readonly Line[], { isOf }: Rule) => percentOf(lines.filter(({ name }) => isOf(name)));

/** A recipe with the least of what it has nothing of and has to hold. */
function withAdded(lines: readonly Line[], rule: Rule, { isRefused }: Said): readonly Line[] {
  const { least } = rule.bounds(lines);
  const wanted = rule.adds(heldBy(lines, rule));
  const missing = wanted.filter((line) => !lines.some(({ name }) => name === line) && !isRefused(line));
  if (missing.length === 0 || !least) return lines;
  const percent = least / wanted.length;
  return [
    ...fitted(lines, percentOf(lines) - percent * missing.length),
    ...missing.map((name) => ({ name, percent })),
  ];
}

/** The bound that a recipe is beyond, %; null: it is within. */
function boundOf(lines: readonly Line[], rule: Rule): number | null {
  const { least, most } = rule.bounds(lines);
  const held = heldBy(lines, rule);
  if (most !== null && held > most + near) return most;
  return least !== null && held > 0 && held < least - near ? least : null;
}

function balanced(lines: readonly Line[], rules: readonly Rule[], said: Said): readonly Line[] {
  let now = lines;
  const hopeless = new Set<Rule>();
  for (let round = 0; round < rounds; round += 1) {
    const rule = rules.find((each) => !hopeless.has(each) && boundOf(now, each) !== null);
    if (!rule) return now;
    const next = brought(now, { rule, rules }, said);
    if (!next) hopeless.add(rule);
    now = next ?? now;
  }
  return now;
}

/** Lines with so much of a rule's as its bound says; null where the words leave no room for it. */
function brought(
  lines: readonly Line[],
  { rule, rules }: { rule: Rule; rules: readonly Rule[] },
  { shares, isHeld }: Said,
): readonly Line[] | null {
  const bound = boundOf(lines, rule) ?? 0;
  const isFree = ({ name }: Line) => !shares.has(name);
  const own = lines.filter((line) => rule.isOf(line.name) && isFree(line));
  const by = bound - heldBy(lines, rule);
  const others = lines.filter((line) => !rule.isOf(line.name) && isFree(line) && !isHeld?.(line.name));
  const roomy = others.filter(
    ({ name, percent }) => percent >= minorShare && roomOf(name, { lines, rules, by: -by }) > near,
  );
  const takers = roomy.length > 0 ? roomy : others;
  const [held, room] = [percentOf(own), percentOf(takers)];
  if (held <= 0 || held + by < -near || room <= 0 || room - by <= 0) return null;
  return lines.map((line) => {
    if (own.includes(line)) return { ...line, percent: (line.percent * (held + by)) / held };
    return takers.includes(line) ? { ...line, percent: (line.percent * (room - by)) / room } : line;
  });
}

/** How much a line may still grow, or where `by` is less than nothing shrink, %. */
function roomOf(
  name: string,
  { lines, rules, by }: { lines: readonly Line[]; rules: readonly Rule[]; by: number },
): number {
  return rules
    .filter(({ isOf }) => isOf(name))
    .reduce((room, rule) => {
      const held = heldBy(lines, rule);
      const { least, most } = rule.bounds(lines);
      return Math.min(room, by > 0 ? (most ?? 100) - held : held - (least ?? 0));
    }, 100);
}

/** What of a recipe is another share than it was, as far as a rule says so. */
function notesOf(
  { lines, kept }: { lines: readonly Line[]; kept: readonly Line[] },
  rules: readonly Rule[],
): RecipeNote[] {
  // Nobody misses what stabilised a little something that is not in it.
  const gone = lines.filter(
    ({ name, percent }) => percent >= leastMissed && !kept.some((line) => line.name === name),
  );
  const come = kept.filter(({ name }) => !lines.some((line) => line.name === name));
  const moved = rules.filter((rule) => boundOf(lines, rule) !== null && heldBy(kept, rule) > near);
  const names = (each: readonly Line[]) => each.map(({ name }) => name);
  return [
    withoutNote(names(gone), ': such foods have none of it unless the words name it.'),
    ofCome(names(come), (there) => `With ${statementsOf(there)}, which belongs in such a food.`),
    (finished) => {
      const told = moved
        .map((rule) => ({ of: rule.of, held: heldBy(finished, rule), was: heldBy(kept, rule) }))
        // What is weighed otherwise since, cooked or dried, is no such share any more.
        .filter(({ held, was }) => held > near && Math.abs(held - was) < was * moving)
        .map(({ of, held }) => `${of} ${formatNumber(Number(held.toPrecision(held < 1 ? 2 : 3)))} %`);
      return told.length === 0
        ? ''
        : `Brought to shares that are usual in such foods: ${[...new Set(told)].join('; ')}.`;
    },
  ];
}
