import { vars } from '@seedbed/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Its own width decides how it is laid out: it stands in a tab, in half of one, and on a product's page. */
export const part = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space.medium,
  minWidth: 0,
  paddingBlockStart: vars.space.large,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

/** The ingredient first, what is known beside it; under each other where it is narrow. */
export const row = style({
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.4fr) auto',
  '@container': { '(max-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xxsmall } },
});
globalStyle(`[role="row"]${row} > :empty`, { '@container': { '(max-width: 40rem)': { display: 'none' } } });

export const words = style({ overflowWrap: 'anywhere' });

export const verdict = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall });

/** It takes focus by program only. */
export const place = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0, outline: 'none' });

/** What the certificate is of, in columns where there is room. */
export const fields = style({
  display: 'grid',
  gap: vars.space.small,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'start',
});

export const results = style({ display: 'grid', gap: vars.space.small, minInlineSize: 0 });

/** A result's fields beside each other; two and two on a phone, the test and the method alone. */
export const result = style({
  display: 'grid',
  gap: vars.space.xsmall,
  alignItems: 'end',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1.6fr) minmax(0, 2.4fr) auto',
  '@media': {
    '(max-width: 44rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      paddingBlockEnd: vars.space.small,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
});
globalStyle(`${result} > :first-child`, { '@media': { '(max-width: 44rem)': { gridColumn: '1 / -1' } } });

export const skipped = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  margin: 0,
  paddingInlineStart: '1.2em',
  overflowWrap: 'anywhere',
});
