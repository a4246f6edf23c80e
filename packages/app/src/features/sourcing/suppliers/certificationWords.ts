import type { Supplier } from '@seedbed/server/contract';
import { dayInWords, isDay } from '../../../format/dates';

type Certification = Supplier['certifications'][number];

/** A certification as its row says it. */
export interface CertificationWords {
  /** Tells rows apart while they are changed. */
  key: number;
  name: string;
  expiresOn: string;
  fileId: number | null;
}

/** A row of which nothing is said yet. */
export const noCertification = (key: number): CertificationWords => ({
  key,
  name: '',
  expiresOn: '',
  fileId: null,
});

/** Rows as they begin. */
export const certificationWords = (certifications: readonly Certification[]): CertificationWords[] =>
  certifications.map(({ name, expiresOn, fileId }, key) => ({
    key,
    name,
    expiresOn: expiresOn ?? '',
    fileId: fileId ?? null,
  }));

const isSaid = ({ name, expiresOn, fileId }: CertificationWords) =>
  name.trim() !== '' || expiresOn.trim() !== '' || fileId !== null;

/** What is sent of rows; one of which nothing is said is none. */
export const certificationsOf = (rows: readonly CertificationWords[]): Certification[] =>
  rows.filter(isSaid).map(({ name, expiresOn, fileId }) => ({
    name: name.trim(),
    expiresOn: expiresOn.trim() || null,
    fileId,
  }));

/** What is wrong with a row; nothing where it can be sent. */
export function certificationFaults(row: CertificationWords): Partial<Record<'name' | 'expiresOn', string>> {
  const day = row.expiresOn.trim();
  return {
    ...(isSaid(row) && row.name.trim() === '' && { name: 'Enter a name' }),
    ...(day !== '' && !isDay(day) && { expiresOn: 'Write the day as year, month, day: 2027-01-31' }),
  };
}

/** Days before its end in which a certificate wants to be asked for anew. */
const daysOfNotice = 60;

/** How a certificate stands on a day of UTC: its last day is its own. */
export function standingOf({ expiresOn }: Certification, today: string): 'open' | 'holds' | 'ends' | 'ended' {
  if (!expiresOn) return 'open';
  if (expiresOn < today) return 'ended';
  const days = (Date.parse(expiresOn) - Date.parse(today)) / 86_400_000;
  return days <= daysOfNotice ? 'ends' : 'holds';
}

/** What it is and until when: `NSF cGMP until Jan 31, 2027`. */
export function certificationInWords(certification: Certification, today: string): string {
  const { name, expiresOn } = certification;
  if (!expiresOn) return name;
  const day = dayInWords(expiresOn, 'UTC');
  return standingOf(certification, today) === 'ended' ? `${name} expired ${day}` : `${name} until ${day}`;
}
