import type { Knex } from 'knex';
import type { DocumentKind, SourceRef } from '../../contract/index.ts';
import {
  sourceKindsOf,
  writeDocument,
  type DocumentSources,
  type Values,
  type WrittenDocument,
} from '../../documents/index.ts';
import { specKnowledge } from '../../documents/knowledge.ts';
import { computeFormula, differenceOf, type Computed, type FormulaDraft } from '../../formula/index.ts';
import { checksumOf, shortVersion } from '../../provenance/index.ts';
import { formulaData } from '../formulas/formulas.service.ts';
import { latestFormula, type ReadFormula } from '../formulas/latest.service.ts';
import { FormulaVersionModel } from '../formulas/versions/versions.model.ts';
import type { FigureParts } from '../products/figures.service.ts';
import type { ProductModel } from '../products/products.model.ts';
import { latestRequest } from '../rfqs/latest.service.ts';
import { claimRefs, claimsOf } from './claimRefs.ts';
import { contentOfNumber, findSpecification, specificationRef } from './specification.service.ts';

/** What documents are generated and kept with. */
export type DocumentParts = FigureParts;

/** What documents of a product are made of, with what each source is now. */
export interface Gathered {
  sources: DocumentSources;
  refs: SourceRef[];
}

const refOf = (kind: SourceRef['kind'], id: number | string, value: unknown): SourceRef => {
  const checksum = checksumOf(value);
  return { kind, id, version: shortVersion(checksum), checksum };
};

/** What a document says, with what it rests on. */
export interface DerivedDocument extends WrittenDocument {
  refs: SourceRef[];
  checksum: string;
}

/** Works out a kind of document from what its sources are now. */
export function deriveDocument(
  kind: DocumentKind,
  { sources, refs }: Gathered,
  values: Values,
): DerivedDocument {
  const written = writeDocument(kind, sources, values);
  const kinds = sourceKindsOf(kind);
  return {
    ...written,
    refs: refs.filter((ref) => kinds.includes(ref.kind)),
    checksum: checksumOf(written.content),
  };
}

const productKnowledge = (): Pick<DocumentSources, 'asked' | 'plurals' | 'physical' | 'addressees'> => {
  const { asked, plurals, physical, addressees } = specKnowledge();
  return { asked, plurals, physical, addressees };
};

/** Reads what documents of a product are made of; null where it has no formula with lines. */
export async function gatherSources(
  parts: DocumentParts,
  db: Knex,
  { product, kind }: { product: ProductModel; kind: DocumentKind },
): Promise<Gathered | null> {
  const formula = await latestFormula(db, product.id);
  if (!formula?.draft.lines?.length) return null;
  const data = formulaData(parts);
  const kinds = sourceKindsOf(kind);
  const versions = await loggedVersions(db, formula.row.id);
  const request = kinds.includes('request') ? await latestRequest(parts, db, product.id) : null;
  const specification = kinds.includes('specification') ? await findSpecification(db, product.id) : null;
  const claims = kinds.includes('claim') ? await claimsOf(db, product.id) : [];
  const told = { concept: product.concept, description: product.description };
  const sources = {
    product: told,
    formula: {
      name: formula.row.name,
      version: formula.row.version,
      checksum: formula.ref.checksum,
      savedAs: versions.findLast(({ checksum }) => checksum === formula.row.checksum)?.n ?? null,
      changedOn: new Date(formula.row.updated_at).toISOString().slice(0, 10),
      draft: formula.draft,
      computed: computeFormula(formula.draft, data, { formulas: formula.formulas }),
    },
    data,
    ...productKnowledge(),
    claims,
    specification: specification ? contentOfNumber(specification) : null,
    request,
    versions,
  };
  const refs = [
    refOf('product', product.id, told),
    formula.ref,
    refOf('data', 'formula', data.dataVersion),
    refOf('prices', formula.row.id, pricesOf(formula)),
    ...claimRefs(claims),
    ...(specification ? [specificationRef(specification)] : []),
    ...(request ? [refOf('request', request.rfq.id, request)] : []),
    refOf('versions', formula.row.id, versions),
  ];
  return { sources, refs };
}

const pricesOf = ({ draft, formulas }: ReadFormula) =>
  [draft, ...Object.values(formulas)].map(({ lines }) =>
    (lines ?? []).map(({ id, price }) => ({ id, price })),
  );

const shown = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** The saved versions of a formula with what changed in each, the oldest first. */
async function loggedVersions(db: Knex, formulaId: number): Promise<DocumentSources['versions'][number][]> {
  const rows = await FormulaVersionModel.query(db).where('formula_id', formulaId).orderBy('n');
  return rows.map((row, at) => ({
    n: row.n,
    checksum: row.checksum,
    by: row.created_by_name,
    role: row.created_by_role,
    at: new Date(row.created_at).toISOString(),
    note: row.note,
    approval:
      row.approved_at === null
        ? null
        : {
            name: row.approved_by_name ?? '',
            role: row.approved_by_role ?? '',
            at: new Date(row.approved_at).toISOString(),
            note: row.approval_note ?? '',
          },
    changes: changesBetween(rows[at - 1], row),
  }));
}

function changesBetween(before: FormulaVersionModel | undefined, after: FormulaVersionModel) {
  if (!before) return [];
  const { lines, panel } = differenceOf(comparedOf(before), comparedOf(after));
  return [
    ...lines.map(({ line, field, from, to }) => ({
      what: line === null ? field : `Line ${line}: ${field}`,
      from: shown(from),
      to: shown(to),
    })),
    ...panel.map(({ row, from, to }) => ({ what: `Label: ${row}`, from: shown(from), to: shown(to) })),
  ];
}

function comparedOf({ content, computed }: FormulaVersionModel) {
  const { panel, cost, checks } = JSON.parse(computed) as Computed;
  return { draft: JSON.parse(content) as FormulaDraft, panel, perUnit: cost.perUnit, checks };
}
