import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';
import { threeColumns, twoColumns } from '../../screen.css';

/** One, two or three cards beside each other. */
export const cards = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [twoColumns.more]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [threeColumns.more]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const cell = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 20rem',
  margin: '-4px',
  padding: '4px',
});

export const picture = style({
  width: `calc(100% + 2 * ${vars.space.large})`,
  maxWidth: 'none',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  margin: `calc(-1 * ${vars.space.large}) calc(-1 * ${vars.space.large}) ${vars.space.medium}`,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  background: vars.color.sunken,
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
  marginBlockEnd: vars.space.xsmall,
});

export const summary = style({ flexGrow: 1, marginBlock: `${vars.space.xsmall} ${vars.space.medium}` });

export const report = style({ marginBlockEnd: vars.space.large });

export const loading = style({
  display: 'grid',
  gap: vars.space.medium,
  minHeight: '11rem',
  alignContent: 'start',
});
