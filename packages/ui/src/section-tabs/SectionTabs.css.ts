import { componentStyle } from '../theme/componentStyle';
import { insetFocusRing } from '../theme/focusRing';
import { underline, underlined } from '../theme/underlined';
import { vars } from '../theme/vars.css';

const { color, space } = vars;

/** Windows in which five sections stay in sight only if they stand closer: the window, and the room beside a word. */
const closer = [
  ['(max-width: 419px)', space.xsmall],
  ['(max-width: 379px)', space.xxsmall],
] as const;

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
      '@media': Object.fromEntries(
        closer.map(([window, room]) => [window, { marginInline: `calc(${room} * -1)` }]),
      ),
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

/** Squeezed, the words would stand out over the line beneath them. */
export const item = componentStyle({ flex: 'none' }, 'item');

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
      ...Object.fromEntries(
        closer.map(([window, room]) => [
          window,
          { paddingInline: room, selectors: { '&::after': { insetInline: room } } },
        ]),
      ),
      '(max-width: 339px)': { fontSize: vars.type.caption.size },
    },
  },
  'link',
);
