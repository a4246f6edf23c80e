/** A month: from its first moment to that of the next, both ISO 8601 in UTC. */
export interface Month {
  /** `2026-11` */
  name: string;
  from: string;
  to: string;
}

/** The months from one date to another, both included; the latest so many of them. */
export function monthsBetween(first: string, last: string, most: number): Month[] {
  const to = monthNumber(last);
  const from = Math.max(monthNumber(first), to - most + 1);
  return Array.from({ length: to - from + 1 }, (_, place) => monthOf(from + place));
}

/** Months since the year 0. */
const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

const monthOf = (number: number): Month => {
  const name = nameOf(number);
  return { name, from: startOf(name), to: startOf(nameOf(number + 1)) };
};

const nameOf = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

const startOf = (name: string): string => `${name}-01T00:00:00.000Z`;
