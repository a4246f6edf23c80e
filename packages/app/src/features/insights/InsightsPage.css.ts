import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';
import { threeColumns, twoColumns } from '../../screen/screen.css';

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

/** From edge to edge, whatever the card keeps free around its words. */
const bleed = (padding: string) =>
  ({
    width: `calc(100% + 2 * ${padding})`,
    margin: `calc(-1 * ${padding}) calc(-1 * ${padding}) ${vars.space.medium}`,
  }) as const;

export const picture = style({
  ...bleed(vars.space.large),
  maxWidth: 'none',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  borderRadius: `calc(${vars.radius.card} - 1px) calc(${vars.radius.card} - 1px) 0 0`,
  background: vars.color.hover,
  '@media': { '(max-width: 480px)': bleed('20px') },
});

/** One line: a long name is cut, a date never. */
export const meta = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  marginBlockEnd: vars.space.xsmall,
  whiteSpace: 'nowrap',
});

export const publication = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const aside = style({ flexShrink: 0, display: 'flex', alignItems: 'center', gap: vars.space.small });

export const summary = style({ flexGrow: 1, marginBlock: `${vars.space.xsmall} ${vars.space.small}` });

/** The button's word stands in line with the text above it. */
export const action = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  marginInlineStart: '-10px',
  marginBlockEnd: `calc(-1 * ${vars.space.xsmall})`,
});

export const failure = style({ maxWidth: vars.size.measure });

export const report = style({ marginBlockEnd: vars.space.large });

export const loading = style({
  display: 'grid',
  gap: vars.space.medium,
  minHeight: '11rem',
  alignContent: 'start',
});
