import { vars } from '@seedbed/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { screenContainer, threeColumns } from '../../screen/screen.css';
import { upright } from './windows';

/** Share of the first pane, in percent, without its unit; set once a frame while the divider is dragged. */
const share = 'var(--workspace-split)';

/** The whole window: furniture above and below, the room between. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  background: vars.color.canvas,
  ...screenContainer,
});

export const strip = style({
  flexShrink: 0,
  paddingInline: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.canvas,
  '@media': { '(max-width: 767px)': { paddingInline: 0 } },
});

/** Around a focused panel. Drawn by the room: within the panel its own bar, and all that sticks, would lie over it. */
const ring = {
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  border: `2px solid ${vars.color.focus}`,
  boxShadow: `inset 0 0 0 2px ${vars.color.focusHalo}`,
  pointerEvents: 'none',
} as const;
const focused = (place: string) => `&:has(> [data-place="${place}"]:focus-visible)::after`;

export const room = style({
  position: 'relative',
  flexGrow: 1,
  minHeight: 0,
  outline: 'none',
  background: vars.color.surface,
  selectors: {
    [focused('whole')]: ring,
    [focused('first')]: { ...ring, insetInlineEnd: `calc(100% - ${share} * 1%)` },
    [focused('second')]: { ...ring, insetInlineStart: `calc(${share} * 1% + 1px)` },
  },
  '@media': {
    [upright]: {
      selectors: {
        [focused('first')]: { insetInlineEnd: 0, insetBlockEnd: `calc(100% - ${share} * 1%)` },
        [focused('second')]: { insetInlineStart: 0, insetBlockStart: `calc(${share} * 1% + 1px)` },
      },
    },
  },
});

/** Every tab has its own, always; those out of sight keep all they hold and cost nothing. */
export const panel = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  contain: 'strict',
  // By its height as well: half of a phone has no room for drawings.
  container: 'screen / size',
  outline: 'none',
  background: vars.color.surface,
  selectors: {
    '&:focus-visible': { boxShadow: 'none' },
    '&[inert]': { visibility: 'hidden', contentVisibility: 'hidden' },
    '&[data-place="first"]': { insetInlineEnd: `calc(100% - ${share} * 1%)` },
    '&[data-place="second"]': { insetInlineStart: `calc(${share} * 1% + 1px)` },
  },
  '@media': {
    [upright]: {
      selectors: {
        '&[data-place="first"]': { insetInlineEnd: 0, insetBlockEnd: `calc(100% - ${share} * 1%)` },
        '&[data-place="second"]': { insetInlineStart: 0, insetBlockStart: `calc(${share} * 1% + 1px)` },
      },
    },
  },
});

/** Where the panes meet: panels are never moved in the document, so it lies over them. */
export const divider = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${share} * 1%)`,
  zIndex: 1,
  display: 'grid',
  '@media': { [upright]: { inset: `calc(${share} * 1%) 0 auto` } },
});

export const footer = style({
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${vars.space.large}`,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.textQuiet,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.leading,
});

/** What a tab without a screen of its own shows: one column, read from its top. */
export const sheet = style({
  width: '100%',
  maxWidth: `calc(60rem + 2 * ${vars.space.large})`,
  marginInline: 'auto',
  padding: `${vars.space.large} ${vars.space.large} ${vars.space.xxlarge}`,
  containerType: 'inline-size',
  // The halves of a split differ by a pixel, and by what they are dragged to: their first lines stay level.
  '@container': { [threeColumns.less]: { paddingInline: vars.space.medium } },
});

export const sheetWords = style({ marginBlockEnd: vars.space.large });

/** A pane too low for a drawing: half of a phone, or a window at 200 % zoom. */
const lowPane = 'screen (max-height: 440px)';

/** One thing in the middle of a tab. */
export const planned = style({
  flexGrow: 1,
  display: 'grid',
  alignContent: 'center',
  paddingInline: vars.space.medium,
  // What stands in it keeps more distance than there is room for.
  '@container': { [lowPane]: { marginBlock: `calc(-1 * ${vars.space.xlarge})` } },
});
export const plannedPicture = style({
  width: '240px',
  maxWidth: '100%',
  '@container': { [lowPane]: { display: 'none' } },
});
export const plannedSubject = style({
  display: 'block',
  marginBlockEnd: vars.space.xsmall,
  color: vars.color.text,
  fontSize: vars.type.body.size,
});

export const types = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  marginInline: `calc(-1 * ${vars.space.small})`,
});

export const type = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  width: '100%',
  minHeight: '44px',
  paddingInline: vars.space.small,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.hover } },
});
globalStyle(`${type} svg`, { flexShrink: 0, color: vars.color.textQuiet });
