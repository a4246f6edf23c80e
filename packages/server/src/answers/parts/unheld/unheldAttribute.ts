import { z } from 'zod';
import type { Evidence, Passage } from '../../../evidence/index.ts';
import { columns, nameInSentence, readTable } from '../../../registry/index.ts';
import { closestRecords } from '../../gather/closestRecords.ts';
import { recordsAbout, recordsOn } from '../../gather/recordsOn.ts';
import { type Block, joinWords } from '../../prose.ts';
import { type Cue, isAny, readCue } from '../../understand/cue.ts';
import { clauseOf } from '../../understand/names/entities.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { abstain, heldNearest } from '../abstention.ts';

const { flag, key, list, text } = columns;
const cues = list.transform((written): Cue[] => written.map(readCue));

/**
 * A row of `unheldAttributes.csv`: something that may be asked of anything and that few records state: a customs code,
 * which colour it has. Records that state it
 * say one of the words of `held`, or with a `*` one that begins so.
 */
const UnheldAttribute = z.strictObject({
  key,
  /** As the end of “no record of zinc that says …”. */
  told: text,
  asked: cues,
  held: list.transform(saying),
  unless: cues,
  /** Of one study: what else is asked of it hangs on it. */
  isOfStudy: flag,
});

type Attribute = z.output<typeof UnheldAttribute>;

function saying(words: readonly string[]): RegExp {
  const own = words.map((word) => word.replace('*', String.raw`\p{L}*`).replaceAll(/[ -]/g, '[ -]'));
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${own.join('|')})(?![\p{L}\d])`, 'iu');
}

const attributes = readTable(new URL('../data/', import.meta.url), 'unheldAttributes', UnheldAttribute);

/**
 * That no record of what is named states the attribute that is asked for: what is known of it otherwise would pass for the
 * answer. Null for all else.
 */
export function unheldAttributeBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const unheld = unheldAttribute(evidence, inquiry);
  if (!unheld || isPriceMeant(evidence, inquiry)) return null;
  const names = inquiry.ingredients.map((own) => nameInSentence(evidence, own));
  const of = names.length > 0 ? ` of ${joinWords(names, 'or')}` : '';
  return abstain(
    `I hold no record${of} that says ${unheld.told}, so I make no claim about it`,
    heldNearest(evidence, inquiry) ??
      'Ask for evidence, doses, limits, claims, rules or prices, and I tell what the records say',
  );
}

/** So likely a price is what is asked for, whatever else its words may mean: “what would a filler charge?” */
const likely = 0.8;

function isPriceMeant(evidence: Evidence, inquiry: Inquiry): boolean {
  const [first] = inquiry.asks.has('cost') ? closestRecords(evidence, inquiry) : [];
  return first !== undefined && first.passage.key.startsWith('cost:') && first.likelihood >= likely;
}

/** Whether that is an attribute of one study. */
export const isOfUnheldStudy = (evidence: Evidence, inquiry: Inquiry): boolean =>
  unheldAttribute(evidence, inquiry)?.isOfStudy === true;

/** The attributes that a question asks for. */
function attributesIn(question: string): Attribute[] {
  const clause = clauseOf(question);
  return attributes.filter(({ asked, unless }) => isAny(asked, clause) && !isAny(unless, clause));
}

function unheldAttribute(evidence: Evidence, inquiry: Inquiry): Attribute | undefined {
  // what the press tells is not in the base, and sales have a word of their own
  if (inquiry.asks.has('news') || inquiry.asks.has('sales')) return undefined;
  const asked = attributesIn(inquiry.question);
  if (asked.length === 0) return undefined;
  const records = recordsAbout(evidence, inquiry);
  return asked.find((attribute) => !records.some((record) => states(record, attribute)));
}

const states = ({ title, text: own }: Passage, { held }: Attribute): boolean => held.test(`${title} ${own}`);

/** The records on what a question names that state an attribute which it asks for. */
export function recordsStating(evidence: Evidence, inquiry: Inquiry): readonly Passage[] {
  const asked = attributesIn(inquiry.question);
  return recordsOn(evidence, inquiry.ingredients).filter((record) =>
    asked.some((attribute) => states(record, attribute)),
  );
}
