import { z } from 'zod';
import type { Cited, Evidence } from '../../../evidence/index.ts';
import { columns, type Excipient, readTable, stems } from '../../../registry/index.ts';
import { escaped } from '../../../text/pattern.ts';
import type { Block, Segment, Sentence } from '../../prose.ts';
import { doubt, fact, joinSegments, note, paragraph } from '../../prose.ts';
import type { AskKind } from '../../understand/askKinds.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { excipientsIn, shareOf } from './excipients.ts';

const { key, list } = columns;

/** A row of `excipientClasses.csv`: what a class of excipients is called, and the classes of the table that serve as it. */
const ExcipientClass = z.strictObject({ key, classes: list, names: list });
const classes = readTable(new URL('../data/', import.meta.url), 'excipientClasses', ExcipientClass).map(
  ({ classes: own, names }) => ({ classes: own, names, asked: askedFor(names) }),
);

/** “Which natural colours …”, “what gelling agent …”, “list vegan emulsifiers”. */
function askedFor(names: readonly string[]): RegExp {
  const name = names
    .toSorted((left, right) => right.length - left.length)
    .map(escaped)
    .join('|');
  return new RegExp(
    String.raw`\b(?:which|what|list|name|suggest|recommend|options for|alternatives for|need an?)\s+(?:are\s+(?:the\s+)?|me\s+|some\s+)?(?:[\p{L}-]+\s+){0,2}?(?:${name})(?![\p{L}-])(?!\s+(?:claims?|limits?|rules?|costs?|prices?|content)\b)`,
    'iu',
  );
}

type Row = Cited<Excipient>;

const mostRows = 10;
const mostNamed = 4;

/** The excipients of a class that a question asks for, those that its words fit first; null where it asks for none, or for more than which. */
export function excipientsOfClassBlocks(evidence: Evidence, part: Inquiry): Block[] | null {
  const { question, asks, amounts, ingredients, topics } = part;
  const found = classes.find(({ asked }) => asked.test(question));
  const isMore =
    besides.some((ask) => asks.has(ask)) || amounts.length + ingredients.length + topics.length > 0;
  if (!found || isMore || excipientsIn(evidence, question).length > 0) return null;
  const rows = evidence.references.excipients.filter(
    (row) => found.classes.includes(row.class) && isOfOrigin(row, question),
  );
  const order = (row: Row) => found.classes.indexOf(row.class);
  const meant = fitting(
    rows.filter((row) => isAllowed(row, part)).toSorted((one, other) => order(one) - order(other)),
    wordsFor(question, found.names),
  );
  if (meant.length === 0) return null;
  const shown = meant.slice(0, mostRows);
  return [
    paragraph(leadSentence(shown)),
    {
      kind: 'table',
      header: ['Excipient', 'What it does', 'Usual share', 'In the EU', 'In the US', 'Source'],
      rows: shown.map(cellsOf),
    },
    ...(meant.length > mostRows ? [paragraph(note(`These are ${mostRows} of ${meant.length} on file`))] : []),
  ];
}

const besides: readonly AskKind[] = [
  'studies', 'limit', 'safety', 'interaction', 'claim', 'contaminant', 'cost', 'news', 'disease', 'personal', 'comparison',
]; // prettier-ignore

/** Words that origins are told by, and words of any use. */
const ofOrigin: ReadonlySet<string> = new Set(
  stems('vegan vegetarian plant animal natural clean label artificial synthetic food agent use in of for an'),
);

/** Below it yeasts and moulds are what spoils a drink, and acid preservatives work. */
const acidPh = 4.6;

/** The words of a question that may tell which of a class is meant: those of use, and an acid product by its pH. */
function wordsFor(question: string, names: readonly string[]): string[] {
  const ph = Number(
    /\bpH\s*(?:of\s+|below\s+|under\s+|<\s*)?(\d+(?:\.\d+)?)/i.exec(question)?.[1] ?? Number.NaN,
  );
  const ofClass = new Set(names.flatMap(stems));
  return [
    ...stems(question).filter((word) => !ofClass.has(word) && !ofOrigin.has(word)),
    ...(ph < acidPh ? stems('acid') : []),
  ];
}

/** Those whose function has most of the words first; without the others where enough fit. */
function fitting(rows: readonly Row[], words: readonly string[]): Row[] {
  const fits = rows.map((row) => {
    const own = new Set(stems(row.function));
    return { row, fit: words.filter((word) => own.has(word)).length };
  });
  const isEnough = fits.filter(({ fit }) => fit > 0).length >= enough;
  return fits
    .filter(({ fit }) => !isEnough || fit > 0)
    .toSorted((left, right) => right.fit - left.fit)
    .map(({ row }) => row);
}
const enough = 3;

/** Of what is allowed in a market only what it is listed in; of all else each. */
function isAllowed(
  { eNumber, euStatus, usRule, usStatus }: Excipient,
  { question, markets }: Inquiry,
): boolean {
  if (!/\b(?:allowed|permitted|approved|authori[sz]ed|legal)\b/i.test(question)) return true;
  const isOfUnion = eNumber !== '' && !/^not /i.test(euStatus);
  const isOf = {
    EU: isOfUnion,
    UK: isOfUnion,
    US: (usRule || usStatus) !== '' && !/\bprohibited\b/i.test(usStatus),
  };
  return (Object.keys(isOf) as (keyof typeof isOf)[]).every(
    (market) => !markets.includes(market) || isOf[market],
  );
}

/** “Vegan” is of no animal, “natural” of no synthesis. */
function isOfOrigin({ origin }: Excipient, question: string): boolean {
  if (
    /\b(?:vegan|vegetarian|plant[- ]based|animal[- ]free)\b/i.test(question) &&
    /\banimal|\binsect/i.test(origin)
  )
    return false;
  if (/\bnatural\b|\bclean[- ]label\b/i.test(question)) return !/^synthetic/i.test(origin);
  return !/\b(?:artificial|synthetic)\b/i.test(question) || /synthetic/i.test(origin);
}

function leadSentence(rows: readonly Row[]): Sentence {
  const named = rows
    .slice(0, mostNamed)
    .map((row): Segment[] => [`${row.name}${doubt(row.passage)}`, row.passage]);
  return fact('On file for that: ', ...joinSegments(named));
}

const cellsOf = (row: Row): Sentence[] => [
  fact(row.name),
  fact(row.function),
  fact(`${shareOf(row)}${doubt(row.passage)}`),
  fact(row.eNumber || row.euStatus || '–'),
  fact([row.usRule, row.usStatus].filter(Boolean).join(', ') || '–'),
  fact('', row.passage),
];
