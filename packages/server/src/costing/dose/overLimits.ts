import { intakeLimits, upperLevels, type Limit } from '../../evidence/index.ts';
import { convertMass, formatAmount, limitFormOf, registry } from '../../registry/index.ts';
import { labelAmountBelow } from './labelAmount.ts';
import type { FormulaLine } from '../line.ts';
import type { Market } from '../labelFor.ts';
import type { People } from '../words/people.ts';

/** The group of the limits that a product is for: of children the youngest it is for, as its label names them. */
const groupOf = {
  infants: { group: 'infants', ages: /./, name: ' for infants' },
  toddlers: { group: 'children', ages: /1–3/, name: ' for children of 1 to 3 years' },
  children: { group: 'children', ages: /4–[68]/, name: ' for children of 4 years' },
  pregnancy: { group: 'pregnancy', ages: /^pregnant (?:and lactating )?women(?! 14)/, name: ' in pregnancy' },
} as const satisfies Record<People, { group: Limit['group']; ages: RegExp; name: string }>;
const adults = { group: 'adults', ages: /^adults$/, name: '' } as const;

const nameOf = { US: 'US', EFSA: 'EFSA' } as const satisfies Record<Limit['authority'], string>;

/** For whom a product is, and where it is sold; nowhere: that is open. */
export interface SoldTo {
  readonly people: readonly People[];
  readonly markets: readonly Market[];
}

/** The market in which an authority's levels hold. */
const marketOf = { US: 'US', EFSA: 'EU' } as const satisfies Record<Limit['authority'], Market>;

/**
 * Limits of the markets that a product is for: those of another authority only where none of these has one of that kind of
 * a nutrient, as of caffeine in the US.
 */
function ofMarkets(limits: readonly Limit[], markets: readonly Market[]): readonly Limit[] {
  const isOwn = ({ authority }: Limit) => markets.length === 0 || markets.includes(marketOf[authority]);
  const answered = new Set(
    limits.flatMap((limit) =>
      isOwn(limit) && limit.amount !== null ? [`${limit.ingredient}/${limit.kind}`] : [],
    ),
  );
  return limits.filter((limit) => isOwn(limit) || !answered.has(`${limit.ingredient}/${limit.kind}`));
}

/**
 * Where a serving is over what an authority of its market calls the most of a day or at once for the people it is for: one
 * sentence for each active.
 */
export function overLimits(lines: readonly FormulaLine[], { people, markets }: SoldTo): Map<string, string> {
  const { name } = whoOf(people);
  return new Map(
    [...overByName(lines, people, ofMarkets(intakeLimits(), markets))].map(
      ([active, over]) => [active, sentence(active, over, name)] as const,
    ),
  );
}

/**
 * Lines of which none that nobody gave is over an upper level of children or in pregnancy: such a dose is brought to the
 * lowest. Those of adults are within the usual ones, and what is over one authority's level is told.
 */
export function withinLimits(lines: readonly FormulaLine[], people: readonly People[]): FormulaLine[] {
  const over = people.length > 0 ? overByName(lines, people, upperLevels()) : new Map<string, Over[]>();
  const isGiven = (name: string) => lines.some((line) => line.material.name === name && line.isStated);
  return lines.map((line) => {
    const levels = over.get(line.material.name);
    if (!levels || isGiven(line.material.name)) return line;
    const share = Math.min(...levels.map(({ level, value }) => (level.amount ?? value) / value));
    return { ...line, amount: labelAmountBelow(line.amount * share) };
  });
}

const whoOf = (people: readonly People[]) => (people[0] ? groupOf[people[0]] : adults);

/** The limits that lines of an active are over; actives that are over none are left out. */
function overByName(
  lines: readonly FormulaLine[],
  people: readonly People[],
  limits: readonly Limit[],
): Map<string, Over[]> {
  const who = whoOf(people);
  const levels = limits.filter(
    ({ group, population, amount }) => amount !== null && isOf(who, group, population),
  );
  // An authority that names no level of its own for pregnancy leaves that of adults.
  const open = who.group === 'pregnancy' ? [...levels, ...adultLevels(limits)] : levels;
  return new Map(
    [...Map.groupBy(lines, ({ material }) => material.name)].flatMap(([name, ofName]) => {
      const over = open.flatMap((level) => overBy(level, ofName) ?? []);
      return over.length === 0 ? [] : [[name, over] as const];
    }),
  );
}

const isOf = (who: { group: string; ages: RegExp }, group: string, population: string) =>
  group === who.group && who.ages.test(population);

const adultLevels = (limits: readonly Limit[]) =>
  limits.filter(({ group, population }) => isOf(adults, group, population));

interface Over {
  level: Limit;
  /** In the unit of the level. */
  value: number;
}

/** What of lines a level counts, where that is more than it. */
function overBy(level: Limit, lines: readonly FormulaLine[]): Over | null {
  const counted = limitFormOf(level.key);
  const nutrient = counted?.nutrient ?? level.ingredient;
  const value = lines
    .filter(({ material: { ingredient, form } }) => {
      const isIts = ingredient === nutrient || registry.ingredients.get(ingredient)?.parent === nutrient;
      return (
        isIts && (counted?.words ?? [form]).some((word) => form.toLowerCase().includes(word.toLowerCase()))
      );
    })
    .reduce((sum, { material: { unit }, amount }) => sum + (convertMass(amount, unit, level.unit) ?? 0), 0);
  return value > (level.amount ?? Infinity) * (1 + 1e-9) ? { level, value } : null;
}

/** How each kind of limit is told, in the order of how much weight it has. */
const calledBy: readonly (readonly [Limit['kind'], (amounts: string) => string])[] = [
  ['UL', (amounts) => `the upper level of ${amounts} a day`],
  ['safe level', (amounts) => `the safe level of ${amounts} a day`],
  ['single dose', (amounts) => `the safe single dose of ${amounts}`],
  ['guidance', (amounts) => `the guidance of ${amounts} a day`],
];

function sentence(name: string, over: readonly Over[], people: string): string {
  const [first] = over;
  const unit = first?.level.unit.split(' ')[0] ?? '';
  const amount = formatAmount(Number((first?.value ?? 0).toPrecision(4)), unit);
  const said = calledBy.flatMap(([kind, told]) => {
    const levels = lowestOf(over.filter(({ level }) => level.kind === kind)).map(
      ({ level }) => `${formatAmount(level.amount ?? 0, unit)} (${nameOf[level.authority]})`,
    );
    return levels.length > 0 ? [told(levels.join(' and '))] : [];
  });
  return `${name}: ${amount} a serving is over ${said.join(' and ')}${people}.`;
}

/** The lowest level of each authority. */
const lowestOf = (over: readonly Over[]): Over[] =>
  [...Map.groupBy(over, ({ level }) => level.authority).values()].flatMap(
    (ofOne) => ofOne.toSorted((a, b) => (a.level.amount ?? 0) - (b.level.amount ?? 0))[0] ?? [],
  );
