import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide as the words that they are cited in. */
export const section = style({
  display: 'grid',
  gap: vars.space.small,
  maxWidth: vars.size.measure,
  marginBlockStart: vars.space.medium,
});

export const doses = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Words and button beside each other, under each other where that is too narrow. */
export const dose = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlockEnd: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const words = style({ flex: '1 1 16rem', minWidth: 0 });
