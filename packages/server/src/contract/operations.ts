import { articleOperations } from './articles.ts';
import { configOperations } from './config.ts';
import { conversationOperations } from './conversations.ts';
import { exportOperations } from './exports.ts';
import { fileOperations } from './files.ts';
import { foodOperations } from './foods.ts';
import type { Operation } from './http.ts';
import { materialOperations } from './materials.ts';
import type { OperationId } from './routes.ts';
import { searchOperations } from './search.ts';
import { sessionOperations } from './session.ts';
import { systemOperations } from './system.ts';
import { userOperations } from './users.ts';
import { claimOpeningOperations } from './claims/claimOpenings.ts';
import { claimOperations } from './claims/claims.ts';
import { storedClaimOperations } from './claims/storedClaimOperations.ts';
import { coaOperations } from './documents/coaOperations.ts';
import { documentOperations } from './documents/documentOperations.ts';
import { formulaDataOperations } from './formulas/formulaData.ts';
import { formulaFileOperations } from './formulas/formulaFiles.ts';
import { formulaVersionOperations, storedFormulaOperations } from './formulas/formulaStoreOperations.ts';
import { formulaOperations } from './formulas/formulas.ts';
import { gardenCollectionOperations, gardenOperations } from './garden/garden.ts';
import { studyChartOperations } from './garden/studyChart.ts';
import { productOperations } from './products/products.ts';
import { supplierPriceOperations } from './sourcing/prices.ts';
import { quoteRequestOperations } from './sourcing/quoteRequest.ts';
import { quoteOperations } from './sourcing/quotes.ts';
import { rfqOperations, rfqRecipientOperations } from './sourcing/rfqOperations.ts';
import { supplierOperations } from './sourcing/suppliers.ts';

export * from './articles.ts';
export * from './config.ts';
export * from './conversations.ts';
export * from './exports.ts';
export * from './files.ts';
export * from './foods.ts';
export * from './materials.ts';
export * from './provenance.ts';
export * from './search.ts';
export * from './session.ts';
export * from './system.ts';
export * from './users.ts';
export * from './claims/claimOpenings.ts';
export * from './claims/claimStates.ts';
export * from './claims/claims.ts';
export * from './claims/storedClaims.ts';
export * from './documents/coas.ts';
export * from './documents/documentContent.ts';
export * from './documents/documentKinds.ts';
export * from './documents/documentStates.ts';
export * from './documents/documents.ts';
export * from './formulas/formulaData.ts';
export * from './formulas/formulaFiles.ts';
export * from './formulas/formulaVersions.ts';
export * from './formulas/formulas.ts';
export * from './formulas/storedFormulas.ts';
export * from './garden/garden.ts';
export * from './garden/gardenItem.ts';
export * from './garden/scope.ts';
export * from './garden/studyChart.ts';
export * from './garden/usualScope.ts';
export * from './products/products.ts';
export * from './sourcing/prices.ts';
export * from './sourcing/quoteRequest.ts';
export * from './sourcing/quotes.ts';
export * from './sourcing/rfqs.ts';
export * from './sourcing/suppliers.ts';

/** Every operation with its shapes, by id. */
export const operations = {
  ...sessionOperations,
  ...userOperations,
  ...conversationOperations,
  ...articleOperations,
  ...productOperations,
  ...formulaOperations,
  ...materialOperations,
  ...formulaDataOperations,
  ...storedFormulaOperations,
  ...formulaFileOperations,
  ...formulaVersionOperations,
  ...foodOperations,
  ...claimOperations,
  ...claimOpeningOperations,
  ...fileOperations,
  ...exportOperations,
  ...searchOperations,
  ...studyChartOperations,
  ...storedClaimOperations,
  ...documentOperations,
  ...coaOperations,
  ...gardenCollectionOperations,
  ...gardenOperations,
  ...supplierOperations,
  ...supplierPriceOperations,
  ...rfqOperations,
  ...rfqRecipientOperations,
  ...quoteOperations,
  ...quoteRequestOperations,
  ...configOperations,
  ...systemOperations,
} satisfies Record<OperationId, Operation>;
