import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

/** The colour that content lies on, set by what is raised above the screens. */
export const ground = createVar('ground');

/** The colour below: that of screens where nothing raised lies between. */
export const groundColor = fallbackVar(ground, vars.color.surface);
