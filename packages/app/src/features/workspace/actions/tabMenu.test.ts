import { describe, expect, it } from 'vitest';
import { after } from '../state/commands';
import { menuCommand, tabMenu, tabMenuWith } from './tabMenu';
import { initialWorkspace } from '../state/workspace';

const one = after(initialWorkspace, { do: 'openTab', typeId: 'search', title: 'Search', now: 1 });
const split = after(one, { do: 'addSplit', id: '1', now: 2 });
const labels = (state: typeof one, id: string) => tabMenu(state, id).map(({ label }) => label);

describe('the menu of a tab', () => {
  it('offers what applies, and nothing else', () => {
    expect(labels(one, 'home')).toEqual(['New tab']);
    expect(labels(one, '1')).toEqual(['Add split view', 'Duplicate', 'Close tab']);
    expect(labels(split, '1')).toEqual([
      'Duplicate',
      'Separate tabs',
      'Reset panel sizes',
      'Close tab',
      'Close tabs',
    ]);
  });

  it('offers to open again what was closed', () =>
    expect(labels(after(one, { do: 'close', id: '1' }), 'home')).toEqual(['New tab', 'Reopen closed tab']));

  it('has the strip’s own commands before what takes something away, and leaves closing to the workspace', () => {
    const own = [{ id: 'rename' }, { id: 'close-by-strip', isDanger: true }];
    const ids = tabMenuWith(tabMenu(one, '1'), own).map(({ id }) => id);
    expect(ids).toEqual(['addSplit', 'duplicate', 'rename', 'close']);
  });

  it.each([
    ['openNewTab', { do: 'openNewTab', now: 7 }],
    ['addSplit', { do: 'addSplit', id: '1', now: 7 }],
    ['duplicate', { do: 'duplicate', id: '1', now: 7 }],
    ['separate', { do: 'separate', id: '1' }],
    ['resetSizes', { do: 'resetSizes', id: '1' }],
    ['reopen', { do: 'reopen' }],
    ['close', { do: 'close', id: '1' }],
    ['closePair', { do: 'closePair', id: '1' }],
  ] as const)('%s commands what it says', (chosen, command) =>
    expect(menuCommand('1', chosen, 7)).toEqual(command),
  );
});
