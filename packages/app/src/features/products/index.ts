export { EstimateDetail, EstimateFigures } from './EstimateReport';
export { ProductDetailPage } from './ProductDetailPage';
export { missingWords, ProductFields, refusalsOf, trimmedWords } from './ProductFields';
export type { ProductRefusals, ProductWords } from './ProductFields';
export { useProduct, useProducts } from './products.api';
export { ProductsPage } from './ProductsPage';
export { sectionPromises } from './sections';
export type { ProductSectionId } from './sections';
