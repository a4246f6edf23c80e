import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';
import { threeColumns } from '../../../screen/screen.css';

export const report = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

export const tables = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
});

/** The figures under each other on the same lines, whatever their length. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.large,
  paddingBlockEnd: vars.space.xsmall,
  // Two beside each other; in the narrow pane of a small window they would lie over each other.
  '@container': {
    [threeColumns.less]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(7rem, 34%), 1fr))' },
  },
});

/** As high as a figure with its name and its range. */
export const figureLoading = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  alignContent: 'space-between',
  minHeight: '5.375rem',
});

/** About as high as the waterfall of most products, and below the fold of most windows. */
export const moneyLoading = style({ minHeight: '29rem' });

export const amount = style({
  display: 'block',
  marginBlock: vars.space.xxsmall,
  fontSize: `clamp(1.5rem, 1rem + 2.2vw, ${vars.type.display.size})`,
  lineHeight: vars.type.display.leading,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const smallAmount = style({
  display: 'block',
  marginBlock: vars.space.xxsmall,
  fontSize: vars.type.heading.size,
  lineHeight: vars.type.display.leading,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** Two small tables beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.space.xlarge,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  alignItems: 'start',
});

export const list = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingInlineStart: '1.1rem',
  listStyle: 'disc',
  maxWidth: vars.size.measure,
});
