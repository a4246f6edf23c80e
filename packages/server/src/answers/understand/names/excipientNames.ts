import { z } from 'zod';
import { type Evidence, perEvidence } from '../../../evidence/index.ts';
import { columns, type Excipient, readTable, stems } from '../../../registry/index.ts';
import { type Span, type Word, wordsOf } from '../words.ts';

/** A row of `excipientNames.csv`: what people of the trade call an excipient besides the name on record. */
const OtherNames = z.strictObject({ key: columns.key, names: columns.list, ...columns.origin });
const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
  readTable(new URL('../data/', import.meta.url), 'excipientNames', OtherNames).map(({ key, names }) => [
    key,
    names,
  ]),
);

/** `Corn syrup / glucose syrup`, `Hypromellose (HPMC)`: each of the names, as words are compared. */
export const excipientNames = ({
  key,
  name,
  eNumber,
}: Pick<Excipient, 'key' | 'name' | 'eNumber'>): string[] =>
  [
    name,
    ...name.replace(/\([^)]*\)/g, '').split(/\s*\/\s*/),
    // “Yellow 5” is `FD&C Yellow No. 5`
    name.replace(/^FD&C /, '').replace(/ No\. /, ' '),
    ...[...name.matchAll(/\(([A-Z][A-Z0-9-]+)\)/g)].map(([, short = '']) => short),
    ...(otherNames.get(key) ?? []),
    // “E952”, “E 952” and, of a salt, “E 331 iii”
    ...(eNumber.startsWith('E') ? [eNumber, eNumber.replace(/^E ?/, 'E ')] : []),
  ]
    .map((each) => stems(each).join(' '))
    .filter((each) => each.length >= fewestLetters);

const fewestLetters = 3;

/** All names, each in its words, by the first of them. */
const namesByFirst = perEvidence((evidence): ReadonlyMap<string, readonly (readonly string[])[]> =>
  Map.groupBy(
    evidence.references.excipients.flatMap(excipientNames).map((name) => name.split(' ')),
    ([first = '']) => first,
  ),
);

/** Where words name an excipient by several of them: “potassium sorbate”, which is neither potassium nor a form of it. */
export function excipientSpans(evidence: Evidence, words: readonly Word[]): Pick<Span, 'from' | 'to'>[] {
  return namesAmong(evidence, words)
    .filter(({ name }) => name.length > 1)
    .map(({ name, from }) => ({ from, to: from + name.length }));
}

/** The names that words hold, each where it stands first. */
function namesAmong(evidence: Evidence, words: readonly Word[]) {
  const byFirst = namesByFirst(evidence);
  const found = words.flatMap(({ stem }, from) =>
    (byFirst.get(stem) ?? [])
      .filter((name) => name.every((word, more) => words[from + more]?.stem === word))
      .map((name) => ({ name, from })),
  );
  return [...new Map(found.toReversed().map((each) => [each.name, each])).values()].toReversed();
}

/** All names of the excipients that are written so, as words are compared: of “TiO2” also titanium dioxide. */
export function namesBeside(evidence: Evidence, written: string): string[] {
  const own = stems(written).join(' ');
  const rows = evidence.references.excipients.map(excipientNames).filter((names) => names.includes(own));
  return [...new Set([own, ...rows.flat()])];
}

/** The excipients that a text names, as it writes them; of a longer name no part. */
export const excipientsNamed = (evidence: Evidence, text: string): string[] => [
  ...new Set(excipientPlaces(evidence, text).map(({ start, end }) => text.slice(start, end))),
];

/** Where a text names excipients; of a longer name no part. */
export function excipientPlaces(evidence: Evidence, text: string): { start: number; end: number }[] {
  const words = wordsOf(text);
  const found = namesAmong(evidence, words).flatMap(({ name, from }) => {
    const [first, last] = [words[from], words[from + name.length - 1]];
    return first && last ? [{ start: first.start, end: last.end }] : [];
  });
  const isPart = ({ start, end }: { start: number; end: number }) =>
    found.some((other) => other.start <= start && other.end >= end && other.end - other.start > end - start);
  const whole = found.filter((each) => !isPart(each));
  return [...new Map(whole.map((each) => [each.start, each])).values()];
}
