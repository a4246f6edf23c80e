import { describe, expect, it } from 'vitest';
import { after } from '../state/commands';
import { keyCommand } from './useWorkspaceKeys';
import { initialWorkspace } from '../state/workspace';

const choosing = after(initialWorkspace, { do: 'openNewTab', now: 1 });
const chosen = after(choosing, { do: 'choose', id: '1', typeId: 'search', title: 'Search' });
const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const j = { ...none, key: 'j', code: 'KeyJ' };
const t = { ...none, key: '†', code: 'KeyT' };

describe('keys', () => {
  it.each([
    ['⌘ J', { ...j, metaKey: true }],
    ['Ctrl+J', { ...j, ctrlKey: true }],
    ['Alt+T', { ...t, altKey: true }],
  ])('%s opens a new tab', (_name, event) =>
    expect(keyCommand(event, chosen, 5)).toEqual({ do: 'openNewTab', now: 5 }),
  );

  it.each([
    ['⌘ Shift J', { ...j, key: 'J', metaKey: true, shiftKey: true }],
    ['Ctrl+Shift+J', { ...j, key: 'J', ctrlKey: true, shiftKey: true }],
    ['Alt+Shift+T', { ...t, altKey: true, shiftKey: true }],
  ])('%s opens split view', (_name, event) =>
    expect(keyCommand(event, chosen, 5)).toEqual({ do: 'addSplit', id: '1', now: 5 }),
  );

  it('Alt+Shift+R opens what was closed last', () => {
    const r = { ...none, key: '‰', code: 'KeyR', altKey: true, shiftKey: true };
    expect(keyCommand(r, chosen, 5)).toEqual({ do: 'reopen' });
    expect(keyCommand({ ...r, ctrlKey: true }, chosen, 5)).toBeUndefined();
    expect(keyCommand({ ...r, shiftKey: false }, chosen, 5)).toBeUndefined();
  });

  it('Esc closes an open chooser and nothing else', () => {
    const escape = { ...none, key: 'Escape', code: 'Escape' };
    expect(keyCommand(escape, choosing, 5)).toEqual({ do: 'cancelChooser', id: '1' });
    expect(keyCommand(escape, chosen, 5)).toBeUndefined();
  });

  it.each([
    ['a letter', j],
    ['Alt+J', { ...j, altKey: true }],
    ['Ctrl+Alt+J', { ...j, altKey: true, ctrlKey: true }],
    ['Ctrl+T', { ...t, key: 't', ctrlKey: true }],
  ])('%s is left alone', (_name, event) => expect(keyCommand(event, chosen, 5)).toBeUndefined());
});
