import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

export const grow = componentStyle({ flexGrow: 1 }, 'grow');

export const header = componentStyle(
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    minHeight: vars.size.header,
    paddingInline: vars.space.large,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
    // Without a name and anything to do, a line would be an empty shelf.
    selectors: { [`&:not(:has(> h1)):has(> ${grow}:last-child)`]: { borderBlockEndColor: 'transparent' } },
    '@media': { '(max-width: 767px)': { paddingInline: vars.space.small } },
  },
  'header',
);

export const title = componentStyle(
  {
    minInlineSize: 0,
    overflow: 'hidden',
    fontSize: vars.type.reading.size,
    lineHeight: '1.5rem',
    fontWeight: vars.weight.strong,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  'title',
);

export const side = componentStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space.xsmall, flexShrink: 0 },
  'side',
);
