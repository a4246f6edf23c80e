import { z } from 'zod';
import type { Evidence } from '../../../evidence/index.ts';
import { columns, readTable, stems } from '../../../registry/index.ts';
import { closestRecords } from '../../gather/closestRecords.ts';
import type { Block } from '../../prose.ts';
import { type Cue, isAny, readCue } from '../../understand/cue.ts';
import { clauseOf } from '../../understand/names/entities.ts';
import { withoutNames } from '../../understand/foods/foodNames.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { abstain } from '../abstention.ts';

const { key, list, text } = columns;
const cues = list.transform((written): Cue[] => written.map(readCue));

/** A row of `unheldThings.csv`: what no record of the base can be on, as questions speak of it. */
const UnheldThing = z.strictObject({
  key,
  /** What is not held, as a sentence begins. */
  told: text,
  /** Where to look, or what to ask, instead. */
  advice: text,
  /** Any of them is enough, unless one of the others is there too. */
  cues,
  unless: cues,
  /** Words of titles by which a few records are on it all the same: of those that a question names, it is held. */
  held: list,
});

const things = readTable(new URL('../data/', import.meta.url), 'unheldThings', UnheldThing);

/** That papers, batches and people of whoever asks, addresses and shops are in no record; null for all else. */
export function unheldThingBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  // chicken liver is no animal
  const clause = clauseOf(withoutNames(inquiry.question));
  const thing = things.find(({ cues: asked, unless }) => isAny(asked, clause) && !isAny(unless, clause));
  return thing && !isHeld(evidence, inquiry, thing.held)
    ? abstain(`${thing.told}, so I make no claim about it`, thing.advice)
    : null;
}

/** Whether a record is on one of these, and the question says of what: “the water activity of a finished gummy”. */
function isHeld(evidence: Evidence, inquiry: Inquiry, held: readonly string[]): boolean {
  const question = inquiry.question.toLowerCase();
  const said = new Set(stems(question));
  return held
    .filter((words) => question.includes(words))
    .some((words) =>
      closestRecords(evidence, inquiry).some(({ passage: { title } }) => {
        const [, of] = title.toLowerCase().split(words);
        return of !== undefined && stems(of).some((word) => said.has(word));
      }),
    );
}
