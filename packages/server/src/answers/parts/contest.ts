import type { Bioavailability, Cited } from '../../evidence/index.ts';
import { stems } from '../../registry/index.ts';
import { isAkin } from '../relevance.ts';
import type { Segment, Sentence } from '../prose.ts';
import { capitalize, doubt, fact, joinSegments } from '../prose.ts';
import { derive } from '../values.ts';

type Row = Cited<Bioavailability>;

/** A form and the comparisons in which it stood. */
interface Contestant {
  readonly name: string;
  readonly won: readonly Row[];
  readonly undecided: readonly Row[];
}

/** Whether a record compares forms with each other, not a time, a way of eating or the makes of one form. */
export const isOfForms = ({ compares }: Bioavailability): boolean => compares === 'form';

/** Which form is absorbed better by most of the comparisons of forms, against what, and what does not bear that out; null where none is. */
export function contestSentences(rows: readonly Row[]): Sentence[] {
  const ofForms = rows.filter(isOfForms);
  const [best] = contestantsIn(ofForms).toSorted((left, right) => right.won.length - left.won.length);
  if (!best || best.won.length === 0) return [];
  const statement = `${best.won.length} of ${ofForms.length} comparisons of forms on file`;
  const cited = (row: Row) => (row === best.won[0] ? derive(row.passage, `${statement}.`) : row.passage);
  const against = [...Map.groupBy(best.won, ({ comparator }) => comparator)].map(
    ([comparator, own]): Segment[] => {
      const words = `${comparator}${doubt(...own.map(({ passage }) => passage))}`;
      return [words as Segment].concat(own.map(cited));
    },
  );
  const others = ofForms.filter(
    (row) => row.favours === 'form' && !best.won.includes(row) && !best.undecided.includes(row),
  );
  return [
    fact(`${capitalize(best.name)}: better in ${statement}, against `, ...joinSegments(against)),
    ...best.undecided.map(({ conclusion, form, comparator, passage }) =>
      fact(
        `What does not bear that out: ${form} against ${comparator}: ${conclusion}${doubt(passage)}`,
        passage,
      ),
    ),
    ...others
      .slice(0, mostOthers)
      .map(({ form, comparator, conclusion, passage }) =>
        fact(`${capitalize(form)} against ${comparator}: ${conclusion}${doubt(passage)}`, passage),
      ),
  ];
}

const mostOthers = 2;

/** The forms that stood against others, one name for each: `micelles` and `liquid micelles` are one. */
function contestantsIn(rows: readonly Row[]): Contestant[] {
  const names = rows.flatMap(({ form }) => form.split('; '));
  const distinct = names.filter((name, at) => names.findIndex((other) => isSame(other, name)) === at);
  return distinct.map((name) => {
    const own = rows.filter(({ form }) => form.split('; ').some((each) => isSame(each, name)));
    return {
      name:
        names.filter((each) => isSame(each, name)).toSorted((left, right) => left.length - right.length)[0] ??
        name,
      won: own.filter(({ favours }) => favours === 'form'),
      undecided: own.filter(({ favours }) => favours !== 'form'),
    };
  });
}

/** Whether two names share the word that tells the form, the last of each. */
const isSame = (left: string, right: string): boolean => {
  const [one = '', other = ''] = [stems(left).at(-1), stems(right).at(-1)];
  return isAkin(one, other) || isAkin(other, one);
};
