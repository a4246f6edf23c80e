export { EstimateFigures, EstimateFiguresLoading } from './EstimateFigures';
export { focusRefused, missingWords, ProductFields, trimmedWords } from './ProductFields';
export type { ProductRefusals, ProductWords } from './ProductFields';
export { ProductInsights } from './ProductInsights';
export { ProductsFailure } from './ProductsFailure';
export { ProductsPicture } from './ProductsPicture';
export { useProduct, useProductCalls, useProducts } from './products.api';
export { sectionPromises } from './sections';
export type { ProductSectionId } from './sections';
