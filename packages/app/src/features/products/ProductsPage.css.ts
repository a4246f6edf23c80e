import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';
import { threeColumns, twoColumns, withPanel } from '../../screen.css';

/** The cards, and the filters beside them where there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space.xlarge,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[data-filtering]': { gridTemplateColumns: 'minmax(0, 1fr) 15rem' } },
  '@container': {
    [threeColumns.less]: {
      gap: vars.space.large,
      selectors: { '&[data-filtering]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const panel = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${vars.space.xlarge})`,
  '@container': { [threeColumns.less]: { position: 'static', order: -1 } },
});

/** One, two or three cards beside each other; the open filters take the place of one. */
export const list = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [twoColumns.more]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [threeColumns.more]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      selectors: { [`${columns}[data-filtering] &`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
    [withPanel.more]: {
      selectors: { [`${columns}[data-filtering] &`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
});

/** Cards out of sight cost nothing; their place is kept. */
export const cell = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 14rem',
  margin: '-4px',
  padding: '4px',
});

export const cardTitle = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xsmall,
  paddingInlineEnd: vars.space.large,
});

export const pin = style({ color: vars.color.accentText, alignSelf: 'center', flexShrink: 0 });

export const cardWords = style({ flexGrow: 1, marginBlock: `${vars.space.xsmall} ${vars.space.large}` });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.medium,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const note = style({ marginBlockEnd: vars.space.medium });
