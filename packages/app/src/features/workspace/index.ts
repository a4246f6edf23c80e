export { PlannedTab } from './PlannedTab';
export type { Plan } from './PlannedTab';
export { ProductTab } from './ProductTab';
export { RoomTab } from './RoomTab';
export { TabChooser } from './TabChooser';
export { TabSheet } from './TabSheet';
export { useOpenTab } from './useWorkspace';
export { useWorkspaceProduct } from './useWorkspaceProduct';
