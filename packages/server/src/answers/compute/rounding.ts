import { z } from 'zod';
import type { Evidence } from '../../evidence/index.ts';
import { declaredAs, type LabelRounding } from '../../formula/index.ts';
import { columns, convertMass, formatNumber, readTable, stems } from '../../registry/index.ts';
import { ruleSentence } from '../parts/regulation.ts';
import type { Block } from '../prose.ts';
import { doubt, fact, list, paragraph } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { statedAmounts, type StatedAmount } from '../understand/statedAmounts.ts';
import { derive } from '../values.ts';

const { key, list: names, text } = columns;
const roundings = Object.keys(declaredAs) as [LabelRounding, ...LabelRounding[]];
const rounding = z.union([z.literal('').transform(() => null), z.enum(roundings)]);

/** A row of `labelNutrients.csv`: what a label declares, by which rounding, and the rules to cite for it. */
const LabelNutrient = z.strictObject({
  key,
  name: text,
  /** Words it is named by, as they are compared. */
  names,
  unit: z.enum(['g', 'mg', 'kcal', '%']),
  us: rounding,
  usRule: z.string(),
  eu: rounding,
  euRule: z.string(),
});
type LabelNutrient = Readonly<z.infer<typeof LabelNutrient>>;

const nutrients = readTable(new URL('./data/', import.meta.url), 'labelNutrients', LabelNutrient);

/** How labels declare the amounts of a question, with the rules it follows; null where no amount is of a nutrient with one. */
export function roundingBlocks(evidence: Evidence, { question, market }: Inquiry): Block[] | null {
  const markets = (['US', 'EU'] as const).filter((each) => market === null || each === market);
  const declared = statedAmounts(question).flatMap((amount) =>
    nutrientsOf(question, amount).flatMap((nutrient) =>
      markets.flatMap((each) => declare(evidence, { amount, nutrient, market: each })),
    ),
  );
  if (declared.length === 0) return null;
  const worked = new Map(
    [...Map.groupBy(declared, ({ rule }) => rule)].map(([rule, own]) => [
      rule,
      derive(rule.passage, `${own.map(({ statement }) => statement).join('; ')}.`),
    ]),
  );
  return [
    paragraph(
      ...declared.map(({ statement, rule }) =>
        fact(`${statement}${doubt(rule.passage)}`, worked.get(rule) ?? rule.passage),
      ),
    ),
    list([...worked].map(([rule, passage]) => ruleSentence({ ...rule, passage }))),
  ];
}

interface Declared {
  /** `4.5 g on a US label: 4.38 g of fat is declared as 4.5 g` */
  readonly statement: string;
  readonly rule: Evidence['rules'][number];
}

interface Declarable {
  readonly amount: StatedAmount;
  readonly nutrient: LabelNutrient;
  readonly market: 'US' | 'EU';
}

function declare(evidence: Evidence, { amount, nutrient, market }: Declarable): Declared[] {
  const [by, ruleKey] = market === 'US' ? [nutrient.us, nutrient.usRule] : [nutrient.eu, nutrient.euRule];
  const rule = evidence.rules.find((each) => each.key === ruleKey);
  const value = inUnit(amount, nutrient.unit);
  if (!by || !rule || value === null) return [];
  const result = declaredAs[by](value);
  const written = `${formatNumber(amount.value)} ${amount.unit}${amount.unit === 'kcal' ? '' : ` of ${nutrient.name}`}`;
  const where = market === 'US' ? 'a US' : 'an EU';
  return [{ statement: `${result} on ${where} label: ${written} is declared as ${result}`, rule }];
}

function inUnit({ value, unit }: StatedAmount, wanted: LabelNutrient['unit']): number | null {
  if (unit === wanted) return value;
  return wanted === 'g' || wanted === 'mg' ? convertMass(value, unit, wanted) : null;
}

const nearby = 5;

/** What an amount is of: the nutrient named next behind it, else the one before it. Energy names itself. */
function nutrientsOf(question: string, amount: StatedAmount): LabelNutrient[] {
  const [behind = ''] = question.slice(amount.end).split(/[,;:?]|\d/);
  const after = stems(behind).slice(0, nearby);
  const before = stems(
    question
      .slice(0, amount.start)
      .split(/[,;:?]|\d/)
      .at(-1) ?? '',
  )
    .toReversed()
    .slice(0, nearby);
  if (amount.unit === 'kcal') return nutrients.filter(({ unit }) => unit === 'kcal');
  const found = firstNamed(after) ?? firstNamed(before);
  return found ? nutrients.filter((each) => each.names.includes(found)) : [];
}

/** The name that comes first in the words, the longer of two. */
function firstNamed(words: readonly string[]): string | undefined {
  for (const at of words.keys()) {
    const here = words.slice(at, at + 2);
    const pair = new Set([here.join(' '), here.toReversed().join(' ')]);
    const named = nutrients.flatMap(({ names: own }) => own);
    const name = named.find((each) => pair.has(each)) ?? named.find((each) => each === here[0]);
    if (name) return name;
  }
  return undefined;
}
