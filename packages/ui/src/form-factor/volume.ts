/** Smallest, largest, first and step of a volume; `page` is the step of Page Up and Page Down. */
export const volumeRange = { min: 0, max: 1000, default: 500, step: 1, page: 100 } as const;

/** What was written into the volume field: a volume, and a unit where one was written with it. */
export interface VolumeEntry {
  volume: number;
  unit?: string;
}

/** How the reader's language groups digits ('1,000', '1.000', '1 000'). */
const localGroup = (): string =>
  new Intl.NumberFormat().formatToParts(1_000_000).find(({ type }) => type === 'group')?.value ?? ',';

/** One spelling for what looks the same: full-width and Arabic digits, narrow spaces, the two micro signs. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .trim();

const wholeNumber = (text: string, group: string): number | null => {
  if (/^\d+$/.test(text)) return Number(text);
  const isGrouped = /^\d{1,3}(\D\d{3})+$/.test(text) && text.replace(/\d/g, '').split(group).join('') === '';
  return isGrouped ? Number(text.replace(/\D/g, '')) : null;
};

/**
 * Reads a whole number from 0 to 1000, alone or before one of the units ('500', '1,000', '250 mL').
 * Anything else is null: the previous volume stays.
 * @param group what stands between thousands; the default is the reader's language's
 */
export function parseVolume(
  text: string,
  units: readonly string[] = [],
  group: string = localGroup(),
): VolumeEntry | null {
  const [, digits = '', rest = ''] = /^(.*\d)\s*(.*)$/.exec(plain(text)) ?? [];
  const unit = units.find((name) => plain(name).toLowerCase() === rest.toLowerCase());
  const volume = wholeNumber(digits, plain(group) || ' ');
  if (volume === null || volume > volumeRange.max || (rest !== '' && unit === undefined)) return null;
  return unit === undefined ? { volume } : { volume, unit };
}

/** A volume moved by some steps, held within its range. */
export const stepVolume = (volume: number, steps: number): number =>
  Math.min(volumeRange.max, Math.max(volumeRange.min, volume + steps * volumeRange.step));
