import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';
import { roomy, wide } from '../../screen/screen.css';

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
  marginBlockEnd: vars.space.xlarge,
  // The three of them stay on one line.
  '@container': { [roomy.less]: { columnGap: vars.space.small } },
});

/** A step one is not at: a number and its name, on one line with the others. */
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingBlockEnd: vars.space.xsmall,
  borderBlockEnd: '2px solid transparent',
  color: vars.color.textQuiet,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.leading,
  selectors: {
    '&[aria-current]': {
      color: vars.color.text,
      fontWeight: vars.weight.strong,
      borderBlockEndColor: vars.color.accent,
    },
  },
});

export const content = style({ outline: 'none' });

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, auto) minmax(0, 1fr)',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '@container': {
    [wide.less]: { gridTemplateColumns: 'minmax(5rem, auto) minmax(0, 1fr)', columnGap: vars.space.medium },
  },
});

/** Figures that are no longer those of the form above them step back. */
export const estimate = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  selectors: { '&[aria-busy="true"]': { color: vars.color.textQuiet } },
});

/** In the space above the figures, so that nothing moves when it comes and goes. */
export const behind = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space.large})`,
});
