import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

export const evidence = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space.medium,
  alignItems: 'end',
});

export const text = style({ gridColumn: '1 / -1' });

export const all = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingBlockEnd: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: `2px ${vars.space.medium}`,
  alignItems: 'center',
  paddingBlock: vars.space.xsmall,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
