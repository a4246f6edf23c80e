import { parseQuantity, separatorsOf } from '../internal/quantity';

/** The whole numbers a volume may be. */
export interface VolumeRange {
  min: number;
  max: number;
  /** What it begins with. */
  default: number;
  /** Step of the arrow keys and the slider. */
  step: number;
  /** Step of Page Up and Page Down. */
  page: number;
}

/** 0 to 1000, where nothing else is said. */
export const volumeRange: VolumeRange = { min: 0, max: 1000, default: 500, step: 1, page: 100 };

/** What was written into the volume field: a volume, and a unit where one was written with it. */
export interface VolumeEntry {
  volume: number;
  unit?: string;
}

/** How a volume is read. */
export interface VolumeReading {
  range: VolumeRange;
  units: readonly string[];
  /** What stands between thousands. @default as in the reader's language */
  group?: string;
}

/**
 * Reads a whole number of the range, alone or before one of the units ('500', '1,000', '250 mL').
 * Anything else is null: the previous volume stays.
 */
export function parseVolume(
  text: string,
  { range, units, group = separatorsOf().group }: VolumeReading,
): VolumeEntry | null {
  const written = parseQuantity(text, units, { group, decimal: '' });
  if (!written || /^\s*[-−]/.test(text)) return null;
  const { value: volume, ...unit } = written;
  return volume < range.min || volume > range.max ? null : { volume, ...unit };
}

/** A volume moved by some steps, held within its range. */
export const stepVolume = (volume: number, steps: number, { min, max, step }: VolumeRange): number =>
  Math.min(max, Math.max(min, volume + steps * step));
