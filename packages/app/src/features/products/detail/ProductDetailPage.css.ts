import { vars } from '@seedbed/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../../../screen/screen.css';

export const head = style({
  width: '100%',
  maxWidth: '60rem',
  marginInline: 'auto',
  padding: `${vars.space.xlarge} ${vars.space.large} ${vars.space.large}`,
  '@container': {
    [wide.less]: { padding: `${vars.space.large} ${vars.space.medium} ${vars.space.medium}` },
  },
});

export const description = style({
  marginBlockStart: vars.space.xsmall,
  maxWidth: '34rem',
  textWrap: 'pretty',
  whiteSpace: 'pre-line',
});

export const body = style({
  width: '100%',
  maxWidth: '60rem',
  marginInline: 'auto',
  padding: `0 ${vars.space.large} ${vars.space.xxlarge}`,
  '@container': { [wide.less]: { paddingInline: vars.space.medium } },
});

export const section = style({
  // Its rule comes to lie under that of the contents bar.
  scrollMarginBlockStart: `calc(${vars.size.header} + 2.75rem)`,
  paddingBlock: vars.space.xlarge,
  // A layer of its own: what changes in one has none of the others painted again.
  isolation: 'isolate',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

// While somebody works in one section, the others may grow and shrink above it: what is worked on stays in its place.
globalStyle(`${body}:has(> ${section}:focus-within) > ${section}:not(:focus-within)`, {
  overflowAnchor: 'none',
});

// What the keyboard reaches comes to rest below the two bars that stay on top.
globalStyle(`${section} :is(a, button, summary, [tabindex])`, {
  scrollMarginBlockStart: `calc(${vars.size.header} + 3rem + ${vars.space.medium})`,
});

export const sectionTitle = style({ marginBlockEnd: vars.space.medium });

/** A sentence or two: as wide as they read well, and no word alone on the last line. */
export const promise = style({ maxWidth: '34rem', textWrap: 'pretty' });
