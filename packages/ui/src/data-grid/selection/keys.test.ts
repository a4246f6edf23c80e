import { expect, it } from 'vitest';
import { commandOf } from './keys';

const setting = { page: 9, isRightToLeft: false };
const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

/** 'Ctrl+Shift+Z' as an event. */
const pressed = (keys: string) => {
  const held = keys.split('+');
  const key = held.pop() ?? '';
  return {
    ...none,
    key,
    ctrlKey: held.includes('Ctrl'),
    metaKey: held.includes('Cmd'),
    shiftKey: held.includes('Shift'),
    altKey: held.includes('Alt'),
  };
};

it.each([
  ['ArrowDown', { axis: 'row', by: 1 }],
  ['ArrowUp', { axis: 'row', by: -1 }],
  ['ArrowLeft', { axis: 'column', by: -1 }],
  ['ArrowRight', { axis: 'column', by: 1 }],
  ['Ctrl+ArrowDown', { axis: 'row', to: 'last' }],
  ['Home', { axis: 'column', to: 'first' }],
  ['Ctrl+Home', { axis: 'both', to: 'first' }],
  ['Cmd+End', { axis: 'both', to: 'last' }],
  ['PageDown', { axis: 'row', by: 9 }],
  ['PageUp', { axis: 'row', by: -9 }],
])('%s goes %j, with Shift it extends', (keys, step) => {
  expect(commandOf(pressed(keys), setting)).toEqual({ do: 'go', step, isExtending: false });
  expect(commandOf(pressed(`Shift+${keys}`), setting)).toEqual({ do: 'go', step, isExtending: true });
});

it('swaps left and right where one reads from right to left', () => {
  const step = { axis: 'column', by: -1 };
  expect(commandOf(pressed('ArrowRight'), { ...setting, isRightToLeft: true })).toMatchObject({ step });
});

it.each([
  ['a', { do: 'edit', how: 'replace' }],
  ['Shift+A', { do: 'edit', how: 'replace' }],
  ['Ctrl+Alt+@', { do: 'edit', how: 'replace' }],
  ['Enter', { do: 'edit', how: 'keep' }],
  ['F2', { do: 'edit', how: 'keep' }],
  ['Delete', { do: 'clear' }],
  ['Backspace', { do: 'clear' }],
  ['Ctrl+d', { do: 'fillDown' }],
  ['Ctrl+a', { do: 'selectAll' }],
  ['Shift+ ', { do: 'selectRow' }],
  ['Ctrl+Enter', { do: 'insertRow' }],
  ['Ctrl+Backspace', { do: 'removeRows' }],
  ['Alt+ArrowUp', { do: 'moveRows', by: -1 }],
  ['Alt+ArrowDown', { do: 'moveRows', by: 1 }],
  ['Ctrl+z', { do: 'undo' }],
  ['Ctrl+Shift+Z', { do: 'redo' }],
  ['Ctrl+Shift+z', { do: 'redo' }],
  ['Cmd+y', { do: 'redo' }],
])('%s: %j', (keys, command) => expect(commandOf(pressed(keys), setting)).toEqual(command));

it.each(['Tab', 'Escape', 'F6', 'Shift', 'Ctrl+c', 'Ctrl+v', 'Ctrl+f', 'Alt+Tab', 'Shift+Enter', 'Process'])(
  'leaves %s to others',
  (keys) => expect(commandOf(pressed(keys), setting)).toBeUndefined(),
);
