import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

export const skeleton = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 62fr) minmax(0, 38fr)',
  gap: vars.space.medium,
});

export const skeletonLines = style({ display: 'grid', gap: vars.space.xxsmall, alignContent: 'start' });

/** Words as wide as they read well, and the ways to begin below them. */
export const empty = style({ display: 'grid', gap: vars.space.medium, justifyItems: 'start' });

export const promise = style({ maxWidth: '34rem', textWrap: 'pretty' });
