export { EstimateDetail, EstimateFigures } from './EstimateReport';
export { ProductDetailPage } from './ProductDetailPage';
export { missingWords, ProductFields, refusalsOf, trimmedWords } from './ProductFields';
export type { ProductRefusals, ProductWords } from './ProductFields';
export { ProductsPage } from './ProductsPage';
