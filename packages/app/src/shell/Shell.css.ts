import { vars } from '@seedbed/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { screenContainer, wide } from '../screen/screen.css';

export const frame = style({ display: 'flex', minHeight: '100dvh', background: vars.color.surface });

export const content = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  outline: 'none',
  ...screenContainer,
});

const appear = keyframes({ from: { opacity: 0 } });

/** Code that is there in a moment is not worth a word. */
export const loading = style({
  padding: vars.space.large,
  animation: `${appear} 1ms 400ms backwards`,
});

/** Around something, without a box of its own. */
export const place = style({ display: 'contents' });

/** Out of sight until the keyboard reaches it. */
export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space.xsmall,
  insetInlineStart: vars.space.xsmall,
  zIndex: vars.layer.overlay,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});

/** The body of a page below its header: one column, as wide as its content reads well. */
export const page = style({
  width: '100%',
  maxWidth: '76rem',
  marginInline: 'auto',
  padding: `${vars.space.xlarge} ${vars.space.large} ${vars.space.xxlarge}`,
  '@container': {
    [wide.less]: { padding: `${vars.space.large} ${vars.space.medium} ${vars.space.xlarge}` },
  },
});

/** A page that is read or filled in, not looked over. */
export const narrowPage = style([page, { maxWidth: `calc(${vars.size.measure} + 2 * ${vars.space.large})` }]);

/** A screen without a sidebar. */
export const plain = style({
  minHeight: '100dvh',
  background: vars.color.surface,
  outline: 'none',
  ...screenContainer,
});
