export { Menu } from './Menu';
export type { MenuEntry, MenuProps } from './Menu';
