import type { CSSProperties } from 'react';

/** The size of a text in points of the label, for its looks to read. */
export const sized = (points: number) => ({ '--seedbed-facts-size': points }) as CSSProperties;
