import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

const sized = (step: keyof typeof vars.type): string =>
  componentStyle({ fontSize: vars.type[step].size, lineHeight: vars.type[step].leading }, step);

export const text = recipe({
  base: componentStyle({ margin: 0, overflowWrap: 'anywhere' }, 'text'),
  variants: {
    size: { caption: sized('caption'), body: sized('body'), reading: sized('reading') },
    tone: {
      default: '',
      quiet: componentStyle({ color: vars.color.textQuiet }, 'quiet'),
      critical: componentStyle({ color: vars.color.critical }, 'critical'),
      positive: componentStyle({ color: vars.color.positive }, 'positive'),
    },
    weight: {
      regular: componentStyle({ fontWeight: vars.weight.regular }, 'regular'),
      medium: componentStyle({ fontWeight: vars.weight.medium }, 'medium'),
      strong: componentStyle({ fontWeight: vars.weight.strong }, 'strong'),
    },
  },
});

export const tabular = componentStyle({ fontVariantNumeric: 'tabular-nums lining-nums' }, 'tabular');

const clampedTo = (lines: number): string =>
  componentStyle(
    { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' },
    `clamp${lines}`,
  );

/** Classes rather than an inline variable: a strict Content-Security-Policy forbids style attributes in server HTML. */
export const clamped = {
  1: clampedTo(1),
  2: clampedTo(2),
  3: clampedTo(3),
  4: clampedTo(4),
  5: clampedTo(5),
  6: clampedTo(6),
};

const heading = { fontWeight: vars.weight.strong, textWrap: 'balance', overflowWrap: 'anywhere' } as const;

export const headingSize = {
  body: componentStyle(
    { ...heading, fontSize: vars.type.body.size, lineHeight: vars.type.body.leading },
    'headingBody',
  ),
  reading: componentStyle(
    { ...heading, fontSize: vars.type.reading.size, lineHeight: '1.5rem' },
    'headingReading',
  ),
  title: componentStyle(
    {
      ...heading,
      fontSize: vars.type.title.size,
      lineHeight: vars.type.title.leading,
      letterSpacing: '-0.005em',
    },
    'headingTitle',
  ),
  heading: componentStyle(
    {
      ...heading,
      fontSize: vars.type.heading.size,
      lineHeight: vars.type.heading.leading,
      letterSpacing: '-0.012em',
    },
    'headingHeading',
  ),
  display: componentStyle(
    {
      ...heading,
      fontWeight: vars.weight.heavy,
      fontSize: `clamp(1.75rem, 1.25rem + 2vw, ${vars.type.display.size})`,
      lineHeight: 1.16,
      letterSpacing: '-0.022em',
    },
    'headingDisplay',
  ),
};
