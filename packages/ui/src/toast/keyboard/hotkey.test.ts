import { expect, it } from 'vitest';
import { isHotkey, type KeyPress } from './hotkey';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

it.each<[KeyPress, string, boolean]>([
  [press('F8'), 'F8', true],
  [press('F7'), 'F8', false],
  [press('F8', { shiftKey: true }), 'F8', false],
  [press('F8', { ctrlKey: true }), 'F8', false],
  [press('t', { altKey: true }), 'Alt+T', true],
  [press('T', { altKey: true, shiftKey: true }), 'Alt+Shift+t', true],
  [press('t'), 'Alt+T', false],
  [press('n', { ctrlKey: true }), 'Control+N', true],
  [press('n', { metaKey: true }), 'Control+N', false],
  [press('+', { altKey: true }), 'Alt++', true],
  [press('+'), '+', true],
])('%j is %s: %s', (pressed, hotkey, expected) => {
  expect(isHotkey(pressed, hotkey)).toBe(expected);
});
