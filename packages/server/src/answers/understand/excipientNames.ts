import type { Evidence } from '../../evidence/index.ts';
import { type Excipient, stems } from '../../registry/index.ts';
import type { Span, Word } from './words.ts';

/** `Corn syrup / glucose syrup`, `Hypromellose (HPMC)`: each of the names, as words are compared. */
export const excipientNames = ({ name }: Pick<Excipient, 'name'>): string[] =>
  [
    name,
    ...name.replace(/\([^)]*\)/g, '').split(/\s*\/\s*/),
    // “Yellow 5” is `FD&C Yellow No. 5`
    name.replace(/^FD&C /, '').replace(/ No\. /, ' '),
    ...[...name.matchAll(/\(([A-Z][A-Z0-9-]+)\)/g)].map(([, short = '']) => short),
  ]
    .map((each) => stems(each).join(' '))
    .filter((each) => each.length >= fewestLetters);

const fewestLetters = 3;

const compounds = new WeakMap<Evidence, readonly (readonly string[])[]>();

/** Names of several words, each in its words. */
function compoundNames(evidence: Evidence): readonly (readonly string[])[] {
  const known = compounds.get(evidence);
  if (known) return known;
  const names = evidence.references.excipients
    .flatMap(excipientNames)
    .map((name) => name.split(' '))
    .filter(({ length }) => length > 1);
  compounds.set(evidence, names);
  return names;
}

/** Where words name an excipient by several of them: “potassium sorbate”, which is neither potassium nor a form of it. */
export function excipientSpans(evidence: Evidence, words: readonly Word[]): Pick<Span, 'from' | 'to'>[] {
  return compoundNames(evidence).flatMap((name) => {
    const from = words.findIndex((_, at) => name.every((word, more) => words[at + more]?.stem === word));
    return from < 0 ? [] : [{ from, to: from + name.length }];
  });
}
