import type { PurposeNames } from './data.ts';
import type { Purpose } from './draft.ts';

/** `pectin (amidated)` is pectin. */
export const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s*\(.*$/, '')
    .trim();

const bracketed = (text: string): string => /\(([^()]+)\)\s*$/.exec(text)?.[1]?.trim().toLowerCase() ?? '';

/**
 * What a name says that its line is there for, whatever else it names: `HPMC (capsule)`, `Natural orange flavor`,
 * `Turmeric (color)`, and `Silica` without a word of where it is from.
 */
export function toldPurpose(name: string, purposes: readonly PurposeNames[]): Purpose | undefined {
  const written = name.trim().toLowerCase();
  const whole = purposes.find(({ names }) => names.includes(written));
  if (whole) return whole.purpose;
  for (const called of [bracketed(name), bare(name)]) {
    const told = purposes.find(({ endings }) =>
      endings.some((ending) => called === ending || called.endsWith(` ${ending}`)),
    );
    if (told) return told.purpose;
  }
  return undefined;
}

/** What a part of a form is there for that spec sheets call so; where a name may be of something else too, that is meant. */
export const namedPurpose = (name: string, purposes: readonly PurposeNames[]): Purpose | undefined =>
  toldPurpose(name, purposes) ?? purposes.find(({ names }) => names.includes(bare(name)))?.purpose;
