import { z } from 'zod';
import { foodFigures } from '../../../costing/index.ts';
import { type Evidence, perEvidence } from '../../../evidence/index.ts';
import { columns, readTable } from '../../../registry/index.ts';
import { recordsAbout } from '../../gather/recordsOn.ts';
import type { Block } from '../../prose.ts';
import { clausesOf, isQuestion } from '../../understand/message/clauses.ts';
import { type Clause, type Cue, isAny, readCue } from '../../understand/cue.ts';
import { clauseOf } from '../../understand/names/entities.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { abstain } from '../abstention.ts';

const { key, list, text } = columns;
const cues = list.transform((written): Cue[] => written.map(readCue));

/**
 * A row of `unheldTimes.csv`: a time that is told from today, which no record is of; not where it is the time of somebody's
 * own plans, or of people in a study.
 */
const UnheldTime = z.strictObject({ key, told: text, cues, unless: cues });
const times = readTable(new URL('../data/', import.meta.url), 'unheldTimes', UnheldTime);

const year =
  /\b(?:1[89]|2\d)\d{2}\b(?!\s*(?:mg|g|µg|mcg|iu|kg|ml|l|ppm|kcal|kj|usd|eur|units?|bottles?|capsules?|tablets?|pieces?|servings?))/gi;

/**
 * A time that no record is of: what something cost before the first record of prices, and whatever is asked of a year after
 * the last, of last week or next spring; null for all else.
 */
export function unheldTimeBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const { question, asks } = inquiry;
  const asked = yearsIn(question);
  const { first, last } = yearsHeld(evidence);
  const isOfPrices = asks.has('cost') || asks.has('sales');
  if (isOfPrices && asked.length > 0)
    return asked.every((each) => each < first || each > last)
      ? abstain(
          'I hold no prices of that year, so I make no claim about them',
          'Ask what it costs, and I tell the indicative range and the years that it is from',
        )
      : null;
  const clause = clauseOf(question);
  const isToCome =
    asked.length > 0 &&
    !isAny(ofPlans, clause) &&
    asked.every((each) => each > last && !isOnRecord(evidence, inquiry, each));
  if (isToCome) return unheldTime('No record tells what will be in that year');
  // the press is dated to the day; of what nothing here is about no day is missing
  const { ingredients, topics, markets } = inquiry;
  const isElsewhere = asks.size + ingredients.length + topics.length + markets.length === 0;
  const time =
    asks.has('news') || isElsewhere
      ? undefined
      : times.find(({ cues: told, unless }) =>
          askedClauses(question).some((each) => isAny(told, each) && !isAny(unless, each)),
        );
  return time ? unheldTime(time.told) : null;
}

/** The clauses that ask: what is told before them may have happened at any time. */
function askedClauses(question: string): Clause[] {
  const clauses = clausesOf(question);
  const asking = clauses.filter(isQuestion);
  return (asking.length > 0 ? asking : [question]).map((clause) => clauseOf(behindColon(clause)));
}

/** “Spirometry tomorrow: how long …”: what is only told ahead of the words that ask. */
function behindColon(clause: string): string {
  const rest = clause.slice(clause.lastIndexOf(': ') + 1).trim();
  return isQuestion(rest) ? rest : clause;
}

/** “We launch in 2031”: by when something is wanted. */
const ofPlans = ['we|our|us|I|my ..8 in|by|from|for', 'launch*'].map(readCue);

const unheldTime = (told: string): Block[] =>
  abstain(
    `${told}, so I make no claim about it`,
    'Ask what holds today, and I tell what the records say and of when they are',
  );

/** Whether a record of what is asked about speaks of a year that has yet to come. */
const isOnRecord = (evidence: Evidence, inquiry: Inquiry, asked: number): boolean =>
  recordsAbout(evidence, inquiry).some(({ title, text: said }) => `${title} ${said}`.includes(String(asked)));

/** The first and the last year that prices and figures of foods are from. */
const yearsHeld = perEvidence((evidence) => {
  const periods = [...evidence.costs.map(({ period }) => period), ...foodFigures.map((row) => row.year)];
  const all = periods.flatMap(yearsIn);
  return { first: Math.min(...all), last: Math.max(...all) };
});

const yearsIn = (text: string): number[] => (text.match(year) ?? []).map(Number);
