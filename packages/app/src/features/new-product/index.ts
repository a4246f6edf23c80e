export { NewProductPage } from './NewProductPage';
