import type { Citation } from '../contract/conversations.ts';

/** What is wrong with a sentence of an answer. */
export type Fault =
  'unresolved marker' | 'fact without marker' | 'figure not in its passages' | 'disease claim';

const markerPattern = /\[(\d+)\]/g;

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

/** Checks one sentence or table row against what its markers resolve to. */
export function findFaults(sentence: string, citations: readonly Citation[]): Fault[] {
  const faults: Fault[] = [];
  const byNumber = new Map(citations.map((citation) => [citation.n, citation]));
  const markers = [...sentence.matchAll(markerPattern)].map(([, n]) => Number(n));
  if (markers.some((n) => !byNumber.has(n))) faults.push('unresolved marker');
  const bare = withoutNames(sentence.replace(markerPattern, ''));
  const figures = figuresOf(bare);
  const cited = markers.flatMap((n) => byNumber.get(n) ?? []);
  if (cited.length === 0 && figures.length > 0) faults.push('fact without marker');
  if (cited.length > 0) {
    const known = new Set(
      cited.flatMap((citation) => figuresOf(`${citation.title} ${citation.passage} ${citation.source}`)),
    );
    if (figures.some((figure) => !known.has(figure))) faults.push('figure not in its passages');
  }
  if (isDiseaseClaim(bare)) faults.push('disease claim');
  return faults;
}

/** The figures of a text in one writing: no thousands commas, no thin spaces, a plain minus. */
export function figuresOf(text: string): string[] {
  const plain = text.replaceAll('−', '-').replace(/(\d),(?=\d{3}(?!\d))/g, '$1');
  return [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => String(Number(figure)));
}

/** Names that hold a digit state no figure: vitamin B6, omega-3, CoQ10, 5-HTP. */
const withoutNames = (text: string) =>
  text
    .replace(/\b(?:vitamin )?[A-Z]{1,3}-?\d{1,2}\b/g, '')
    .replace(
      /\b(?:omega-[369]|5-HTP|5-MTHF|CoQ10|Q10|HN019|BB-12|35624|299v|17938|745|5856|53103|AREDS2|VO2max|SF-36)\b/gi,
      '',
    );

const diseaseVerb = /\b(?:treats?|cures?|heals?|prevents?|reverses?|mitigates?)\b/i;
const disease =
  /\b(?:disease|cancer|diabetes|depression|arthritis|hypertension|alzheimer|dementia|insomnia|migraines?|osteoporosis|covid|infection|asthma|eczema|ibs)\b/i;
const reported =
  /\bnot\b|\bno\b|\bcannot\b|\bnever\b|\bavoid\b|“|\bclaims?\b|\bwording\b|\bdisclaimer\b|\bstud(?:y|ies)\b|\btrials?\b|\bdeficiency\b/i;

/** Whether a sentence says of its own that something treats, cures or prevents a disease. */
export const isDiseaseClaim = (sentence: string): boolean =>
  diseaseVerb.test(sentence) && disease.test(sentence) && !reported.test(sentence);
