import { foodArchetypes, foodFigures } from '../../../costing/index.ts';
import { type Evidence, type Passage, perEvidence } from '../../../evidence/index.ts';
import { costItem } from '../../../evidence/passages/costPassage.ts';
import { formatNumber } from '../../../registry/index.ts';
import { foodCostPassage } from '../../gather/foodCostPassages.ts';
import { unitNamed } from '../worked/units.ts';
import { type Dims, isMoney, thing, times } from './dims.ts';
import type { Ends } from './factor.ts';
import { dimsOf } from './dimsOf.ts';

/** A figure of a record. */
export interface HeldFigure {
  /** What it is of, as a sum writes it. */
  readonly name: string;
  /** In base units. */
  readonly ends: Ends;
  readonly dims: Dims;
  /** The figure with its unit: `4–12 USD/1000 capsules`. */
  readonly words: string;
  /** A part of something, and no amount. */
  readonly isShare: boolean;
  /** The upper end as the record writes it. */
  readonly shown: number;
  readonly passage: Passage;
}

/** A figure as a table has it. */
interface Row {
  readonly name: string;
  readonly low: number | null;
  readonly typical: number | null;
  readonly high: number | null;
  readonly unit: string;
  readonly passage: Passage | undefined;
}

/** The figures of all records that have any to count with, by the key of their passage. */
export const heldFiguresOf = perEvidence((evidence): ReadonlyMap<string, readonly HeldFigure[]> => {
  const rows = [...ofCosts(evidence), ...ofFoods(), ...ofTables(evidence)];
  return Map.groupBy(rows.flatMap(figureOf), ({ passage }) => passage.key);
});

const ofCosts = ({ costs }: Evidence): Row[] =>
  costs.map((row) => ({ ...row, name: costItem(row), typical: null }));

function ofFoods(): Row[] {
  return [
    ...foodFigures.map(({ key, item, low, typical, high, unit }) => ({
      name: item,
      low,
      typical,
      high,
      unit,
      passage: foodCostPassage(`foodCost:${key}`),
    })),
    ...foodArchetypes.map((row) => ({
      name: `shelf price, ${row.archetype}`,
      low: row.shelf_price_low,
      typical: row.shelf_price_typical,
      high: row.shelf_price_high,
      unit: 'USD/unit',
      passage: foodCostPassage(`foodKind:${row.archetype}`),
    })),
  ];
}

function ofTables({ references }: Evidence): Row[] {
  const single = { low: null, high: null };
  return [
    ...references.densities.map((row) => ({
      ...row,
      name: [row.item, row.form, row.kind === 'liquid' ? '' : `${row.kind} density`]
        .filter(Boolean)
        .join(', '),
      unit: 'g/mL',
    })),
    ...references.dosageForms.map((row) => ({
      ...row,
      name: [row.item, row.form].filter(Boolean).join(', '),
    })),
    ...references.referenceAmounts.map(({ category, amount, unit, passage }) => ({
      ...single,
      name: `reference amount of ${category.toLowerCase()}`,
      typical: amount,
      unit: `${unit}/serving`,
      passage,
    })),
  ];
}

/** A row as a figure; none where it has no passage, no figure or a unit that nothing is counted in. */
function figureOf({ name, low, typical, high, unit, passage }: Row): HeldFigure[] {
  const middle = typical ?? low ?? high;
  const read = dimsOfUnit(unit);
  if (!passage || middle === null || !read) return [];
  const { dims, worth, isShare } = read;
  const [from, to] = [low ?? middle, high ?? middle];
  const scale = (value: number) => value * worth;
  const shown = isShare && unit === 'share' ? 100 : 1;
  const figures = [...new Set([from, to])].map((value) =>
    formatNumber(Number((value * shown).toPrecision(6))),
  );
  return [
    {
      name,
      ends: {
        low: scale(from),
        typical: typical === null ? (from === to ? scale(from) : null) : scale(typical),
        high: scale(to),
      },
      dims,
      words: `${figures.join('–')} ${isShare ? '%' : unit}`,
      isShare,
      shown: to,
      passage,
    },
  ];
}

/** What a unit of a table is of: `USD/1000 capsules`, `cases/pallet`, `g/mL`, `% of fill`, `share`. */
function dimsOfUnit(unit: string): { dims: Dims; worth: number; isShare: boolean } | null {
  if (unit === '') return null;
  if (unit === 'share') return { dims: {}, worth: 1, isShare: true };
  if (unit.startsWith('%')) return { dims: {}, worth: percent, isShare: true };
  let [dims, worth]: [Dims, number] = [{}, 1];
  for (const [at, part] of unit.split('/').entries()) {
    const [, count = '1', noun = ''] = /^(\d+)?\s*(.*)$/.exec(part) ?? [];
    const own = dimsOfNoun(noun);
    const sign = at === 0 ? 1 : -1;
    dims = times(dims, own.dims, sign);
    worth *= (Number(count) * own.worth) ** sign;
  }
  return { dims, worth, isShare: false };
}
const percent = 0.01;

function dimsOfNoun(noun: string): { dims: Dims; worth: number } {
  if (isMoney(noun)) return { dims: { [noun]: 1 }, worth: 1 };
  // what is sold is the unit of a price
  if (noun === '' || /^units?$/.test(noun)) return { dims: { piece: 1 }, worth: 1 };
  const unit = unitNamed(noun);
  return unit
    ? { dims: dimsOf(unit), worth: unit.worth }
    : { dims: { [thing(noun.replace(/s$/, ''))]: 1 }, worth: 1 };
}
