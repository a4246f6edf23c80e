import type { useSWRConfig } from 'swr';
import { logFailure } from '../feedback/log';
import type { Effect } from './effects';

/** What was read, and how it is changed. */
export type Readings = Pick<ReturnType<typeof useSWRConfig>, 'mutate' | 'cache'>;

const asItIs = { revalidate: false };

/**
 * Carries the effects of a change out. Resolves once what belongs to the change is read; lists follow.
 * What nobody has read is left to whoever reads it first. Never throws: the change itself was made.
 */
export async function renew({ mutate, cache }: Readings, effects: readonly Effect[]): Promise<void> {
  const readings = effects.map((effect) => {
    if ('answer' in effect) return mutate(effect.key, effect.answer, asItIs);
    if (!isKnown(cache, effect.key)) return undefined;
    const reading = readAgain(mutate, effect);
    return effect.isOwed ? reading : undefined;
  });
  await Promise.all(readings);
}

/** Whether an answer was read, or is being read; it would be from before the change. */
function isKnown(cache: Readings['cache'], key: string): boolean {
  const { data, error, isValidating } = cache.get(key) ?? {};
  return data !== undefined || error !== undefined || isValidating === true;
}

/**
 * Reads it even where nothing shows it: SWR alone would keep the old answer for the next screen.
 * What could not be read is forgotten, so that whoever shows it asks again and says so.
 */
async function readAgain(
  mutate: Readings['mutate'],
  { key, read }: Extract<Effect, { read: unknown }>,
): Promise<void> {
  try {
    await mutate(key, read(), asItIs);
  } catch (error) {
    logFailure(`Error reading ${key} again:`, error);
    await forget(mutate, key);
  }
}

async function forget(mutate: Readings['mutate'], key: string): Promise<void> {
  try {
    await mutate(key, undefined);
  } catch {
    // The readings went with the page that held them: there is nothing left to forget.
  }
}
