import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';
import { twoColumns } from '../../screen/screen.css';

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space.large });

export const section = style({
  display: 'grid',
  gap: vars.space.large,
  paddingBlockStart: '56px',
  '@container': { [twoColumns.less]: { paddingBlockStart: vars.space.xlarge } },
});

export const fields = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': { [twoColumns.less]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Room for the button before there is one: what stands below does not move when it comes. */
export const saving = style({
  minHeight: vars.size.control,
  marginBlockEnd: `calc(-1 * ${vars.space.medium})`,
  '@media': { '(pointer: coarse)': { minHeight: vars.size.touch } },
});

export const workspace = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.small,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const workspaceName = style({ flexGrow: 1 });

export const choice = style({ maxWidth: '15rem' });

/** A file to take along: the browser loads it, not the router. */
export const download = style({
  display: 'inline-block',
  paddingBlock: vars.space.xsmall,
  marginInlineEnd: vars.space.small,
  color: vars.color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

/** A quiet button whose word stands in line with the text above it. */
export const inLine = style({ marginInlineStart: '-11px' });
