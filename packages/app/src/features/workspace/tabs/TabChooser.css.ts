import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';
import { wide } from '../../../screen/screen.css';
import { low } from '../windows';

export const chooser = style({
  flexGrow: 1,
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.large,
  paddingBlock: vars.space.xlarge,
  minWidth: 0,
  overflow: 'clip',
  '@container': { [wide.less]: { paddingBlock: vars.space.large } },
  '@media': { [low]: { gap: 0, paddingBlock: vars.space.xxsmall } },
});

export const words = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': { [low]: { gap: 0 } },
  width: '100%',
  maxWidth: '28rem',
  marginInline: 'auto',
  paddingInline: vars.space.medium,
  textAlign: 'center',
});

export const search = style({ textAlign: 'start' });

export const card = style({
  display: 'grid',
  gap: vars.space.small,
  color: vars.color.textQuiet,
  selectors: {
    '&[data-selected]': { color: vars.color.text },
    '&[data-size="small"]': { gap: vars.space.xsmall },
  },
});

/** The drawing is the card: a frame around it would be a box in a box. */
export const picture = style({
  display: 'grid',
  padding: vars.space.large,
  borderRadius: vars.radius.card,
  background: vars.color.canvas,
  selectors: {
    [`${card}[data-size="small"] &`]: { padding: vars.space.small },
    [`${card}[data-selected] &`]: { boxShadow: `0 0 0 2px ${vars.color.accent}` },
  },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  fontWeight: vars.weight.strong,
});
