import { foodFigures, recipeEntries } from '../../../costing/index.ts';
import { type Evidence, type Passage, perEvidence } from '../../../evidence/index.ts';
import { costItem } from '../../../evidence/passages/costPassage.ts';
import { stems } from '../../../registry/index.ts';
import { foodCostPassage } from '../../gather/foodCostPassages.ts';

/** What a record says that one of something costs. */
export interface HeldRate {
  /** As answers call it: `Label printed`. */
  readonly name: string;
  /** The names it goes by, each as its words. */
  readonly names: readonly (readonly string[])[];
  readonly low: number;
  readonly high: number;
  /** The figure to plan with; null where the record only has a range. */
  readonly typical: number | null;
  /** The currency, as it is written. */
  readonly symbol: string;
  readonly per: {
    /** What is counted: a weight, or things. */
    readonly of: 'mass' | 'thing';
    /** How many things, or how many g, the price is of. */
    readonly worth: number;
    /** As it is written behind the stroke: `kg`, `1000 capsules`. */
    readonly unit: string;
  };
  /** The last year it is of; 0 where the record names none. */
  readonly year: number;
  readonly passage: Passage;
}

/** `USD/kg`, `USD/1000 capsules`, `EUR/project` */
const written = /^(USD|EUR)\/(\d+)?\s*(.*)$/;

function perOf(unit: string): Pick<HeldRate, 'symbol' | 'per'> | null {
  const [, symbol = '', count, of = ''] = written.exec(unit) ?? [];
  if (symbol === '') return null;
  const isMass = of === 'kg' && count === undefined;
  const label = [count, of].filter(Boolean).join(' ');
  const worth = isMass ? gramsOfKilo : Number(count ?? 1);
  return { symbol, per: { of: isMass ? 'mass' : 'thing', worth, unit: label } };
}

const gramsOfKilo = 1000;
/** What stands behind the name of a material and is no part of it: its strength, its brackets. */
const withoutRemarks = (name: string): string =>
  name.replaceAll(/\([^)]*\)/g, ' ').replace(/[\s,]+\d.*$/, '');
const wordsOf = (name: string): string[] => stems(withoutRemarks(name));

/** All prices on file that are of so much or so many. */
export const heldRatesOf = perEvidence((evidence): readonly HeldRate[] => [
  ...ofCosts(evidence),
  ...ofFoods(),
]);

const ofCosts = (evidence: Evidence): HeldRate[] =>
  evidence.costs.flatMap((row) => {
    const per = perOf(row.unit);
    if (!per) return [];
    const { low, high, passage, period } = row;
    const names = [wordsOf(row.item)];
    return [
      { name: costItem(row), names, low, high, typical: null, ...per, year: lastYear(period), passage },
    ];
  });

/** The last year that a period names; 0 where it names none. */
const lastYear = (period: string) => Math.max(0, ...(period.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number));

function ofFoods(): HeldRate[] {
  return foodFigures.flatMap((row) => {
    const { low, high, typical, item } = row;
    const per = row.kind === 'raw material' ? perOf(row.unit) : null;
    const passage = foodCostPassage(`foodCost:${row.key}`);
    if (!per || !passage || low === null || high === null) return [];
    const names = [item, recipeEntries.get(item)?.statement ?? ''].map(wordsOf);
    const held = { low, high, typical, ...per, year: lastYear(row.year), passage };
    return [{ name: item, names: names.filter(({ length }) => length > 0), ...held }];
  });
}

/** A price that a question names, and by which of its words. */
export interface NamedRate {
  readonly rate: HeldRate;
  readonly said: readonly string[];
}

/** The prices whose names a question says: of those that say the same of it the one that it says most of. */
export function ratesNamed(evidence: Evidence, text: string): NamedRate[] {
  const all = stems(text);
  const words = new Set(all);
  const found = heldRatesOf(evidence)
    .flatMap((rate) => {
      const [name] = rate.names
        .filter((each) => isSaid(each, words) || (rate.typical === null && isMostSaid(each, words)))
        .toSorted((one, other) => other.length - one.length);
      if (!name) return [];
      const said = name.filter((word) => words.has(word));
      return [{ rate, said, isWhole: said.length === name.length, more: besides(rate, words) }];
    })
    .toSorted(
      (one, other) =>
        other.said.length - one.said.length ||
        Number(other.isWhole) - Number(one.isWhole) ||
        other.more - one.more ||
        other.rate.year - one.rate.year,
    );
  const taken = new Set<string>();
  return found
    .filter(({ said }) => {
      const isNew = said.some((word) => !taken.has(word));
      if (isNew) for (const word of said) taken.add(word);
      return isNew;
    })
    .toSorted((one, other) => all.indexOf(one.said[0] ?? '') - all.indexOf(other.said[0] ?? ''));
}

const isSaid = (name: readonly string[], words: ReadonlySet<string>): boolean =>
  name.length > 0 && name.every((word) => words.has(word));

/** “Heavy metals ICP-MS” is most of `Heavy metals 4-element ICP-MS`: its first word and more than half of it. */
const isMostSaid = (name: readonly string[], words: ReadonlySet<string>): boolean =>
  words.has(name[0] ?? '') &&
  name.filter((word) => words.has(word)).length >= Math.max(2, name.length * mostOfName);
const mostOfName = 0.6;

/** How many words of the whole name, its remarks and its strength too, a question says. */
const besides = ({ name }: HeldRate, words: ReadonlySet<string>): number =>
  stems(name).filter((word) => words.has(word)).length;
