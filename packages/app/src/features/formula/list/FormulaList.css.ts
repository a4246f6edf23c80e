import { style } from '@vanilla-extract/css';

/** As wide as most names need. */
export const chooser = style({ width: '20rem', maxWidth: '60vw' });
