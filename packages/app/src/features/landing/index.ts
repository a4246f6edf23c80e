export { LandingPage } from './LandingPage';
export { ProductPicture } from './ProductPicture';
