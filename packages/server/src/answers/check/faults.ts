import type { Citation } from '../../contract/conversations.ts';
import type { Figure } from './figures.ts';
import { readFigures, readKnownFigures } from './sharedUnits.ts';
import { isStated } from './stated.ts';

/** What is wrong with a sentence of an answer. */
export type Fault =
  'unresolved marker' | 'fact without marker' | 'figure not in its passages' | 'disease claim';

const markerPattern = /\[(\d+)\]/g;

/** The sentence without its markers. */
export const withoutMarkers = (text: string): string => text.replace(markerPattern, '');

/** The citations that a text has markers for. */
export const citedIn = (text: string, citations: readonly Citation[]): Citation[] =>
  citations.filter(({ n }) => text.includes(`[${n}]`));

/** Takes out the markers that do not resolve; what stands around them is kept. */
export function dropUnresolvedMarkers(text: string, citations: readonly Citation[]): string {
  const known = new Set(citations.map((citation) => citation.n));
  return text.replace(/\s?\[(\d+(?:\s*[,–-]\s*\d+)*)\]/g, (marker, numbers: string) => {
    const kept = numbers
      .split(/\s*[,–-]\s*/)
      .map(Number)
      .filter((n) => known.has(n));
    return kept.length > 0 ? `${marker.startsWith('[') ? '' : ' '}${kept.map((n) => `[${n}]`).join('')}` : '';
  });
}

/**
 * Checks one sentence or table row against what its markers resolve to; names in it should hold no digit any more.
 * `figures` are those it states, where its words alone do not tell.
 */
export function findFaults(
  sentence: string,
  citations: readonly Citation[],
  figures: readonly Figure[] = readFigures(withoutMarkers(sentence)),
): Fault[] {
  const faults: Fault[] = [];
  const known = new Set(citations.map((citation) => citation.n));
  const markers = [...sentence.matchAll(markerPattern)].map(([, n]) => Number(n));
  if (markers.some((n) => !known.has(n))) faults.push('unresolved marker');
  const cited = citedIn(sentence, citations);
  if (cited.length === 0 && figures.length > 0) faults.push('fact without marker');
  const stated = cited.flatMap(({ title, passage, source }) =>
    [title, passage, source].flatMap(readKnownFigures),
  );
  if (cited.length > 0 && figures.some((figure) => !isStated(figure, stated)))
    faults.push('figure not in its passages');
  if (isDiseaseClaim(withoutMarkers(sentence))) faults.push('disease claim');
  return faults;
}

const diseaseVerb = /\b(?:treats?|cures?|heals?|prevents?|reverses?|mitigates?)\b/i;
const disease =
  /\b(?:disease|cancer|diabetes|depression|arthritis|hypertension|alzheimer|dementia|insomnia|migraines?|osteoporosis|covid|infection|asthma|eczema|ibs)\b/i;
const reported =
  /\bnot\b|\bno\b|\bcannot\b|\bnever\b|\bavoid\b|“|\bclaims?\b|\bwording\b|\bdisclaimer\b|\bstud(?:y|ies)\b|\btrials?\b|\bdeficiency\b/i;

/** Whether a sentence says of its own that something treats, cures or prevents a disease. */
export const isDiseaseClaim = (sentence: string): boolean =>
  diseaseVerb.test(sentence) && disease.test(sentence) && !reported.test(sentence);
