export { Sidebar } from './Sidebar';
export type { SidebarProps } from './Sidebar';
export { SidebarItem } from './SidebarItem';
export type { SidebarItemProps } from './SidebarItem';
