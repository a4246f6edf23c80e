import { z } from 'zod';
import type { Cited, Evidence } from '../../../evidence/index.ts';
import {
  columns,
  editDistance,
  type Excipient,
  formatAmount,
  formatNumber,
  isEnglishWord,
  readTable,
  stems,
} from '../../../registry/index.ts';
import { closestRecords } from '../../gather/closestRecords.ts';
import { provisionsIn } from '../../gather/provisions.ts';
import type { Block, Sentence } from '../../prose.ts';
import { doubt, fact, joinWords, list, note, paragraph } from '../../prose.ts';
import { readCue } from '../../understand/cue.ts';
import type { AskKind } from '../../understand/askKinds.ts';
import { excipientNames } from '../../understand/names/excipientNames.ts';
import { type Inquiry, isOfMarkets } from '../../understand/inquiry.ts';
import { wordsOf } from '../../understand/words.ts';
import { isOfMarket } from '../text/passages.ts';
import { acceptableIntakeBlocks } from './acceptableIntakes.ts';
import { capitalize, inSentence } from '../../../text/letters.ts';

const { list: listed } = columns;

const attributes = [
  'eNumber',
  'usRule',
  'sweetness',
  'share',
  'energy',
  'origin',
  'label',
  'status',
  'leave',
] as const;
type Attribute = (typeof attributes)[number];

/** A row of `excipientAsks.csv`: what asks for a column of the excipients. */
const ExcipientAsk = z.strictObject({ key: z.enum(attributes), cues: listed });
const asks = readTable(new URL('../data/', import.meta.url), 'excipientAsks', ExcipientAsk).map(
  ({ key, cues }) => ({ attribute: key, cues: cues.map(readCue) }),
);

type Row = Cited<Excipient>;

/** What the records of excipients say on a column that is asked for; null where none is named, or none asked for. */
export function excipientBlocks(evidence: Evidence, part: Inquiry, whole: Inquiry): Block[] | null {
  const { question, amounts } = part;
  const words = wordsOf(question);
  const asked = asks.flatMap(({ attribute, cues }) =>
    cues.some((cue) => cue({ words, spans: [] })) && isMeant(attribute, { evidence, part })
      ? [attribute]
      : [],
  );
  if (asked.length === 0 || amounts.length > 0 || provisionsIn(question).length > 0) return null;
  const own = excipientsIn(evidence, question);
  const named = own.length > 0 ? own : excipientsIn(evidence, whole.question);
  const rows = [...new Set([...named, ...excipientsIn(evidence, echoAfter(whole.question, question))])];
  if (rows.length === 0) return null;
  const told = rows.flatMap((row) => asked.map((attribute) => ({ row, attribute })));
  const facts = told.flatMap(({ row, attribute }) => tell[attribute](row, part) ?? []);
  const missing = told.filter(
    ({ row, attribute }) => attribute === 'status' || tell[attribute](row, part) === null,
  );
  // what only a column of the excipients tells, no other record does
  if (facts.length === 0 && !missing.every(({ attribute }) => ofColumns.has(attribute))) return null;
  return [
    ...(facts.length > 1 ? [list(facts)] : facts.map((one) => paragraph(one))),
    ...(missing.length > 0
      ? [
          paragraph(
            note(
              `I hold no ${joinWords(
                missing.map(({ row, attribute }) => `${names[attribute]} of ${nameOf(row)}`),
                'and no',
              )}`,
            ),
          ),
        ]
      : []),
  ];
}

/** Whether a column is what is asked for by its words, which may ask for something else beside other things. */
function isMeant(attribute: Attribute, { evidence, part }: { evidence: Evidence; part: Inquiry }): boolean {
  if (attribute === 'status') return isStatusAll(evidence, part);
  // how much of it is allowed, and where, rules of their own tell
  const isOfAmount = (['limit', 'dose', 'concentration'] as const).some((ask) => part.asks.has(ask));
  return attribute !== 'leave' || (!isOfAmount && part.ingredients.length === 0 && !isOfRule(evidence, part));
}

