import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

/** It takes focus by program only. */
export const preview = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0, outline: 'none' });
