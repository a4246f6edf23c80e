import { z } from 'zod';
import { columns, readTable } from '../registry/index.ts';

const PublicationType = z.strictObject({
  key: columns.key,
  type: columns.text,
  design: z.string().transform((design) => design || null),
  rank: columns.finite,
  isStudy: columns.flag,
  ...columns.origin,
});

const types = new Map(
  readTable(new URL('./data/', import.meta.url), 'publicationTypes', PublicationType).map((row) => [
    row.type.toLowerCase(),
    row,
  ]),
);

/** What the publication types of a work say of it. */
export interface Classified {
  /** The most telling design; null where none is named. */
  readonly design: string | null;
  /** Named as retracted. A notice of a retraction is none. */
  readonly isRetracted: boolean;
  /** False for letters, comments and notices. */
  readonly isStudy: boolean;
}

/** Reads the publication types that PubMed and Europe PMC give a work. */
export function classify(publicationTypes: readonly string[]): Classified {
  const known = publicationTypes.flatMap((type) => types.get(type.trim().toLowerCase()) ?? []);
  const designs = known.filter(({ design }) => design !== null).toSorted((a, b) => a.rank - b.rank);
  return {
    design: designs[0]?.design ?? null,
    isRetracted: known.some(({ key }) => key === 'retracted'),
    isStudy: known.every(({ isStudy }) => isStudy),
  };
}

const ranks = new Map(
  [...types.values()].flatMap(({ design, rank }) => (design ? [[design, rank] as const] : [])),
);
const unranked = 20;

/** Where a design stands in the order in which records are told: the lower, the earlier. */
export const rankOf = (design: string | null): number => (design && ranks.get(design)) || unranked;
