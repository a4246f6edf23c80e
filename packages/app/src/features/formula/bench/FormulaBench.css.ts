import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

export const bench = style({
  display: 'grid',
  gap: vars.space.small,
  minWidth: 0,
  outlineOffset: vars.space.xxsmall,
  selectors: { '&[data-dropping]': { outline: `2px dashed ${vars.color.accent}` } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

export const barPart = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
});

/** A phone has room for two rows of actions without it. */
export const barIcon = style({
  display: 'contents',
  '@media': { '(max-width: 479px)': { display: 'none' } },
});

/** Height of lines and label: both stay in view, and what is longer scrolls in its place. */
export const height = 'clamp(20rem, calc(100dvh - 17rem), 56rem)';

/** Lines and label beside each other. */
export const panes = style({ height });

/** A part in its pane. What changes in it is laid out and painted in it alone. */
const pane = { height: '100%', overflow: 'auto', contain: 'strict' } as const;
export const scrolled = style({ ...pane, paddingInlineEnd: vars.space.xsmall });
export const beside = style({ ...pane, paddingInlineStart: vars.space.medium });

/** A part that F6 comes to. */
export const region = style({
  display: 'grid',
  gap: vars.space.small,
  alignContent: 'start',
  minWidth: 0,
  paddingBlock: vars.space.xxsmall,
  borderRadius: vars.radius.control,
  outlineOffset: '2px',
  selectors: {
    // Nothing follows the lines: all of the pane is theirs.
    [`${scrolled} > &:not(:has(> :nth-child(2)))`]: {
      vars: { '--app-lines': `calc(${height} - 2 * ${vars.space.xxsmall})` },
    },
  },
});

/** The sums stay in view while the lines are scrolled. */
export const strip = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  containerType: 'inline-size',
  paddingBlock: vars.space.xsmall,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});

/** Around the bench in a tab of the workspace: as wide as there is room. */
export const tab = style({
  width: '100%',
  padding: `${vars.space.medium} ${vars.space.large}`,
  '@media': { '(max-width: 767px)': { paddingInline: vars.space.medium } },
});

/** A formula's name on one line; a longer one is cut. */
export const name = style({
  maxWidth: 'min(24rem, 50vw)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.type.body.size,
  fontWeight: vars.weight.medium,
});
