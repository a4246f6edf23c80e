import type { Evidence } from '../../src/evidence/index.ts';
import type { Food } from '../../src/foods/index.ts';
import { foodCategories, foodFigures } from '../../src/costing/index.ts';
import { foodCostPassages } from '../../src/answers/gather/foodCostPassages.ts';
import { contentOf, foodPassage, nameOf } from '../../src/answers/parts/foods/foodPassage.ts';
import { foodNutrients } from '../../src/answers/understand/foods/foodsAsked.ts';
import { formatAmount, formatNumber } from '../../src/registry/index.ts';
import { inSentence } from '../../src/text/letters.ts';
import { bare, type Naming, type Target } from './target.ts';

/** Forms, excipients, densities, pieces and what things cost. */
export function formulationTargets(evidence: Evidence, naming: Naming): Target[] {
  const { excipients, densities, dosageForms } = evidence.references;
  return [
    ...evidence.forms.map((row): Target => ({
      asked: 'form',
      passage: row.passage,
      slots: {
        active: naming.ingredient(row.ingredient).slice(0, 1),
        compound: [inSentence(row.compound), bare(inSentence(row.compound))],
      },
      facts: [formatAmount(row.activePercent, '%')],
    })),
    ...excipients.flatMap(excipientTargets),
    ...densities.map((row): Target => ({
      asked: 'density',
      passage: row.passage,
      slots: {
        item: [inSentence(row.item)],
        form: [row.form || (row.kind === 'liquid' ? 'liquid' : 'powder')],
        measure: [row.kind === 'liquid' ? 'density' : `${row.kind} density`],
      },
      facts: midOf(row),
    })),
    ...dosageForms.map((row): Target => ({
      asked: 'dosageForm',
      passage: row.passage,
      slots: { item: [inSentence(row.item)], form: [row.form || row.unit] },
      facts: midOf(row),
    })),
    ...evidence.costs.map(costTarget),
    ...foodCostTargets(),
  ];
}

const midOf = ({ low, typical, high }: { low: number | null; typical: number | null; high: number | null }) =>
  [typical ?? high ?? low].filter((value) => value !== null).map(formatNumber);

function excipientTargets(row: Evidence['references']['excipients'][number]): Target[] {
  const base = { passage: row.passage, slots: { name: [inSentence(row.name)] } };
  const share = `${formatNumber(row.shareLow)} to ${formatNumber(row.shareHigh)}`;
  const number = row.eNumber?.startsWith('E') ? row.eNumber : '';
  const section = /\d+ CFR [\d.]+/.exec(row.usRule ?? '')?.[0];
  return [
    { ...base, asked: 'excipientShare', facts: [share, share.replace(' to ', '–')] },
    ...(number ? [{ ...base, asked: 'excipientNumber', facts: [number, number.replace('E', 'E ')] }] : []),
    ...(section ? [{ ...base, asked: 'excipientSection', facts: [section] }] : []),
    ...(row.kcalUs !== null
      ? [{ ...base, asked: 'excipientEnergy', facts: [formatAmount(row.kcalUs, 'kcal')] }]
      : []),
    ...(row.sweetnessLow !== null
      ? [{ ...base, asked: 'sweetness', facts: [formatNumber(row.sweetnessLow)] }]
      : []),
  ];
}

const priced: ReadonlySet<string> = new Set([
  'raw material',
  'manufacturing',
  'packaging',
  'testing',
  'development',
]);

function costTarget(row: Evidence['costs'][number]): Target {
  return {
    asked: priced.has(row.kind) ? 'price' : 'planning',
    passage: row.passage,
    slots: {
      item: [inSentence(bare(row.item)), inSentence(row.item)],
      dosageForm: [row.dosageForm || 'supplements'],
    },
    facts: [
      row.low === row.high ? formatNumber(row.low) : `${formatNumber(row.low)}–${formatNumber(row.high)}`,
    ],
  };
}

function foodCostTargets(): Target[] {
  const passages = new Map(foodCostPassages().map((passage) => [passage.key, passage]));
  return foodFigures.flatMap((row): Target[] => {
    const passage = passages.get(`foodCost:${row.key}`);
    const value = row.typical ?? row.high ?? row.low;
    if (!passage || value === null) return [];
    const shown = formatNumber(Number((row.unit === 'share' ? value * 100 : value).toPrecision(6)));
    const label = foodCategories.get(row.category === 'all' ? 'sauce' : row.category)?.label ?? row.category;
    const isMaterial = row.kind === 'raw material' || row.kind === 'benchmark';
    return [
      {
        asked: isMaterial ? 'foodPrice' : 'foodFigure',
        passage,
        slots: {
          item: [inSentence(bare(row.item))],
          category: [row.category === 'all' ? 'food or drink' : inSentence(bare(label))],
        },
        facts: [shown],
      },
    ];
  });
}

/** Every so many foods of the tables, each asked for what it holds most surely: the nutrients that were measured. */
export function foodTargets(foods: readonly Food[], every: number): Target[] {
  return foods
    .filter((_, at) => at % every === 0)
    .flatMap((food, at): Target[] => {
      const measured = foodNutrients.filter((nutrient) => (contentOf(food, nutrient) ?? 0) > 0);
      const nutrient = measured[at % (measured.length || 1)];
      const value = nutrient && contentOf(food, nutrient);
      if (!nutrient || value === null || value === undefined) return [];
      return [
        {
          asked: 'food',
          passage: foodPassage(food),
          slots: { nutrient: [nutrient.name], food: [inSentence(nameOf(food))] },
          facts: [formatAmount(value, nutrient.unit)],
        },
      ];
    });
}
