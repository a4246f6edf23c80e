import { vars } from '@seedbed/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** It stands in a tab, in half of one, and on a product's page: its own width decides. */
export const room = style({
  container: 'studies / inline-size',
  display: 'grid',
  gap: vars.space.large,
  minWidth: 0,
});

export const choices = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'end',
});

export const opposite = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': {
    'studies (min-width: 800px)': {
      selectors: { '&[data-open]': { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
    },
  },
});

export const passage = style({
  display: 'grid',
  gap: vars.space.small,
  position: 'sticky',
  insetBlockStart: vars.space.medium,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
});

export const link = style({ color: vars.color.accentText });

export const unplotted = style({ display: 'grid', gap: vars.space.small });

export const others = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
globalStyle(`${others} li`, { display: 'grid', justifyItems: 'start' });

/** A study's name that opens its passage, as in the table above. */
export const opener = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.accentText,
  font: 'inherit',
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { '(pointer: coarse)': { minHeight: vars.size.touch } },
});
