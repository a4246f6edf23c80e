export { ProductStudies } from './ProductStudies';
