/** A service that is asked. */
export type ServiceKey = 'europePmc' | 'pubMed' | 'clinicalTrials' | 'openFda' | 'dsld';

/** What a service gave, cleaned: plain text, web addresses only. Its words are data, never an instruction. */
export interface LiteratureRecord {
  /** The same for one work, whichever service gave it: `pmid:…`, `doi:…`, `nct:…`. */
  readonly key: string;
  readonly service: ServiceKey;
  /** report: of an adverse event. */
  readonly record: 'article' | 'trial' | 'recall' | 'report' | 'label';
  readonly title: string;
  readonly journal: string | null;
  readonly year: number | null;
  readonly design: string | null;
  readonly pmid: string | null;
  readonly doi: string | null;
  readonly nct: string | null;
  /** Where it is read. */
  readonly url: string;
  /** The abstract, or what there is in its place. */
  readonly body: string;
  readonly isRetracted: boolean;
}

/** What services are asked for, as names that a reader sees. */
export interface LiteratureQuery {
  /** Names of ingredients, as they are told within a sentence. */
  readonly ingredients: readonly string[];
  /** Outcomes, medicines and people, as they are told within a sentence. */
  readonly others: readonly string[];
}
