import { componentStyle } from '../../theme/componentStyle';
import { vars } from '../../theme/vars.css';
import * as buttons from '../ToastButton.css';

const { color, space } = vars;

export const history = componentStyle(
  { display: 'grid', gap: space.medium, justifyItems: 'start' },
  'history',
);

export const empty = componentStyle({ color: color.textQuiet }, 'empty');

export const list = componentStyle({ width: '100%', overflowWrap: 'anywhere' }, 'list');

export const record = componentStyle(
  {
    display: 'flex',
    gap: space.small,
    paddingBlock: space.small,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  },
  'record',
);

export const mark = componentStyle(
  {
    flexShrink: 0,
    paddingBlockStart: '1px',
    color: color.positive,
    selectors: { [`${record}[data-variant="destructive"] > &`]: { color: color.critical } },
  },
  'mark',
);

export const words = componentStyle({ flexGrow: 1 }, 'words');
export const title = componentStyle({ fontWeight: vars.weight.strong }, 'title');

export const count = componentStyle(
  { marginInlineStart: space.xsmall, color: color.textQuiet, fontVariantNumeric: 'tabular-nums' },
  'count',
);

export const quiet = componentStyle(
  {
    marginBlockStart: space.xxsmall,
    color: color.textQuiet,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.leading,
    fontVariantNumeric: 'tabular-nums',
  },
  'quiet',
);

export const outcome = componentStyle({ '::before': { content: '" · "' } }, 'outcome');

export const clear = `${buttons.button} ${buttons.outlined}`;
