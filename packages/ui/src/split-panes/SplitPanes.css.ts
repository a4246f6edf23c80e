import { createGlobalVar } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

export const group = componentStyle({
  display: 'grid',
  blockSize: '100%',
  inlineSize: '100%',
  minBlockSize: 0,
  // A definite track across: an automatic one lays every pane out twice.
  selectors: {
    '&[data-orientation="horizontal"]': { gridTemplateRows: 'minmax(0, 1fr)' },
    '&[data-orientation="vertical"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const pane = componentStyle({
  // A pane's content can neither move its sibling nor be laid out again because of it; it does its own scrolling,
  // because only it knows whether the scrolled region needs a tab stop and a name.
  contain: 'strict',
  overflow: 'clip',
  minInlineSize: 0,
  minBlockSize: 0,
});

/** How far the ghost of a divider is from it, while only the ghost moves. */
const ghost = createGlobalVar('seedbed-split-ghost');

const marked = { background: vars.color.accent, boxShadow: `0 0 0 1px ${vars.color.accent}` };

const hitArea = (pixels: number) => ({
  '&[data-orientation="horizontal"]::after': { insetInline: `${(1 - pixels) / 2}px` },
  '&[data-orientation="vertical"]::after': { insetBlock: `${(1 - pixels) / 2}px` },
});

/** A finger has no cursor that changes over the divider: this is where to take hold. */
const grip = (length: string) => ({
  background: `linear-gradient(${vars.color.lineStrong}, ${vars.color.lineStrong}) center / ${length} no-repeat`,
});

const resting = '&:not(:hover, :focus-visible, [data-resizing])';

export const handle = componentStyle({
  position: 'relative',
  zIndex: 1,
  touchAction: 'none',
  userSelect: 'none',
  background: vars.color.line,
  outline: 'none',
  selectors: {
    '&[data-orientation="horizontal"]': { inlineSize: '1px', cursor: 'col-resize' },
    '&[data-orientation="vertical"]': { blockSize: '1px', cursor: 'row-resize' },
    '&::after': { content: '', position: 'absolute', inset: 0 },
    ...hitArea(5),
    '&:hover, &[data-resizing]': marked,
    '&:focus-visible': {
      background: vars.color.focus,
      boxShadow: `0 0 0 1px ${vars.color.focus}, 0 0 0 3px ${vars.color.focusHalo}`,
    },
    // The line stays where the panes meet; its ghost goes with the pointer.
    '&[data-preview]': { background: vars.color.line, boxShadow: 'none' },
    '&[data-preview]::before': { content: '', position: 'absolute', inset: 0, ...marked },
    '&[data-preview][data-orientation="horizontal"]::before': { translate: `${ghost} 0` },
    '&[data-preview][data-orientation="vertical"]::before': { translate: `0 ${ghost}` },
  },
  '@media': {
    '(pointer: coarse)': {
      selectors: {
        ...hitArea(15),
        [`${resting}[data-orientation="horizontal"]::after`]: grip('3px 32px'),
        [`${resting}[data-orientation="vertical"]::after`]: grip('32px 3px'),
      },
    },
    '(forced-colors: active)': {
      background: 'CanvasText',
      selectors: {
        '&:hover, &:focus-visible, &[data-resizing]': {
          background: 'Highlight',
          outline: '2px solid Highlight',
        },
        '&[data-preview]::before': { background: 'Highlight', outline: '1px solid Highlight' },
      },
    },
  },
});
