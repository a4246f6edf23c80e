/** What the reader asked for; `system` follows the operating system. */
export type ColorScheme = 'system' | 'light' | 'dark';

/** Reads a stored choice; anything unknown, or nothing, means `system`. */
export const parseColorScheme = (stored: string | null): ColorScheme =>
  stored === 'light' || stored === 'dark' ? stored : 'system';
