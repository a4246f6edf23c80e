import { componentStyle } from '../theme/componentStyle';
import { insetFocusRing } from '../theme/focusRing';
import { underline, underlined } from '../theme/underlined';
import { vars } from '../theme/vars.css';

const { color, space } = vars;

const sticky = (top: string, name: string): string =>
  componentStyle(
    {
      position: 'sticky',
      insetBlockStart: top,
      zIndex: vars.layer.sticky,
      // The words, not their targets, stand in line with the text below.
      marginInline: `calc(${space.small} * -1)`,
      borderBlockEnd: `1px solid ${color.line}`,
      background: color.surface,
    },
    name,
  );

export const bar = { header: sticky(vars.size.header, 'belowHeader'), top: sticky('0', 'atTop') };

export const list = componentStyle(
  {
    display: 'flex',
    gap: space.xxsmall,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  'list',
);

export const link = componentStyle(
  {
    ...underlined,
    minHeight: vars.size.touch,
    selectors: {
      '&::after': underline,
      '&:hover, &[aria-current]': { color: color.text },
      '&[aria-current]::after': { opacity: 1 },
      '&:focus-visible': { ...insetFocusRing, borderRadius: vars.radius.control },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&::after': { background: 'Highlight' } } },
      // The narrowest of screens: all sections stay in sight.
      '(max-width: 339px)': { paddingInline: space.xxsmall, fontSize: vars.type.caption.size },
    },
  },
  'link',
);
