import { vars } from '@seedbed/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Among the places of the sidebar, in line with their words. */
export const place = style({
  display: 'grid',
  paddingInline: vars.space.xsmall,
  paddingBlockEnd: vars.space.xsmall,
});

globalStyle(`${place} > button`, { justifyContent: 'start', fontWeight: vars.weight.regular });

globalStyle(`${place} kbd`, {
  marginInlineStart: 'auto',
  color: vars.color.textQuiet,
  fontFamily: 'inherit',
  fontSize: vars.type.caption.size,
});
