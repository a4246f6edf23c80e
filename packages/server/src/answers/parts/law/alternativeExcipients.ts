import type { Cited, Evidence } from '../../../evidence/index.ts';
import { type Excipient, stems } from '../../../registry/index.ts';
import {
  type Block,
  capitalize,
  doubt,
  fact,
  joinWords,
  note,
  paragraph,
  type Sentence,
} from '../../prose.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { inSentence } from '../../../text/letters.ts';
import { excipientsIn, shareOf } from './excipients.ts';

type Row = Cited<Excipient>;
const mostRows = 12;
const asksForOthers =
  /^\W*(?:what|which|can|could|how|is there|are there|any)\b.*\b(?:replac\w+|instead of|alternatives?|substitut\w+|in place of|swap)\b/i;

/** The excipients of the class of one that a question wants to do without; null where it asks for none. */
export function alternativeBlocks(evidence: Evidence, { question }: Inquiry): Block[] | null {
  if (!asksForOthers.test(question)) return null;
  const all = evidence.references.excipients;
  const named = excipientsIn(evidence, question);
  const classes = new Set(named.map((row) => row.class));
  const functions = new Set(named.flatMap((row) => stems(row.function)));
  const likeness = (row: Row) => stems(row.function).filter((word) => functions.has(word)).length;
  // a colour is replaced by one of its hue
  const isOfClass = (row: Row) => classes.has(row.class) && row.class !== 'colour';
  const others = all
    .filter((row) => !named.includes(row) && (isOfClass(row) || likeness(row) > 0))
    .toSorted(
      (left, right) => Number(isOfClass(right)) - Number(isOfClass(left)) || likeness(right) - likeness(left),
    );
  if (others.length === 0) return null;
  const of = joinWords(named.map(({ name }) => inSentence(name)));
  return [
    paragraph(
      note(
        `${capitalize(joinWords([...classes]))}: these are on file beside ${of}. Which one replaces it is a matter of trials`,
      ),
    ),
    {
      kind: 'table',
      header: ['Excipient', 'Function', 'Usual share', 'Origin', 'US', 'EU', 'Source'],
      rows: others.slice(0, mostRows).map(cellsOf),
    },
  ];
}

const cellsOf = (row: Row): Sentence[] => [
  fact(`${row.name}${doubt(row.passage)}`),
  fact(row.function),
  fact(shareOf(row)),
  fact(row.origin),
  fact(row.usRule),
  fact(row.eNumber || row.euStatus),
  fact('', row.passage),
];
