import { componentStyle } from '../theme/componentStyle';
import { focusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

const { color, space, type } = vars;

export const frame = componentStyle({ display: 'grid', gap: space.xsmall, minWidth: 0 }, 'frame');

export const zone = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.xsmall,
    padding: space.large,
    border: `1px dashed ${color.lineStrong}`,
    borderRadius: vars.radius.card,
    color: color.text,
    textAlign: 'center',
    selectors: {
      // The line is whole as long as it takes what is dragged: seen without the tint too.
      '&[data-drop-target]': {
        borderStyle: 'solid',
        borderColor: color.accent,
        background: color.accentSoft,
        boxShadow: `inset 0 0 0 1px ${color.accent}`,
      },
      '&[data-focus-visible]': { ...focusRing, borderStyle: 'solid' },
      '&[data-disabled]': { borderColor: color.line, color: color.textDisabled },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-drop-target]': { outline: '2px solid Highlight' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'zone',
);

export const icon = componentStyle({ display: 'flex', color: color.textQuiet }, 'icon');

export const label = componentStyle(
  { fontSize: type.body.size, lineHeight: type.body.leading, fontWeight: vars.weight.strong },
  'label',
);

export const hint = componentStyle(
  {
    maxWidth: '44ch',
    marginBlockEnd: space.xxsmall,
    color: color.textQuiet,
    fontSize: type.caption.size,
    lineHeight: type.caption.leading,
    textWrap: 'pretty',
  },
  'hint',
);

export const refusals = componentStyle({ display: 'grid', gap: space.xxsmall }, 'refusals');

export const refusal = componentStyle(
  {
    display: 'flex',
    alignItems: 'start',
    gap: space.xxsmall,
    color: color.critical,
    fontSize: type.caption.size,
    lineHeight: type.caption.leading,
    overflowWrap: 'anywhere',
  },
  'refusal',
);

export const sign = componentStyle({ display: 'flex', flexShrink: 0, marginBlockStart: '1px' }, 'sign');
