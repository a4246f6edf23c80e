import { style } from '@vanilla-extract/css';

export const rawText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
