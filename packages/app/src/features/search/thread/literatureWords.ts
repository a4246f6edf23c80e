import type { LiteratureSource } from '@seedbed/server/contract';
import { capitalised } from '../../../text/capitalised';
import { dayInWords } from '../../../format/dates';

/** What is told of a record under its passage. */
export interface LiteratureWords {
  /** `Randomised trial · PMID 123 · DOI 10.… · Europe PMC, retrieved Nov 22, 2026`. */
  about: string;
  /** `120 adults with poor sleep · 250 mg/day · 8 weeks · favours`; undefined where nothing could be read. */
  read: string | undefined;
}

/** Words for a record of a public service. */
export function literatureWords(source: LiteratureSource): LiteratureWords {
  const { design, pmid, doi, nct, service, isRetracted, retrievedOn } = source;
  const about = [
    isRetracted && 'Retracted',
    design && capitalised(design),
    pmid && `PMID ${pmid}`,
    doi && `DOI ${doi}`,
    nct,
    `${service}, retrieved ${dayInWords(retrievedOn, 'UTC')}`,
  ];
  return { about: about.filter(Boolean).join(' · '), read: readWords(source.read) };
}

function readWords(read: LiteratureSource['read']): string | undefined {
  if (!read) return undefined;
  const { participants, population, dose, duration, direction } = read;
  const people = [participants?.toLocaleString('en-US'), population ?? (participants && 'people')];
  const parts = [people.filter(Boolean).join(' '), dose, duration, direction];
  return parts.filter(Boolean).join(' · ') || undefined;
}
