import type { Knex } from 'knex';
import { insightsVersion, type Answerer, type AnswerRequest } from '../../answers/index.ts';
import { estimateProduct, estimateVersion, type ProductEstimate } from '../../costing/index.ts';
import { patchRow } from '../../db/patchRow.ts';
import { transact } from '../../db/transact.ts';
import type { Evidence } from '../../evidence/index.ts';
import { findPassages } from '../articles/passages.service.ts';
import { estimateByFormulas } from '../formulas/estimate.service.ts';
import { formulaData } from '../formulas/formulas.service.ts';
import { conceptOf, type Concept } from './concept.ts';
import { isWhole, ownFlags, untouched, type OwnFlags, type WorkedOut } from './ownValues.ts';
import { ProductModel } from './products.model.ts';

/** What figures and insights are worked out with. */
export interface FigureParts {
  db: Knex;
  evidence: Evidence;
  answerer: Answerer;
  now(): number;
  /** Told what was left out of insights since its passages do not carry it, to log and to count it. */
  onDropped?: AnswerRequest['onDropped'];
}

/** What figures are worked out from: a product, or one that is about to be made and has no formula yet. */
export type Estimated = Concept & Partial<Pick<ProductModel, 'id' | 'created_by_id'>>;

/** The estimate of a product as it stands: of its formula, of its concept until it has one. */
export async function estimateOfProduct(
  parts: FigureParts,
  db: Knex,
  { id, created_by_id: ownerId, ...row }: Estimated,
): Promise<ProductEstimate> {
  const concept = conceptOf(row);
  if (id === undefined || ownerId === undefined) return estimateProduct(concept);
  return estimateByFormulas(parts, db, { concept, productId: id, ownerId });
}

/** Figures and insights of a product, and the version they are of. */
export async function workOut(parts: FigureParts, db: Knex, row: Estimated): Promise<WorkedOut> {
  const { answerer, onDropped } = parts;
  const estimate = await estimateOfProduct(parts, db, row);
  const articles = await findPassages(db, answerer.articleTerms(`${row.concept}. ${row.description}`, []));
  const today = new Date(parts.now()).toISOString().slice(0, 10);
  const { concept, description } = row;
  return {
    insights: answerer.insights({ concept, description, estimate, articles, today }, onDropped),
    estimated_cost: estimate.withheld === null ? estimate.estimatedCost : null,
    estimated_revenue: estimate.withheld === null ? estimate.estimatedRevenue : null,
    estimate_withheld: estimate.withheld,
    estimate_version: versionOf(parts),
  };
}

type Stored = OwnFlags & Pick<ProductModel, 'id' | 'estimate_version'>;

/** What is worked out with what: the constants of estimates, what formulas are computed with, what insights tell. */
const versionOf = (parts: FigureParts) =>
  `${estimateVersion}.${formulaData(parts).dataVersion}.${insightsVersion}`;

/**
 * Whether values that nobody set were worked out with other constants, materials or method than today's, or before a
 * formula of the product changed.
 */
export const isOutdated = (parts: FigureParts, row: Stored) =>
  row.estimate_version !== versionOf(parts) && !isWhole(ownFlags(row));

/** How many products are brought up to date in one transaction: others write in between. */
const together = 16;

/**
 * Works out anew what is outdated of the products that are read, so that list, card and estimate agree; what a
 * person set stays.
 * @returns whether anything was: then the rows have to be read again
 */
export async function refreshOutdated(parts: FigureParts, rows: readonly Stored[]): Promise<boolean> {
  const ids = rows.filter((row) => isOutdated(parts, row)).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += together) {
    await transact(parts.db, async (trx) => {
      const locked = await ProductModel.query(trx)
        .findByIds(ids.slice(at, at + together))
        .orderBy('id')
        .forUpdate();
      for (const row of locked.filter((each) => isOutdated(parts, each))) {
        await patchRow(trx, row, untouched(await workOut(parts, trx, row), ownFlags(row)));
      }
    });
  }
  return ids.length > 0;
}