/** Whether a rule of the market is on the additive that is named, which says more than the table does. */
function isOfRule(evidence: Evidence, part: Inquiry): boolean {
  const asked = new Set(excipientsIn(evidence, part.question));
  return closestRecords(evidence, part)
    .slice(0, mostRules)
    .some(
      ({ passage: { key, title } }) =>
        key.startsWith('rule:') &&
        isOfMarket(title, part) &&
        excipientsIn(evidence, title).some((row) => asked.has(row)),
    );
}
const mostRules = 8;

/** Whether nothing says how safe an additive is but what the law calls it: no record of an ingredient, nor an intake. */
const isStatusAll = (evidence: Evidence, part: Inquiry): boolean =>
  part.ingredients.length === 0 && acceptableIntakeBlocks(evidence, part) === null;

const ofColumns: ReadonlySet<Attribute> = new Set<Attribute>(['sweetness', 'eNumber']);

const besides: readonly AskKind[] = [
  'benefit', 'studies', 'limit', 'safety', 'interaction', 'claim', 'contaminant', 'cost', 'news', 'disease', 'personal',
]; // prettier-ignore

/** Whether a part asks for more than the columns of an excipient. */
export const asksBesideExcipient = ({ asks }: Inquiry): boolean => besides.some((ask) => asks.has(ask));

const names: Record<Attribute, string> = {
  eNumber: 'E number',
  usRule: 'section of the US code',
  sweetness: 'relative sweetness',
  share: 'usual share',
  energy: 'energy',
  origin: 'origin',
  label: 'name on a label',
  status: 'record of the safety',
  leave: 'word on whether the law allows the use',
};

/** “Of xylitol?” behind a question asks the same of another. */
const echoAfter = (whole: string, question: string): string =>
  /^[\s?.,;]*(?:and\s+)?(?:of|for)\s+([^?.;]{2,60})\?/i.exec(
    whole.slice(whole.indexOf(question) + question.length),
  )?.[1] ?? '';

const nameOf = ({ name }: Excipient): string => inSentence(name);

/** Its relative sweetness, or the range of it; null where none is on file. */
export function sweetnessOf({ sweetnessLow: low, sweetnessHigh: high }: Excipient): string | null {
  if (low === null) return null;
  return high === null || high === low ? formatNumber(low) : `${formatNumber(low)} to ${formatNumber(high)}`;
}

/** Its usual share of a product. */
export const shareOf = ({ shareLow, shareHigh }: Excipient): string =>
  `${formatNumber(shareLow)} to ${formatAmount(shareHigh, '%')}`;

