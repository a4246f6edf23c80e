import { formatAmount, formatNumber } from '../../registry/index.ts';
import type { Amount, Comparator, Condition } from './condition.ts';

/** A condition in words, e.g. `fat at most 3 g`, `energy below 5 kcal`, `at least 20 % of the Daily Value`. */
export function describeCondition(condition: Condition): string {
  if (condition.kind === 'holds') return wordsOf(condition.name, condition.of);
  if (condition.kind === 'compare') return describeComparison(condition);
  return condition.parts
    .map((part) =>
      part.kind === 'or' && condition.kind === 'and'
        ? `(${describeCondition(part)})`
        : describeCondition(part),
    )
    .join(condition.kind === 'or' && condition.parts.some(isJoined) ? ', or ' : ` ${condition.kind} `);
}

/** Parts that join others are set apart: ‘a and b, or c and d’. */
const isJoined = ({ kind }: Condition): boolean => kind === 'and';

const comparators: Record<Comparator, string> = {
  '<=': 'at most', '<': 'below', '>=': 'at least', '>': 'above', '==': 'exactly',
}; // prettier-ignore
/** The same seen from the other side: `10 <= x` is `x >= 10`. */
const turned: Record<Comparator, Comparator> = { '<=': '>=', '<': '>', '>=': '<=', '>': '<', '==': '==' };

function describeComparison({ by, left, right }: Condition & { kind: 'compare' }): string {
  if (left.kind === 'number' && right.kind !== 'number')
    return describeComparison({ kind: 'compare', by: turned[by], left: right, right: left });
  const { words, unit } = amountWords(left);
  if (right.kind === 'fact' && right.of === 'similar')
    return `${words} ${comparators[by]} that of the similar product`;
  const bound =
    right.kind === 'number'
      ? unit
        ? formatAmount(right.value, unit)
        : formatNumber(right.value)
      : amountWords(right).words;
  if (by === '==' && right.kind === 'number' && right.value === 0) return `no ${words}`;
  return `${words} ${comparators[by]} ${bound}`;
}

function amountWords(amount: Amount): { words: string; unit: string } {
  if (amount.kind === 'number') return { words: formatNumber(amount.value), unit: '' };
  if (amount.kind === 'fact') return { words: wordsOf(amount.name, amount.of), unit: unitOf(amount.name) };
  if (amount.kind === 'share') {
    const words = `share of nutrients with ${describeCondition(amount.test)} among those with ${describeCondition(amount.among)}`;
    return { words, unit: '' };
  }
  const left = amountWords(amount.left);
  const right = amountWords(amount.right);
  const sign = { '+': 'and', '-': 'less', '/': 'by' }[amount.sign];
  return { words: `${left.words} ${sign} ${right.words}`, unit: left.unit };
}

/** Functions of the language, and facts whose names do not read as words. */
const phrases: Readonly<Record<string, string>> = {
  dv_pct: 'share of the Daily Value',
  rdi_pct: 'share of the RDI',
  nrv_pct: 'share of the NRV',
  energy_pct: 'share of energy from',
  reduction_pct: 'reduction of',
  increase_pct: 'increase of',
  nrv_difference_pct: 'difference in share of the NRV',
  fatty_acid_pct: 'share of the fatty acids',
  meets: 'meets the conditions of',
  satfat: 'saturated fat',
  transfat: 'trans fat',
  fibre: 'fibre',
  ala: 'ALA',
  epa_dha: 'EPA and DHA',
  omega3: 'omega-3',
  added_mono_disaccharides: 'added mono- or disaccharides',
  added_sweetening_food: 'food added for its sweetening properties',
  sugars_not_increased: 'sugars not increased in processing',
  substitutes_for_sugared_food: 'the food that it takes the place of has added sugars',
  substitutes_for_salted_food: 'the food that it takes the place of is salted',
};

/** The unit of a fact, by its name. */
export const unitOf = (name: string): string =>
  name.endsWith('_pct') ? '%' : (/_(kcal|g|mg)(?:_per_(?:kg|100g|100kcal))?$/.exec(name)?.[1] ?? '');

function wordsOf(name: string, of: string | null): string {
  const [, nutrient = name, , per] = /^(\w+?)_(kcal|g|mg)(?:_per_(kg|100g|100kcal))?$/.exec(name) ?? [];
  const plain = phrases[name] ?? phrases[nutrient] ?? nutrient.replaceAll('_', ' ');
  const counted = per ? `${plain} per ${per.replace(/(\d)(?=[gk])/, '$1 ')}` : plain;
  if (of === null) return counted.replace(/ of$| from$/, '');
  const argument = of.replaceAll('satfat', 'saturated fat').replaceAll('transfat', 'trans fat');
  if (name === 'meets') return `${counted} “${argument}”`;
  return / (?:of|from)$/.test(counted) ? `${counted} ${argument}` : `${counted} for ${argument}`;
}
