import { vars } from '@seedbed/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { threeColumns, wide } from '../../screen/screen.css';

export const columns = style({ flexGrow: 1, display: 'flex', alignItems: 'stretch' });

/** The past searches, left of the thread; in its place where there is no room for both. */
export const history = style({
  width: '17rem',
  flexShrink: 0,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@container': { [threeColumns.less]: { width: '100%', borderInlineEnd: 'none' } },
});

export const thread = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  '@container': { [threeColumns.less]: { selectors: { [`${history} + &`]: { display: 'none' } } } },
});

/** Nothing asked yet: the box stands where one looks first. */
export const empty = style({
  flexGrow: 1,
  width: '100%',
  maxWidth: `calc(${vars.size.measure} + 2 * ${vars.space.large})`,
  marginInline: 'auto',
  padding: `min(22dvh, 12rem) ${vars.space.large} ${vars.space.xlarge}`,
  '@container': { [wide.less]: { paddingInline: vars.space.medium } },
});

export const emptyWords = style({
  display: 'grid',
  gap: vars.space.xsmall,
  textAlign: 'center',
  textWrap: 'balance',
  marginBlockEnd: vars.space.large,
});

export const examples = style({
  display: 'grid',
  marginBlockStart: vars.space.large,
});

export const example = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  width: '100%',
  minHeight: '44px',
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  color: vars.color.textQuiet,
  textAlign: 'start',
  textWrap: 'pretty',
  cursor: 'pointer',
  selectors: {
    'li + li > &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:hover': { color: vars.color.text },
  },
});

globalStyle(`${example} svg`, { flexShrink: 0 });

/** The box to ask in, and below it where else is looked. */
export const asking = style({ display: 'grid', gap: vars.space.small, justifyItems: 'start' });

/** A place that a question may be asked of; pressed it is. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: '32px',
  paddingInline: vars.space.small,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  color: vars.color.textQuiet,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.leading,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '&[data-selected]': {
      color: vars.color.text,
      borderColor: 'currentColor',
      background: vars.color.accentSoft,
    },
  },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});

/** All chips, one after the other. */
export const chipRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

/** Chips that belong together and share their row with others. */
export const chipGroup = style({ display: 'contents' });

/** Questions and answers, with room for sources in the margin. */
export const turns = style({
  flexGrow: 1,
  width: '100%',
  maxWidth: '70rem',
  marginInline: 'auto',
  containerType: 'inline-size',
  padding: `${vars.space.xlarge} ${vars.space.large}`,
  '@container': { [wide.less]: { padding: `${vars.space.large} ${vars.space.medium}` } },
});

/** A turn out of sight costs nothing; its place is kept. The newest are measured as they are: the thread opens there. */
export const turn = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 30rem',
  maxWidth: vars.size.measure,
  marginInline: 'auto',
  padding: '4px',
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.medium})`,
  selectors: {
    '& + &': { marginBlockStart: vars.space.xlarge },
    '&[data-newest]': { contentVisibility: 'visible' },
    // It was searched for.
    '&[aria-current]': {
      boxShadow: `inset 3px 0 0 ${vars.color.accent}`,
      paddingInlineStart: vars.space.medium,
    },
  },
  '@container': {
    '(min-width: 60rem)': {
      maxWidth: 'none',
      gridTemplateColumns: `minmax(0, ${vars.size.measure}) minmax(15rem, 1fr)`,
      columnGap: vars.space.xxlarge,
    },
  },
});

/** What stands in for turns, or after them, has their place and width. */
globalStyle(`${turns} > :not(.${turn})`, {
  display: 'flex',
  maxWidth: vars.size.measure,
  marginInline: 'auto',
  '@container': { '(min-width: 60rem)': { marginInline: 0 } },
});

export const asked = style({ gridColumn: 1, textWrap: 'pretty' });

/** Below the question, at its side. */
export const services = style({
  display: 'grid',
  justifyItems: 'end',
  marginBlockStart: vars.space.xxsmall,
  textAlign: 'end',
});

export const answered = style({ gridColumn: 1, minHeight: '1.625rem' });

/** 75 characters a line; only tables reach further. */
globalStyle(`${answered} :is(p, ul, ol)`, { maxWidth: '32rem' });

export const answerFooter = style({
  display: 'grid',
  gap: vars.space.large,
  marginBlockStart: vars.space.small,
});

/** What stands at the line's start is an icon within a button: in line with the text is the icon. */
globalStyle(`${answerFooter} > :first-child`, { marginInlineStart: '-10px' });

export const questions = style({ display: 'grid', marginBlockStart: vars.space.xxsmall });

globalStyle(`${questions} .${example}`, { paddingInline: 0 });

/** What can be done with a source, in line with its passage: of a quiet button that is the icon. */
export const underSource = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xxsmall });

globalStyle(`${underSource} > :last-child`, { marginInlineStart: '-10px' });

export const sources = style({
  gridColumn: 1,
  '@container': { '(min-width: 60rem)': { gridColumn: 2, gridRow: '2', alignSelf: 'start' } },
});

/** The box to write in, at the bottom whatever the scroll. */
export const dock = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  background: `linear-gradient(to top, ${vars.color.surface} 75%, transparent)`,
  paddingBlock: `${vars.space.large} ${vars.space.medium}`,
});

export const dockInner = style({
  width: '100%',
  maxWidth: '70rem',
  marginInline: 'auto',
  paddingInline: vars.space.large,
  containerType: 'inline-size',
  '@container': { [wide.less]: { paddingInline: vars.space.medium } },
});

/** In line with the answers above. */
export const dockBox = style({
  maxWidth: vars.size.measure,
  marginInline: 'auto',
  '@container': { '(min-width: 60rem)': { marginInline: 0 } },
});
