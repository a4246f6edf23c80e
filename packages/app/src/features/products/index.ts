export { ProductDetailPage } from './ProductDetailPage';
export { ProductsPage } from './ProductsPage';
