export { articles } from './articles.ts';
export { claims, judgedCopy, openingsIn, type ClaimRow } from './claims.ts';
export type { CoaRow, DocumentNumberRow, DocumentRow } from './documents.ts';
export { conversations, messages, type ConversationRow } from './conversations.ts';
export { estimate } from './estimate.ts';
export {
  formulas,
  suggestedFormula,
  type FormulaChange,
  type FormulaRow,
  type VersionRow,
} from './formulas.ts';
export { gardenCollections, gardenItems, type GardenCollectionRow, type GardenRow } from './garden.ts';
export { insights, insightsSources } from './insights.ts';
export { materialPrices, materials, type MaterialPriceRow, type MaterialRow } from './materials.ts';
export type { FileRow } from './files.ts';
export { foodIn, packOf, packs } from './kinds.ts';
export { products } from './products.ts';
export { suppliers, type PriceRow, type RfqRow, type SupplierRow } from './sourcing.ts';
export { ada, sessions, users } from './users.ts';
