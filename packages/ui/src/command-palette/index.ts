export { CommandPalette } from './CommandPalette';
export type { CommandPaletteProps } from './CommandPalette';
export type { Command } from './findCommands';
