import { z } from 'zod';
import type { MachineReading } from '../contract/literature.ts';
import { columns, readTable } from '../registry/index.ts';

const Direction = z.strictObject({
  key: columns.key,
  phrase: columns.text,
  direction: z.enum(['favours', 'no difference', 'mixed', 'against']),
  ...columns.origin,
});

/** The longest first, so that “not effective” is not read as “effective”. */
const directions = readTable(new URL('./data/', import.meta.url), 'directions', Direction).toSorted(
  (left, right) => right.phrase.length - left.phrase.length,
);

/**
 * Reads population, number, dose, duration and direction where an abstract says them in so many words; what it says twice
 * in different ways, or not at all, is left out. Nothing is worked out.
 */
export function readAbstract(text: string): MachineReading {
  const people = readPeople(text);
  const found = {
    ...people,
    dose: readDose(text),
    duration: readDuration(text),
    direction: readDirection(text),
  };
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== undefined),
  ) as MachineReading;
}

const nouns =
  'participants?|patients?|subjects?|adults?|women|men|children|individuals|volunteers|people|persons|students|athletes|infants|adolescents|males|females';
const number = String.raw`\d{1,3}(?:,\d{3})+|\d{1,6}`;
/** Words with which something else than who they were begins. */
const otherwise =
  'took|take|received|were|was|are|is|consumed|completed|and|from|in|over|for|to|using|randomi[sz]ed|given|or|at|by|than';
const described = String.raw`\s+(?:with|aged|who|suffering from)(?:\s+(?!(?:${otherwise})\b)[\w/–≥-]+){1,8}`;
const peoplePattern = new RegExp(
  String.raw`(?<![\d.,–-])(${number})\s+((?:[a-z][a-z-]*\s+){0,4}?(?:${nouns})\b(?:${described})?)`,
  'i',
);
const leastYear = 1900;
const mostYear = 2100;

/** The first count of people; a bare year is none. */
function readPeople(text: string): Pick<MachineReading, 'population' | 'participants'> {
  const found = peoplePattern.exec(text);
  const participants = toCount(found?.[1]);
  if (!found || participants === undefined || isYear(found[1] ?? '')) return { participants: readN(text) };
  return { participants, population: found[2]?.trim() };
}

const toCount = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
const isYear = (digits: string) => Number(digits) >= leastYear && Number(digits) <= mostYear;

/** `n = 46`, where it stands once only: several are groups, whose sum is not ours to say. */
function readN(text: string): number | undefined {
  const all = [...text.matchAll(new RegExp(String.raw`\bn\s*=\s*(${number})`, 'gi'))];
  return all.length === 1 ? toCount(all[0]?.[1]) : undefined;
}

const amount = String.raw`\d+(?:[.,]\d+)*(?:\s?[–-]\s?\d+(?:[.,]\d+)*)?\s?(?:mg|g|µg|μg|mcg|ug|IU|billion CFU|CFU|ml|mL)`;
const often = String.raw`(?:\s?(?:\/|per\s|a\s|each\s)\s?(?:day|d|night)\b|(?:\s+(?:of\s+)?[a-z][a-z-]*){0,4}?\s+(?:once |twice |three times )?(?:daily|nightly|a day|per day|each day)\b)`;
const dosePattern = new RegExp(String.raw`(?<![\d.,])${amount}${often}`, 'g');

/** The amounts a day, where no more than two different ones are named. */
function readDose(text: string): string | undefined {
  const all = [...new Set([...text.matchAll(dosePattern)].map(([dose]) => dose.replace(/\s+/g, ' ')))];
  return all.length > 0 && all.length <= 2 ? all.join(' and ') : undefined;
}

const counted = String.raw`\d{1,3}|one|two|three|four|five|six|eight|ten|twelve|sixteen|twenty-four`;
const units = '(?:day|week|month|year)';
const durationPattern = new RegExp(
  String.raw`\b(?:for|over|during|after|lasting)\s+(?:a\s+(?:period|total)\s+of\s+)?((?:${counted})\s+${units}s?)\b|\b((?:${counted})-${units})\b`,
  'gi',
);

/** How long, where the abstract names one length. */
function readDuration(text: string): string | undefined {
  const all = [...text.matchAll(durationPattern)].map((found) => {
    const [count = '', unit = ''] = (found[1] ?? found[2] ?? '').toLowerCase().split(/[\s-]+(?=[a-z]+$)/);
    return `${count} ${unit.replace(/s$/, '')}${count === '1' || count === 'one' ? '' : 's'}`;
  });
  const different = [...new Set(all)];
  return different.length === 1 ? different[0] : undefined;
}

/** What an abstract concludes: behind its heading, or else its last two sentences. */
export function conclusionOf(text: string): string {
  const headed = /\b(?:conclusions?|interpretation)\s*(?:and relevance\s*)?:\s*(.+)$/is.exec(text)?.[1];
  return headed ?? (text.match(/[^.!?]+(?:[.!?](?=\s|$)|$)/g) ?? []).slice(-2).join(' ');
}

function readDirection(text: string): MachineReading['direction'] {
  let rest = conclusionOf(text).toLowerCase();
  const found = new Set<NonNullable<MachineReading['direction']>>();
  for (const { phrase, direction } of directions) {
    const parts = rest.split(new RegExp(String.raw`\b${phrase}\b`));
    if (parts.length === 1) continue;
    found.add(direction);
    rest = parts.join(' · ');
  }
  const [only] = found;
  return found.size > 1 ? 'mixed' : only;
}
