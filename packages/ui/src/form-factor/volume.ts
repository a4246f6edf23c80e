import { parseQuantity, separatorsOf } from '../internal/quantity';

/** Smallest, largest, first and step of a volume; `page` is the step of Page Up and Page Down. */
export const volumeRange = { min: 0, max: 1000, default: 500, step: 1, page: 100 } as const;

/** What was written into the volume field: a volume, and a unit where one was written with it. */
export interface VolumeEntry {
  volume: number;
  unit?: string;
}

/**
 * Reads a whole number from 0 to 1000, alone or before one of the units ('500', '1,000', '250 mL').
 * Anything else is null: the previous volume stays.
 * @param group what stands between thousands; the default is the reader's language's
 */
export function parseVolume(
  text: string,
  units: readonly string[] = [],
  group: string = separatorsOf().group,
): VolumeEntry | null {
  const written = parseQuantity(text, units, { group, decimal: '' });
  if (!written || /^\s*[-−]/.test(text)) return null;
  const { value: volume, ...unit } = written;
  return volume > volumeRange.max ? null : { volume, ...unit };
}

/** A volume moved by some steps, held within its range. */
export const stepVolume = (volume: number, steps: number): number =>
  Math.min(volumeRange.max, Math.max(volumeRange.min, volume + steps * volumeRange.step));
