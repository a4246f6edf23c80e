export { EstimateFigures, EstimateFiguresLoading } from './estimate/EstimateFigures';
export { focusRefused, missingWords, ProductFields, trimmedWords } from './edit/ProductFields';
export type { ProductRefusals, ProductWords } from './edit/ProductFields';
export { ProductInsights } from './detail/ProductInsights';
export { ProductsFailure } from './list/ProductsFailure';
export { ProductsPicture } from './list/ProductsPicture';
export { useProduct, useProductCalls, useProducts } from './products.api';
export { sectionPromises } from './sections';
export type { ProductSectionId } from './sections';
