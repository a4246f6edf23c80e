import type { Knex } from 'knex';
import { composeInsights, type Answerer } from '../../answers/index.ts';
import { estimateProduct, estimateVersion, type ProductEstimate } from '../../costing/index.ts';
import { patchRow } from '../../db/patchRow.ts';
import { transact } from '../../db/transact.ts';
import type { Evidence } from '../../evidence/index.ts';
import { findPassages } from '../articles/passages.service.ts';
import { conceptOf, type Concept } from './concept.ts';
import { isWhole, ownFlags, untouched, type OwnFlags, type WorkedOut } from './ownValues.ts';
import { ProductModel } from './products.model.ts';

/** What figures and insights are worked out with. */
export interface FigureParts {
  db: Knex;
  evidence: Evidence;
  answerer: Answerer;
  now(): number;
}

/** The estimate of a product as it stands. */
export const estimateOfConcept = (row: Concept): ProductEstimate => estimateProduct(conceptOf(row));

/** Figures and insights of a concept, and the version they are of. */
export async function workOut(parts: FigureParts, db: Knex, row: Concept): Promise<WorkedOut> {
  const { evidence, answerer } = parts;
  const estimate = estimateOfConcept(row);
  const articles = await findPassages(db, answerer.articleTerms(`${row.concept}. ${row.description}`, []));
  const today = new Date(parts.now()).toISOString().slice(0, 10);
  const { concept, description } = row;
  return {
    insights: composeInsights({ concept, description, estimate, evidence, articles, today }),
    estimated_cost: estimate.withheld === null ? estimate.estimatedCost : null,
    estimated_revenue: estimate.withheld === null ? estimate.estimatedRevenue : null,
    estimate_withheld: estimate.withheld,
    estimate_version: estimateVersion,
  };
}

type Stored = OwnFlags & Pick<ProductModel, 'id' | 'estimate_version'>;

/** Whether values that nobody set were worked out with other constants, materials or method than today's. */
export const isOutdated = (row: Stored) =>
  row.estimate_version !== estimateVersion && !isWhole(ownFlags(row));

/** How many products are brought up to date in one transaction: others write in between. */
const together = 16;

/**
 * Works out anew what is outdated of the products that are read, so that list, card and estimate agree; what a
 * person set stays.
 * @returns whether anything was: then the rows have to be read again
 */
export async function refreshOutdated(parts: FigureParts, rows: readonly Stored[]): Promise<boolean> {
  const ids = rows.filter(isOutdated).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += together) {
    await transact(parts.db, async (trx) => {
      const locked = await ProductModel.query(trx)
        .findByIds(ids.slice(at, at + together))
        .orderBy('id')
        .forUpdate();
      for (const row of locked.filter(isOutdated)) {
        await patchRow(trx, row, untouched(await workOut(parts, trx, row), ownFlags(row)));
      }
    });
  }
  return ids.length > 0;
}
