export { FormFactorPage } from './FormFactorPage';
