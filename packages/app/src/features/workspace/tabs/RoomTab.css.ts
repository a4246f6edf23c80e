import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

export const tab = style({ padding: vars.space.large });
