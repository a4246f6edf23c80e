export { GardenPage } from './GardenPage';
