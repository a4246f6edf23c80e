import { createContext, type RefObject } from 'react';

/**
 * How far the panel around a screen was scrolled when the screen was last there, in pixels; 0 at first. Null where a
 * screen is never taken away and brought back.
 */
export const KeptScroll = createContext<RefObject<number> | null>(null);
