export { TabChooser } from './TabChooser';
export { useOpenTab } from './useWorkspace';
export { WorkspacePage } from './WorkspacePage';
