import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

const wide = '72rem';

export const page = style({
  minHeight: '100dvh',
  background: vars.color.surface,
  outline: 'none',
  textWrap: 'pretty',
  paddingInline: vars.space.large,
  '@media': { '(max-width: 767px)': { paddingInline: vars.space.medium } },
});

const band = style({ maxWidth: wide, marginInline: 'auto' });

export const bar = style([
  band,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '72px' },
]);

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  color: vars.color.accentText,
  fontSize: vars.type.title.size,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
});

export const hero = style([
  band,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    alignItems: 'center',
    gap: vars.space.xxlarge,
    paddingBlock: `${vars.space.xxlarge} 96px`,
    '@media': {
      '(max-width: 1023px)': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        paddingBlock: `${vars.space.xlarge} ${vars.space.xxlarge}`,
      },
    },
  },
]);

export const heroWords = style({ display: 'grid', gap: vars.space.medium, maxWidth: '34rem' });

export const actions = style({ marginBlockStart: vars.space.small });

export const promises = style([
  band,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: vars.space.xlarge,
    paddingBlockEnd: '72px',
    '@media': {
      '(max-width: 900px)': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: vars.space.large,
        paddingBlockEnd: vars.space.xxlarge,
      },
    },
  },
]);

export const promise = style({ display: 'grid', gap: vars.space.xsmall, alignContent: 'start' });

export const lab = style([
  band,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    gap: vars.space.xlarge,
    paddingBlock: `${vars.space.xxlarge} 96px`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': { '(max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large } },
  },
]);

export const labWords = style({ display: 'grid', gap: vars.space.xxsmall, alignContent: 'start' });

export const prototypes = style({ display: 'grid' });

export const prototype = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '52px',
  fontSize: vars.type.reading.size,
  fontWeight: vars.weight.medium,
  selectors: {
    'li + li > &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:hover': { color: vars.color.accentText },
  },
});
