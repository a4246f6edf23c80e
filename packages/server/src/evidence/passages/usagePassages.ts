import { formatNumber, isConfirmed } from '../../registry/index.ts';
import { freshness, isOfStudy, parts, type Passage } from './passages.ts';
import { sourceAddress } from './sourceAddress.ts';
import type { Bioavailability, Contradiction, Interaction } from '../usageRecords.ts';
import { capitalize } from '../../text/letters.ts';

/** Names of ingredients in a row, e.g. `Lutein, Zeaxanthin`. */
type NameOf = (key: string) => string;
const namesIn = (keys: readonly string[], name: NameOf) => keys.map(name).join(', ');

export function bioavailabilityPassage(row: Bioavailability, name: NameOf): Passage {
  const names = namesIn(row.ingredients, name);
  const people = row.participants === null ? '' : `, ${formatNumber(row.participants)} participants`;
  return {
    key: `bioavailability:${row.key}`,
    kind: 'evidence',
    title: `${names}, ${row.form} against ${row.comparator}: ${row.measure}`,
    source: row.source,
    url: sourceAddress(row),
    text:
      parts(
        `${names}, ${row.form} against ${row.comparator}, ${row.measure}, ${row.population}${people}: ${row.conclusion}.`,
        `Result: ${row.result}.`,
        `Dose: ${row.dose}.`,
      ) + freshness(row),
    isConfirmed: isConfirmed(row),
    ingredients: row.ingredients,
    topics: [],
  };
}

export function interactionPassage(row: Interaction, name: NameOf): Passage {
  const names = namesIn(row.ingredients, name);
  return {
    key: `interaction:${row.key}`,
    kind: 'evidence',
    title: `${names} and ${row.with}: interaction`,
    source: row.source,
    url: sourceAddress(row),
    text:
      parts(
        `${names} and ${row.with}: ${row.effect}.`,
        `Severity, a first judgement of ours: ${row.severity}. Not advice: ask a doctor or pharmacist.`,
      ) + freshness(row),
    isConfirmed: isConfirmed(row),
    ingredients: row.ingredients,
    topics: [],
  };
}

/** A passage that says that records differ, and how. */
export function contradictionPassage(row: Contradiction): Passage {
  const said = row.kind === 'contradiction' ? 'Sources differ on' : 'Two editions stand side by side on';
  return {
    key: `contradiction:${row.key}`,
    kind: [...row.one, ...row.other].some((key) => isOfStudy({ key })) ? 'evidence' : 'rule',
    title: capitalize(row.question),
    source: 'Comparison of the records of this base',
    url: null,
    text: `${said} ${row.question}: ${row.note}.`,
    isConfirmed: true,
    ingredients: row.ingredients,
    topics: row.topics,
  };
}
