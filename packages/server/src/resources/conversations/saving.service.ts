import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { citationsIn } from '../../answers/index.ts';
import type { Generation, StopReason } from './generation.ts';
import { beat } from './heartbeats.model.ts';
import { findWishes, saveProgress, type MessageModel, type Wish } from './messages.model.ts';
import { orAborted } from './orAborted.ts';
import { SharedPoll } from './sharedPoll.ts';

/** How answers are saved while they are written. */
export interface SavingPace {
  /** How often new text is saved and a stop from another process is looked for, in ms. @default 400 */
  saveEveryMs?: number;
  /** How often it says that it lives, in ms; several times before it counts as abandoned. @default 2000 */
  beatEveryMs?: number;
}

/** What all answers of a process ask of the database while nothing happens, each kind in one question. */
export interface LifeSigns {
  wishes: SharedPoll<Wish>;
  beats: SharedPoll<never>;
}

/** Makes them. */
export function createLifeSigns(db: Knex, { saveEveryMs = 400, beatEveryMs = 2000 }: SavingPace): LifeSigns {
  const beatAll = async (ids: readonly number[]) => {
    await beat(db, ids);
    return new Map<number, never>();
  };
  return {
    wishes: new SharedPoll(saveEveryMs, (ids) => findWishes(db, ids)),
    beats: new SharedPoll(beatEveryMs, beatAll),
  };
}

/** What the saving of an answer needs. */
export interface SavingParts {
  db: Knex;
  log: Logger;
  signs: LifeSigns;
}

type Writing = Generation<MessageModel>;

/** Saves the text so far and says that its writer lives, again and again. @returns what ends it */
export function keepAlive({ db, log, signs }: SavingParts, writing: Writing): () => Promise<void> {
  const { messageId: id } = writing;
  const save = createSave(db, writing);
  const ended = new AbortController();
  const repeat = async (work: () => Promise<void>, failed: string) => {
    while (!ended.signal.aborted) {
      await work().catch((err: unknown) => {
        if (!ended.signal.aborted) log.warn({ err }, failed);
      });
    }
  };
  const loops = [
    repeat(
      async () => save(await orAborted(signs.wishes.next(id), ended.signal)),
      'the text so far could not be saved',
    ),
    repeat(async () => {
      await orAborted(signs.beats.next(id), ended.signal);
    }, 'a heartbeat was missed'),
  ];
  return async () => {
    ended.abort();
    await Promise.all(loops);
  };
}

/** Writes the text when there is more of it than was saved last, and heeds a wish to stop. */
function createSave(db: Knex, writing: Writing): (found: Wish | undefined) => Promise<void> {
  const { messageId: id, abort } = writing;
  let saved: Pick<Writing, 'text' | 'literature'> = { text: '', literature: null };
  return async (found) => {
    const { text, literature } = writing;
    const isSaved = text === saved.text && literature === saved.literature;
    const wish = isSaved ? found : await saveProgress(db, { id, ...soFar(writing) });
    saved = { text, literature };
    if (!wish) abort.abort('deleted' satisfies StopReason);
    else if (wish.isStopRequested) abort.abort('stopped' satisfies StopReason);
  };
}

/** What public services are asked for an answer, as it is stored. */
export const searchSoFar = ({ literature }: Writing): string | null =>
  literature && JSON.stringify(literature);

/** The text so far with the passages of its markers: a text that is cut off keeps what it cites. */
export const soFar = (writing: Writing) => ({
  content: writing.text,
  citations: JSON.stringify(citationsIn(writing.text, writing.citations)),
  literature: searchSoFar(writing),
});
