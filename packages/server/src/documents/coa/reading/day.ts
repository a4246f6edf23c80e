/** A day as a certificate writes it. */
export interface WrittenDay {
  /** `YYYY-MM-DD`; null where it cannot be told. */
  day: string | null;
  /** Why it cannot be told; null where it can, or where nothing is written. */
  problem: string | null;
}

const languages = ['en', 'de', 'fr', 'es'] as const;
const letters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, '');

/** Numbers of months by their names, long and short. */
const months = new Map(
  languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, at): [string, number] => [
        letters(format.format(Date.UTC(2026, at, 15))),
        at + 1,
      ]);
    }),
  ),
);

const two = (figure: number) => String(figure).padStart(2, '0');

/** A day that there is; null otherwise. */
function dayOf(year: number, month: number, day: number): string | null {
  const full = year < 100 ? year + 2000 : year;
  const iso = `${full}-${two(month)}-${two(day)}`;
  const time = new Date(`${iso}T00:00:00Z`).getTime();
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return isDay && full >= 1990 && full <= 2100 ? iso : null;
}

const read = (day: string | null, text: string): WrittenDay => ({
  day,
  problem: day ? null : `The date cannot be read: ${text.slice(0, 40)}.`,
});

/** Reads a day in figures or with the name of its month. Of 01/05/2026 nobody can tell day and month: it is left open. */
export function readDay(written: string): WrittenDay {
  const text = written.trim();
  if (text === '') return { day: null, problem: null };
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ].*)?$/u.exec(text);
  if (iso) return read(dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3])), text);
  const figures = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4}|\d{2})$/u.exec(text);
  if (figures) {
    const [, first, mark, second, year] = figures;
    return readFigures({ first: Number(first), second: Number(second), year: Number(year), mark }, text);
  }
  const named =
    /^(?:(\d{1,2})[\s.,/-]*)?(?:de\s+)?(\p{L}+)\.?[\s.,/-]*(?:de\s+)?(?:(\d{1,2})(?:st|nd|rd|th)?[\s.,/-]+)?(\d{4})$/u.exec(
      text,
    );
  if (!named) return read(null, text);
  const [, before, name = '', after, year] = named;
  const month = months.get(letters(name));
  const day = before ?? after;
  return read(month && day ? dayOf(Number(year), month, Number(day)) : null, text);
}

interface Figures {
  first: number;
  second: number;
  year: number;
  mark: string | undefined;
}

/** Points stand between day, month and year in this order; slashes and hyphens in either. */
function readFigures({ first, second, year, mark }: Figures, text: string): WrittenDay {
  if (mark === '.' || first > 12 || first === second) return read(dayOf(year, second, first), text);
  if (second > 12) return read(dayOf(year, first, second), text);
  return { day: null, problem: `Day and month of ${text} cannot be told apart: choose the day.` };
}
