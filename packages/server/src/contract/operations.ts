import { articleOperations } from './articles.ts';
import { claimOpeningOperations } from './claimOpenings.ts';
import { claimOperations } from './claims.ts';
import { coaOperations } from './coas.ts';
import { configOperations } from './config.ts';
import { conversationOperations } from './conversations.ts';
import { documentOperations } from './documentOperations.ts';
import { exportOperations } from './exports.ts';
import { fileOperations } from './files.ts';
import { foodOperations } from './foods.ts';
import { formulaDataOperations } from './formulaData.ts';
import { formulaFileOperations } from './formulaFiles.ts';
import { formulaOperations } from './formulas.ts';
import { formulaVersionOperations, storedFormulaOperations } from './formulaStoreOperations.ts';
import { gardenCollectionOperations, gardenOperations } from './garden.ts';
import type { Operation } from './http.ts';
import { materialOperations } from './materials.ts';
import { productOperations } from './products.ts';
import { supplierPriceOperations } from './prices.ts';
import { quoteRequestOperations } from './quoteRequest.ts';
import { quoteOperations } from './quotes.ts';
import { rfqOperations, rfqRecipientOperations } from './rfqOperations.ts';
import type { OperationId } from './routes.ts';
import { sessionOperations } from './session.ts';
import { studyChartOperations } from './studyChart.ts';
import { supplierOperations } from './suppliers.ts';
import { systemOperations } from './system.ts';
import { storedClaimOperations } from './storedClaimOperations.ts';
import { userOperations } from './users.ts';

export * from './articles.ts';
export * from './claimOpenings.ts';
export * from './claims.ts';
export * from './claimStates.ts';
export * from './coas.ts';
export * from './config.ts';
export * from './conversations.ts';
export * from './documentContent.ts';
export * from './documentKinds.ts';
export * from './documents.ts';
export * from './documentStates.ts';
export * from './exports.ts';
export * from './files.ts';
export * from './foods.ts';
export * from './formulaData.ts';
export * from './formulaFiles.ts';
export * from './formulas.ts';
export * from './formulaVersions.ts';
export * from './garden.ts';
export * from './gardenItem.ts';
export * from './materials.ts';
export * from './prices.ts';
export * from './products.ts';
export * from './provenance.ts';
export * from './scope.ts';
export * from './quoteRequest.ts';
export * from './quotes.ts';
export * from './rfqs.ts';
export * from './session.ts';
export * from './storedClaims.ts';
export * from './storedFormulas.ts';
export * from './studyChart.ts';
export * from './suppliers.ts';
export * from './system.ts';
export * from './users.ts';
export * from './usualScope.ts';

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
