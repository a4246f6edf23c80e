import type { CheckedSentence } from '../../contract/index.ts';
import type { Evidence } from '../../evidence/index.ts';

/** A study as a dossier tells it. Words are the record's own; empty where it does not say. */
export interface DossierStudy {
  key: string;
  /** What was seen, with its figures. */
  text: string;
  source: string;
  url: string | null;
  year: number | null;
  design: string;
  participants: number | null;
  population: string;
  /** As the record writes it, e.g. `320–729 mg elemental/d`. */
  dose: string;
  direction: 'benefit' | 'mixed' | 'no effect' | 'harm';
  /** Whether it studied the ingredient together with others. */
  isCombination: boolean;
  /** What its authors warn of. */
  warnings: readonly string[];
  /** False: recalled, its source was not opened; it counts for no grade. */
  isConfirmed: boolean;
  /** Whether a person attached it; else it is the base's own. */
  isAttached: boolean;
}

/** The studies behind a sentence: those it was judged by and those attached, and keys that the base no longer holds. */
export function studiesBehind(
  { evidence: standing }: Pick<CheckedSentence, 'evidence'>,
  { attached, evidence }: { attached: readonly string[]; evidence: Evidence },
): { known: DossierStudy[]; gone: string[] } {
  const keys = [...new Set([...attached, ...(standing?.studies ?? []).map(({ key }) => key)])];
  const rows = new Map(evidence.studies.map((study) => [study.key, study]));
  return {
    known: keys.flatMap((key) => {
      const study = rows.get(key);
      return study ? dossierStudy(study, attached.includes(key)) : [];
    }),
    gone: keys.filter((key) => !rows.has(key)),
  };
}

function dossierStudy(study: Evidence['studies'][number], isAttached: boolean): DossierStudy {
  return {
    key: study.key,
    text: study.passage.text,
    source: study.source,
    url: study.passage.url,
    year: study.year,
    design: study.design,
    participants: study.participants.count,
    population: study.population,
    dose: study.dose,
    direction: study.direction,
    isCombination: study.isCombination,
    warnings: study.warnings,
    isConfirmed: study.passage.isConfirmed,
    isAttached,
  };
}
