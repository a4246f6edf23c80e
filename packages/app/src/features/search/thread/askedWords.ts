import type { LiteratureAnswer, LiteratureSearch } from '@seedbed/server/contract';

/** What is told of a search in public services. */
export interface AskedWords {
  /** `Asked Europe PMC and PubMed for: magnesium sleep`. */
  asked: string;
  /** One sentence for each service that could not be asked. */
  failures: string[];
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const namesOf = (services: readonly LiteratureAnswer[]) =>
  list.format(services.map(({ service }) => service));

/** Tells which services were asked, with the very words that left. */
export function askedWords({ words, services }: LiteratureSearch): AskedWords {
  const isAsking = services.some(({ state }) => state === 'asking');
  const kept = services.filter(({ state, error }) => state === 'kept' && error === undefined);
  const asked = services.filter((service) => !kept.includes(service));
  const parts = [
    ...(asked.length > 0 ? [`${isAsking ? 'Asking' : 'Asked'} ${namesOf(asked)}`] : []),
    ...(kept.length > 0 ? [`${asked.length > 0 ? 'kept' : 'Kept'} answers of ${namesOf(kept)}`] : []),
  ];
  return { asked: `${parts.join(', ')} for: ${words}`, failures: services.flatMap(failureOf) };
}

const failureOf = ({ service, state, error }: LiteratureAnswer): string[] => {
  if (error === undefined) return [];
  const rest = state === 'kept' ? 'Shown is what it gave before.' : 'The answer goes without it.';
  return [`${service}: ${error.charAt(0).toLowerCase()}${error.slice(1)}. ${rest}`];
};
