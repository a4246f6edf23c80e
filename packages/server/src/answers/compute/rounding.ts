import type { Evidence } from '../../evidence/index.ts';
import { declaredAs } from '../../formula/index.ts';
import { formatNumber } from '../../registry/index.ts';
import { ruleSentence } from '../parts/law/regulation.ts';
import { saltRule } from '../understand/salt.ts';
import type { Block, Sentence } from '../prose.ts';
import { doubt, fact, list, paragraph } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { derive } from '../values.ts';
import { type Declarable, labelAmounts, nutrientsNamed } from './labelNutrients.ts';

/** How labels declare the amounts of a question, with the rules it follows; null where no amount is of a nutrient with one. */
export function roundingBlocks(evidence: Evidence, { question, market }: Inquiry): Block[] | null {
  const asksForSalt = /\bsalt\b/i.test(question) && /\bsodium\b/i.test(question);
  const meant = market ?? (asksForSalt ? 'EU' : null); // labels of the US have no salt
  const markets = (['US', 'EU'] as const).filter((each) => meant === null || each === meant);
  const declared = labelAmounts(question).flatMap((amount) =>
    markets.flatMap((each) =>
      each === 'EU' && amount.nutrient.key === 'sodium'
        ? asSalt(evidence, amount)
        : declare(evidence, amount, each),
    ),
  );
  if (declared.length === 0) return namedRules(evidence, question, markets);
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

/** The rules of the nutrients that are named, where no amount is. */
function namedRules(evidence: Evidence, question: string, markets: readonly ('US' | 'EU')[]): Block[] | null {
  const keys = nutrientsNamed(question).flatMap(({ usRule, euRule }) =>
    markets.map((market) => (market === 'US' ? usRule : euRule)),
  );
  const rules = [...new Set(keys)].flatMap((key) => evidence.rules.find((each) => each.key === key) ?? []);
  return rules.length > 0 ? [list(rules.map(ruleSentence))] : null;
}

/** How the labels of a market declare an amount; nothing where it has no rule for what it is of. */
export function declaredSentences(
  evidence: Evidence,
  amount: Declarable,
  markets: readonly ('US' | 'EU')[],
): Sentence[] {
  return markets.flatMap((market) =>
    declare(evidence, amount, market).map(({ statement, rule }) =>
      fact(`${statement}${doubt(rule.passage)}`, derive(rule.passage, `${statement}.`)),
    ),
  );
}

interface Declared {
  /** `4.5 g on a US label: 4.38 g of fat is declared as 4.5 g` */
  readonly statement: string;
  readonly rule: Evidence['rules'][number];
}

/** EU labels declare sodium as the salt it comes to. */
function asSalt(evidence: Evidence, { amount, value }: Declarable): Declared[] {
  const { rule, factor } = saltRule(evidence);
  if (!rule) return [];
  const salt = Number(((value / 1000) * factor).toPrecision(6));
  const result = declaredAs['eu-salt'](salt);
  const written = `${formatNumber(amount.value)} ${amount.unit} of sodium`;
  const statement = `${result} of salt on an EU label: ${written} × ${factor} is ${formatNumber(salt)} g of salt, declared as ${result}`;
  return [{ statement, rule }];
}

function declare(
  evidence: Evidence,
  { amount, nutrient, value }: Declarable,
  market: 'US' | 'EU',
): Declared[] {
  const [by, ruleKey] = market === 'US' ? [nutrient.us, nutrient.usRule] : [nutrient.eu, nutrient.euRule];
  const rule = evidence.rules.find((each) => each.key === ruleKey);
  if (!by || !rule) return [];
  const result = declaredAs[by](value);
  const written = `${formatNumber(amount.value)} ${amount.unit}${amount.unit === 'kcal' ? '' : ` of ${nutrient.name}`}`;
  const where = market === 'US' ? 'a US' : 'an EU';
  return [{ statement: `${result} on ${where} label: ${written} is declared as ${result}`, rule }];
}
