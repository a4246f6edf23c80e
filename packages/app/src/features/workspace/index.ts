export { TabChooser } from './TabChooser';
export { useOpenTab } from './useWorkspace';
