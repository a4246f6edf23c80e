import type { Inquiry } from '../understand/inquiry.ts';
import type { Step, StepKind } from './step.ts';

/** Steps in order, those that do the same about the same things as one. */
export const inOneStep = (steps: readonly Step[]): Step[] =>
  [...Map.groupBy(steps, sameness).values()].map(joined);

const sameness = ({ kind, inquiry, working }: Step) =>
  working
    ? working.statement || inquiry.question
    : `${kind} ${inquiry.ingredients.join(' ')} ${inquiry.unknownNames.join(' ')} ${kind === 'figures' ? (inquiry.group ?? '') : ''} ${isByWords(kind, inquiry) ? inquiry.question : ''}`;

/** Steps that are found by the words of a part where it names no ingredient: of two parts each has its own. */
const ofWords: ReadonlySet<StepKind> = new Set<StepKind>([
  'cost',
  'status',
  'passages',
  'contentRules',
  'panelRules',
  'contaminants',
]);
const isByWords = (kind: StepKind, { ingredients }: Inquiry): boolean =>
  (ofWords.has(kind) && ingredients.length === 0) || kind === 'passages' || kind === 'contentRules';

function joined(steps: readonly Step[]): Step {
  const [first, ...rest] = steps as readonly [Step, ...Step[]];
  return rest.reduce(
    (one, { inquiry }) => ({ kind: one.kind, inquiry: together(one.inquiry, inquiry), working: one.working }),
    first,
  );
}

/** Where one side names no market, those of the US and the EU are meant beside the other's. */
const both = (left: Inquiry['markets'], right: Inquiry['markets']): Inquiry['markets'] =>
  left.length === 0 || right.length === 0 ? [] : [...new Set([...left, ...right])];

const together = (left: Inquiry, right: Inquiry): Inquiry => ({
  ...left,
  question: `${left.question} ${right.question}`,
  words: [...left.words, ...right.words],
  asks: new Set([...left.asks, ...right.asks]),
  scored: [...left.scored, ...right.scored],
  topics: [...new Set([...left.topics, ...right.topics])],
  group: left.group ?? right.group,
  market: left.market === right.market ? left.market : null,
  markets: both(left.markets, right.markets),
  countries: [...new Set([...left.countries, ...right.countries])],
  medicines: [...new Set([...left.medicines, ...right.medicines])],
  amounts: [...left.amounts, ...right.amounts],
  forms: [...new Set([...left.forms, ...right.forms])],
});