const tell: Record<Attribute, (row: Row, part: Inquiry) => Sentence | null> = {
  eNumber: (row) =>
    row.eNumber
      ? fact(`The E number of ${nameOf(row)} is ${row.eNumber}${doubtOf(row, 'eNumber')}`, row.passage)
      : row.euStatus
        ? fact(`${capitalize(nameOf(row))} has no E number on file; in the EU: ${row.euStatus}`, row.passage)
        : null,
  usRule: (row) =>
    row.usRule
      ? fact(
          `US rule on ${nameOf(row)}: ${row.usRule}${row.usStatus && `, ${row.usStatus}`}${doubtOf(row, 'usRule')}`,
          row.passage,
        )
      : null,
  sweetness: (row) => {
    const sweetness = sweetnessOf(row);
    if (sweetness === null) return null;
    return fact(
      `The sweetness of ${nameOf(row)} is ${sweetness} relative to sugar (sucrose is 1)${doubt(row.passage)}`,
      row.passage,
    );
  },
  energy: (row) => {
    const told = (['US', 'EU'] as const).flatMap((market) => {
      const kcal = market === 'US' ? row.kcalUs : row.kcalEu;
      return kcal === null ? [] : [`${formatAmount(kcal, 'kcal')} per gram on a label in the ${market}`];
    });
    return told.length > 0
      ? fact(`${capitalize(nameOf(row))} counts ${joinWords(told)}${doubtOf(row, 'kcalUs')}`, row.passage)
      : null;
  },
  origin: (row) =>
    row.origin
      ? fact(
          `The origin of ${nameOf(row)} is ${row.origin}${ofEaters.test(row.note) ? `: ${inSentence(row.note)}` : ''}${row.allergen && !/^none$/i.test(row.allergen) ? `; allergens to check: ${row.allergen}` : ''}${doubt(row.passage)}`,
          row.passage,
        )
      : null,
  label: (row) => {
    const written = [
      row.labelUs && `“${row.labelUs}” in the US`,
      row.labelEu && `“${row.labelEu}” in the EU`,
    ];
    return row.labelUs || row.labelEu
      ? fact(
          `On a list of ingredients ${nameOf(row)} is ${joinWords(written.filter((each) => each !== ''))}${doubt(row.passage)}`,
          row.passage,
        )
      : null;
  },
  status: (row) => {
    const us = row.usStatus && row.usRule ? `${row.usStatus} (${row.usRule})` : row.usStatus || row.usRule;
    const eu = row.eNumber ? `the additive ${row.eNumber}` : row.euStatus;
    const told = [us && `in the US ${us}`, eu && `in the EU ${eu}`].filter(Boolean);
    return told.length > 0
      ? fact(`${capitalize(nameOf(row))}: ${told.join('; ')}${doubt(row.passage)}`, row.passage)
      : null;
  },
  leave: (row, part) => {
    const us =
      isOfMarkets('US', part) &&
      row.usStatus &&
      `in the US: ${row.usStatus}${row.usRule && ` (${row.usRule})`}`;
    const eu = isOfMarkets('EU', part) && (row.euStatus || (ofUnion.test(row.note) && row.note));
    const told = [us, eu && `in the EU: ${inSentence(eu.replace(/^EU:? /, ''))}`].filter(Boolean);
    return told.length > 0
      ? fact(`${capitalize(nameOf(row))} ${told.join('; ')}${doubt(row.passage)}`, row.passage)
      : null;
  },
  share: (row) =>
    fact(
      `The usual share of ${nameOf(row)} is ${shareOf(row)} of the product, as ${row.function}${doubt(row.passage)}`,
      row.passage,
    ),
};

/** A remark on what holds in the EU. */
const ofUnion = /\bEU\b/;
/** A remark on who may eat it. */
const ofEaters = /\b(?:vegan|vegetarian|kosher|halal|allerg)/i;

/** Single fields were read at their source, whatever the rest of the row is. */
const doubtOf = (row: Row, field: Excipient['confirmedFields'][number]): string =>
  row.confirmedFields.includes(field) ? '' : doubt(row.passage);

/** Excipients that a text names, the longest name where one is within another. */
export function excipientsIn(evidence: Evidence, question: string): Row[] {
  const words = stems(question);
  const text = ` ${words.join(' ')} `;
  const exact = evidence.references.excipients.flatMap((row) => {
    const said = excipientNames(row).find((name) => text.includes(` ${name} `));
    return said ? [{ row, said }] : [];
  });
  const slips = words.filter((word) => word.length >= lettersOfSlip && !isEnglishWord(word));
  const found = exact.length > 0 || slips.length === 0 ? exact : misspelt(evidence, { text, slips });
  return found
    .filter(
      ({ said }) => !found.some((other) => other.said !== said && ` ${other.said} `.includes(` ${said} `)),
    )
    .map(({ row }) => row);
}

/** “Gum ghati”: names with one word a letter off. */
const misspelt = (
  { references }: Evidence,
  { text, slips }: { readonly text: string; readonly slips: readonly string[] },
): { row: Row; said: string }[] =>
  references.excipients.flatMap((row) => {
    const said = excipientNames(row).find((name) =>
      name
        .split(' ')
        .some(
          (word) =>
            word.length >= lettersOfSlip &&
            slips.some(
              (slip) =>
                slip[0] === word[0] &&
                editDistance(slip, word, 1) <= 1 &&
                text.includes(` ${name.replace(word, slip)} `),
            ),
        ),
    );
    return said ? [{ row, said }] : [];
  });
const lettersOfSlip = 5;
