import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

/** An empty row says what it is for. */
export const invitation = style({ color: vars.color.textQuiet });

/** Nobody touched the line since it was suggested. */
export const tag = style({ color: vars.color.textQuiet, fontSize: vars.type.caption.size });

/** A form that nobody has told yet. */
export const open = style({ color: vars.color.caution, fontWeight: vars.weight.medium });
