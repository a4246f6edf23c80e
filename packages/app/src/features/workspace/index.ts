export { WorkspacePage } from './WorkspacePage';
