import type { PurposeNames } from './data.ts';
import type { Purpose } from './draft.ts';

/** `pectin (amidated)` is pectin. */
export const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s*\(.*$/, '')
    .trim();

/** A bracket that tells a grade changes nothing of what something is there for. */
const ofGrade = /\s*\((?:veg(?:etable|etarian|an)?\.?|plant[- ]based|usp|nf|fcc|ph\.? ?eur\.?|food grade)\)$/;

const bracketed = (text: string): string => /\(([^()]+)\)\s*$/.exec(text)?.[1]?.trim().toLowerCase() ?? '';

/** What spec sheets have something of that very name for. */
export const namedPurpose = (name: string, purposes: readonly PurposeNames[]): Purpose | undefined =>
  purposes.find(({ names }) => names.includes(name))?.purpose;

/**
 * What a name says that its line is there for, whatever else it names: `HPMC (capsule)`, `Natural orange flavor`,
 * `Turmeric (color)`, and `Silica` without a word of where it is from.
 */
export function toldPurpose(name: string, purposes: readonly PurposeNames[]): Purpose | undefined {
  const called = name.trim().toLowerCase();
  const whole = namedPurpose(called, purposes) ?? namedPurpose(called.replace(ofGrade, ''), purposes);
  if (whole) return whole;
  for (const part of [bracketed(name), bare(name)]) {
    const told = purposes.find(({ endings }) =>
      endings.some((ending) => part === ending || part.endsWith(` ${ending}`)),
    );
    if (told) return told.purpose;
  }
  return undefined;
}
