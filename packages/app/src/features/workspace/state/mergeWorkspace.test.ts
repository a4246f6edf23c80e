import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after } from './commands';
import { anyCommand } from './commands.fixture';
import { mergedWorkspace } from './mergeWorkspace';
import { isSound } from './storedWorkspace';
import { initialWorkspace, type WorkspaceCommand, type WorkspaceState } from './workspace';

const open = (now: number): WorkspaceCommand => ({
  do: 'openTab',
  typeId: 'search',
  title: `Tab ${now}`,
  now,
});
const made = (state: WorkspaceState, ...commands: WorkspaceCommand[]) => commands.reduce(after, state);
const ids = (state: WorkspaceState) => state.tabs.map(({ id }) => id);

/** home, 1, 2. */
const base = made(initialWorkspace, open(1), open(2));
const merged = (ours: WorkspaceCommand[], theirs: WorkspaceCommand[]) =>
  mergedWorkspace({ base, ours: made(base, ...ours), theirs: made(base, ...theirs) });

describe('two windows of one person', () => {
  it('keep the tabs that either opened', () =>
    expect(ids(merged([open(3)], [open(4)]))).toEqual(['home', '1', '2', '3', '4']));

  it('lose the tabs that either closed', () =>
    expect(ids(merged([{ do: 'close', id: '1' }], [{ do: 'close', id: '2' }]))).toEqual(['home']));

  it('take the other’s order, and each its own new name', () => {
    const state = merged(
      [{ do: 'rename', id: '1', title: 'Zinc' }],
      [{ do: 'move', id: '2', drop: { targetId: '1', side: 'before' } }],
    );
    expect(state.tabs.map(({ title }) => title)).toEqual(['Home', 'Tab 2', 'Zinc']);
  });

  it('keep each its own active tab, and Home where that is gone', () => {
    expect(merged([{ do: 'activate', id: '1' }], [open(4)]).activeId).toBe('1');
    expect(merged([{ do: 'activate', id: '1' }], [{ do: 'close', id: '1' }]).activeId).toBe('home');
  });

  it('let a half go on alone when the other window closed its partner', () => {
    const split: WorkspaceCommand = { do: 'addSplit', id: '1', now: 9 };
    const state = merged([split], [{ do: 'close', id: '1' }]);
    expect(state.tabs.map(({ id, splitId }) => [id, splitId])).toEqual([
      ['home', null],
      ['9', null],
      ['2', null],
    ]);
  });

  it('never lose Home, a partner or a tab, whatever each does', () => {
    const commands = fc.array(anyCommand, { maxLength: 20 });
    fc.assert(
      fc.property(commands, commands, commands, (before, mine, others) => {
        const common = made(initialWorkspace, ...before);
        const ours = made(common, ...mine);
        const theirs = made(common, ...others);
        const state = mergedWorkspace({ base: common, ours, theirs });
        expect(isSound(state)).toBe(true);
        const isKept = (id: string) =>
          ids(common).includes(id)
            ? ids(ours).includes(id) && ids(theirs).includes(id)
            : ids(ours).includes(id) || ids(theirs).includes(id);
        const all = new Set([common, ours, theirs].flatMap(ids));
        expect(new Set(ids(state))).toEqual(new Set([...all].filter(isKept)));
      }),
      { numRuns: 500 },
    );
  });
});
