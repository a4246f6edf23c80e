import type { MovedSource, SourceRef } from '../../contract/index.ts';
import type { ProvenanceColumns } from './provenance.model.ts';

/** A row's sources and what has moved of them, read. */
export const provenanceOf = ({ refs, stale_since, stale_because }: ProvenanceColumns) => ({
  refs: JSON.parse(refs) as SourceRef[],
  staleSince: stale_since,
  staleBecause: JSON.parse(stale_because) as MovedSource[],
});

/** The columns of a row that was derived just now. */
export const derivedNow = (refs: readonly SourceRef[]): ProvenanceColumns => ({
  refs: JSON.stringify(refs),
  stale_since: null,
  stale_because: '[]',
});
