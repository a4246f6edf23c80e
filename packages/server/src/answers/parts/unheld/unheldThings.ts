import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import type { Block } from '../../prose.ts';
import { type Cue, isAny, readCue } from '../../understand/cue.ts';
import { clauseOf } from '../../understand/entities.ts';
import { withoutNames } from '../../understand/foodNames.ts';
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
});

const things = readTable(new URL('../data/', import.meta.url), 'unheldThings', UnheldThing);

/** That papers, batches and people of whoever asks, addresses and shops are in no record; null for all else. */
export function unheldThingBlocks(question: string): Block[] | null {
  // chicken liver is no animal
  const clause = clauseOf(withoutNames(question));
  const thing = things.find(({ cues: asked, unless }) => isAny(asked, clause) && !isAny(unless, clause));
  return thing ? abstain(`${thing.told}, so I make no claim about it`, thing.advice) : null;
}
