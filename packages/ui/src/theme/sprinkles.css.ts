import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { atomLayer } from './layers.css';
import { breakpoint } from './tokens';
import { vars } from './vars.css';

const responsive = defineProperties({
  '@layer': atomLayer,
  conditions: {
    small: {},
    medium: { '@media': `(min-width: ${breakpoint.medium}px)` },
    large: { '@media': `(min-width: ${breakpoint.large}px)` },
  },
  defaultCondition: 'small',
  properties: {
    display: ['none', 'block', 'flex', 'grid', 'inline-flex', 'contents'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['stretch', 'start', 'center', 'end', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
    },
    gap: vars.space,
    paddingBlock: vars.space,
    paddingInline: vars.space,
    marginBlock: vars.space,
  },
  shorthands: {
    padding: ['paddingBlock', 'paddingInline'],
    columns: ['gridTemplateColumns'],
    align: ['alignItems'],
    justify: ['justifyContent'],
  },
});

const constant = defineProperties({
  '@layer': atomLayer,
  properties: {
    background: vars.color,
    color: vars.color,
    borderRadius: vars.radius,
    flexGrow: [0, 1],
    flexShrink: [0, 1],
    textAlign: ['start', 'center', 'end'],
    maxWidth: { measure: vars.size.measure, none: 'none' },
    overflow: ['hidden', 'auto', 'visible'],
    position: ['relative', 'static', 'sticky'],
  },
});

/** Single-property classes over the theme's scales: `sprinkles({ display: 'grid', gap: { small: 'small', large: 'large' } })`. */
export const sprinkles = createSprinkles(responsive, constant);

/** What `sprinkles` accepts. */
export type Sprinkles = Parameters<typeof sprinkles>[0];
