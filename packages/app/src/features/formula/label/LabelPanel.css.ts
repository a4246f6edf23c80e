import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

/** What is beside it may take the width: the labels stand under each other where there is no room. */
export const panel = style({ display: 'grid', gap: vars.space.medium, containerType: 'inline-size' });

export const labels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.medium,
  alignItems: 'start',
});

export const market = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });

export const missing = style({ margin: 0, paddingInlineStart: vars.space.medium });
