import { z } from 'zod';
import { columns, readTable, stems } from '../../registry/index.ts';
import type { AskKind } from '../understand/askKinds.ts';
import { type Inquiry, isOfMarkets } from '../understand/inquiry.ts';
import type { Block, Sentence } from '../prose.ts';
import { heading, list, note } from '../prose.ts';

/**
 * What stands over the questions to ask next. The page reads them from the markdown: a heading with exactly these
 * words, last in the answer, and under it a list with one question an item, each ending in a question mark.
 */
export const questionsHeading = 'You could ask next';

const most = 3;

/** The last part of an answer: up to three questions that the base can answer. */
export const questionBlocks = (questions: readonly Sentence[]): Block[] =>
  questions.length > 0 ? [heading(questionsHeading), list(questions.slice(0, most))] : [];

const { key, text } = columns;
const kinds = ['contentClaim', 'rule', 'cost', 'general'] as const;

/** A row of `examples.csv`: a question that the base answers, of what kind it is, and of which market it asks. */
const Example = z.strictObject({
  key,
  kind: z.enum(kinds),
  market: z.enum(['US', 'EU', 'UK', 'CA', '']).transform((market) => market || null),
  question: text,
});
type Kind = (typeof kinds)[number];

const examples = readTable(new URL('./data/', import.meta.url), 'examples', Example);

/**
 * Questions to ask next: an answer’s own, then some of its kind and market. Where nothing was answered, and nothing of its
 * kind is known, examples of what can be asked at all; beside an answer they would be about something else.
 */
export function nextQuestions(own: readonly string[], inquiry: Inquiry, isAbstention = false): Block[] {
  const kind = kindOf(inquiry);
  const words = new Set(stems(inquiry.question));
  const near = (example: string) => stems(example).filter((word) => words.has(word)).length;
  const alike = examples
    .filter((each) => each.kind === kind && (each.market === null || isOfMarkets(each.market, inquiry)))
    .toSorted((left, right) => near(right.question) - near(left.question));
  const any = isAbstention ? examples.filter((each) => each.kind === 'general') : [];
  const open = [...own, ...[...alike, ...any].map(({ question }) => question)].filter(
    (each) => plain(each) !== plain(inquiry.question),
  );
  return questionBlocks([...new Set(open)].map(note));
}

function kindOf({ asks }: Inquiry): Kind | null {
  if (asks.has('cost')) return 'cost';
  if (asks.has('contentClaim')) return 'contentClaim';
  return ofRules.some((ask) => asks.has(ask)) ? 'rule' : null;
}

const ofRules: readonly AskKind[] = ['claim', 'rule', 'panel', 'rounding'];

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
