import { noFormulaRefusal, type SourceRef } from '@seedbed/server/contract';
import { sourceKindsOf, type DocumentSources } from '@seedbed/server/documents';
import type { DocumentKind } from '@seedbed/server/contract';
import formulaData from '../data/formulaData.json' with { type: 'json' };
import specKnowledge from '../data/specKnowledge.json' with { type: 'json' };
import type { FormulaRow } from '../data/index.ts';
import { db } from '../db.ts';
import { presentClaim } from './keptClaims.ts';
import { checksumOf, computed, dataVersion } from './keptFormulas.ts';
import { Refusal } from './refusal.ts';

const { asked, physical, addressees, plurals } = specKnowledge as unknown as DocumentSources;
const knowledge = { asked, physical, addressees, plurals };
const data = formulaData as unknown as DocumentSources['data'];

async function refOf(kind: SourceRef['kind'], id: number | string, value: object): Promise<SourceRef> {
  const checksum = await checksumOf(value);
  return { kind, id, version: checksum.slice(0, 8), checksum };
}

/** The newest number of a product's ingredient specification. */
const specificationOf = (productId: number) =>
  db.documentNumbers.findLast((each) => each.productId === productId && each.kind === 'ingredientSpec');

const specificationRef = ({ kind, number, checksum }: (typeof db.documentNumbers)[number]): SourceRef => ({
  kind: 'specification',
  id: kind,
  version: number,
  checksum,
});

const loggedVersions = ({ versions }: FormulaRow): DocumentSources['versions'] =>
  versions.map(({ n, checksum, by, role, createdAt: at, note, approval }) => ({
    n,
    checksum,
    by,
    role,
    at,
    note,
    approval,
    changes: [],
  }));

/** What documents of a product are made of: of the requests for quotation the mocks’ documents know nothing. */
export async function documentSources(
  productId: number,
  kind: DocumentKind,
): Promise<{ sources: DocumentSources; refs: SourceRef[] }> {
  const product = db.products.find(({ id }) => id === productId);
  const [row] = db.formulas
    .filter((each) => each.productId === productId)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  if (!product || !row?.draft.lines?.length) throw new Refusal(409, noFormulaRefusal);
  const kinds = sourceKindsOf(kind);
  const claims = db.claims
    .filter((each) => each.productId === productId && each.status !== 'withdrawn')
    .map(presentClaim);
  const checksum = await checksumOf(row.draft);
  const told = { concept: product.concept, description: product.description };
  const versions = loggedVersions(row);
  const specification = specificationOf(productId);
  const refs = [
    await refOf('product', productId, told),
    { kind: 'formula' as const, id: row.id, version: row.rev, checksum },
    await refOf('data', 'formula', { dataVersion }),
    await refOf(
      'prices',
      row.id,
      row.draft.lines.map(({ price }) => price ?? null),
    ),
    ...(await Promise.all(
      claims.map(async (claim) => ({ ...(await refOf('claim', claim.id, claim)), version: claim.version })),
    )),
    await refOf('versions', row.id, versions),
    ...(specification ? [specificationRef(specification)] : []),
  ];
  const sources: DocumentSources = {
    product: told,
    formula: {
      name: row.draft.name ?? '',
      version: row.rev,
      checksum,
      savedAs: versions.findLast((each) => each.checksum === checksum)?.n ?? null,
      changedOn: row.updatedAt.slice(0, 10),
      draft: row.draft,
      computed: computed(row.draft),
    },
    data,
    ...knowledge,
    claims: kinds.includes('claim') ? claims : [],
    specification: specification ?? null,
    request: null,
    versions,
  };
  return { sources, refs: refs.filter((ref) => kinds.includes(ref.kind)) };
}
