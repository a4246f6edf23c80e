import { z } from 'zod';
import { shapeOf } from '../../../costing/index.ts';
import type { Cited, Evidence } from '../../../evidence/index.ts';
import type { Rule } from '../../../evidence/records.ts';
import { columns, readTable } from '../../../registry/index.ts';
import { isAny, readCue } from '../../understand/cue.ts';
import { clauseOf } from '../../understand/names/entities.ts';
import { type Inquiry, isOfMarkets } from '../../understand/inquiry.ts';

const kinds = ['supplement', 'food', 'panel', 'foodPanel'] as const;

/** A row of `labelBasics.csv`: what every label, or every panel, of a kind of product carries in a market. */
const LabelBasics = z.strictObject({
  key: columns.key,
  market: z.enum(['US', 'EU', 'UK', 'CA']),
  kind: z.enum(kinds),
  /** Keys of rules, in the order to tell them. */
  rules: columns.list,
});

/** What labels carry, by market and kind, read once. */
export const labelBasicsRows: readonly z.infer<typeof LabelBasics>[] = readTable(
  new URL('../data/', import.meta.url),
  'labelBasics',
  LabelBasics,
);

/** A row of `productRules.csv`: rules that products called by any of the cues have of their own. */
const ProductRules = z.strictObject({
  key: columns.key,
  cues: columns.list.transform((written) => written.map(readCue)),
  rules: columns.list,
});

const productRows = readTable(new URL('../data/', import.meta.url), 'productRules', ProductRules);

/** What the label of the product that a question names carries beside that of any other, in the markets that are meant. */
export function productRules(evidence: Evidence, inquiry: Inquiry): Cited<Rule>[] {
  const clause = clauseOf(inquiry.question);
  return productRows
    .filter(({ cues }) => isAny(cues, clause))
    .flatMap(({ rules }) => evidence.rules.filter(({ key }) => rules.includes(key)))
    .filter(({ market }) => isOfMarkets(market, inquiry));
}

/** What a label or a panel carries in the markets of a question that names nothing in particular; none where it asks of neither. */
export function labelBasics(evidence: Evidence, inquiry: Inquiry): Cited<Rule>[] {
  const kind = kindOf(inquiry);
  if (!kind) return [];
  const keys = labelBasicsRows
    .filter((row) => row.kind === kind && isOfMarkets(row.market, inquiry))
    .flatMap(({ rules }) => rules);
  return [
    ...productRules(evidence, inquiry),
    ...keys.flatMap((key) => evidence.rules.find((rule) => rule.key === key) ?? []),
  ];
}

function kindOf({ question }: Inquiry): (typeof kinds)[number] | null {
  if (/\bsupplements? facts?\b/i.test(question)) return 'panel';
  if (/\bnutrition(?:al)? facts?\b/i.test(question)) return 'foodPanel';
  if (!/\blabel|\bpack(?:s|age|aging)?\b/i.test(question)) return null;
  const isFood =
    /\bfoods?\b(?! supplement)|\bdrinks?\b|\bbeverages?\b/i.test(question) || namesFood(question);
  return isFood ? 'food' : 'supplement';
}

/** “What must be on the label of a protein bar?”: all of it, whatever the product is called. */
export const asksForAll = (question: string): boolean =>
  /\bwhat (?:must|should|has|have|needs?|goes|belongs|do|does)\b(?!.*\bmeans?\b)[^?.]*\b(?:on|onto) (?:the|our|a|an|its|my) (?:[\w-]+ ){0,4}(?:labels?|pack(?:s|age|aging)?)\b/i.test(
    question,
  );

/** Whether a question is on a product that is a food or drink by its words. */
function namesFood(question: string): boolean {
  const { archetype } = shapeOf({ concept: question, description: '', formFactor: null });
  return archetype !== null && archetype.kind !== 'supplement';
}
