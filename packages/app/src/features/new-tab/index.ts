export { NewTabPage } from './NewTabPage';
