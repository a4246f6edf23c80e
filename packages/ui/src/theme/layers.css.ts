import { globalLayer } from '@vanilla-extract/css';

// Declared here, in order, and nowhere else: the first file to name a layer settles its rank for the whole page.
const seedbed = globalLayer('seedbed');

/** Element defaults. */
export const resetLayer = globalLayer({ parent: seedbed }, 'reset');
/** Values of the theme's variables. */
export const themeLayer = globalLayer({ parent: seedbed }, 'theme');
/** Looks of components. */
export const componentLayer = globalLayer({ parent: seedbed }, 'component');
/** Single-property classes, which win over a component's look. */
export const atomLayer = globalLayer({ parent: seedbed }, 'atom');
