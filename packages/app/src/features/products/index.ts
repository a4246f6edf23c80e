export { EstimateDetail, EstimateFigures, EstimateFiguresLoading } from './EstimateReport';
export { missingWords, ProductFields, refusalsOf, trimmedWords } from './ProductFields';
export type { ProductRefusals, ProductWords } from './ProductFields';
export { refreshProducts, useProduct, useProducts } from './products.api';
export { sectionPromises } from './sections';
export type { ProductSectionId } from './sections';
