export { PlannedTab } from './tabs/PlannedTab';
export type { Plan } from './tabs/PlannedTab';
export { ProductTab } from './tabs/ProductTab';
export { RoomTab } from './tabs/RoomTab';
export { TabChooser } from './tabs/TabChooser';
export { TabSheet } from './tabs/TabSheet';
export { useOpenTab } from './state/useWorkspace';
export { useWorkspaceProduct } from './state/useWorkspaceProduct';
