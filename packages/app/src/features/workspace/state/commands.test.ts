import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after } from './commands';
import { anyCommand } from './commands.fixture';
import { isSound, storedText, workspaceFrom } from './storedWorkspace';
import {
  activeTab,
  initialWorkspace,
  isChoosing,
  pairKey,
  shownTabs,
  type WorkspaceCommand,
  type WorkspaceState,
} from './workspace';

const run = (...commands: WorkspaceCommand[]) => commands.reduce(after, initialWorkspace);
const ids = (state: WorkspaceState) => state.tabs.map(({ id }) => id);
const open = (now: number): WorkspaceCommand => ({ do: 'openNewTab', now });
const choose = (id: string, title = `Tab ${id}`): WorkspaceCommand => ({
  do: 'choose',
  id,
  typeId: 'search',
  title,
});
const opened = (now: number) => [open(now), choose(String(now))];

/** home, 1, 2, 3; 3 is active. */
const three = run(...opened(1), ...opened(2), ...opened(3));
/** home, 1, 2|9, 3; 9 is active and chosen. */
const split = [{ do: 'addSplit', id: '2', now: 9 } as const, choose('9')].reduce(after, three);

describe('a first visit', () => {
  it('has only Home, active', () => {
    expect(ids(initialWorkspace)).toEqual(['home']);
    expect(initialWorkspace.activeId).toBe('home');
  });
});

describe('new tab', () => {
  it('is added at the end, active, with its chooser open', () => {
    const state = after(three, open(4));
    expect(ids(state)).toEqual(['home', '1', '2', '3', '4']);
    expect(activeTab(state)).toMatchObject({ id: '4', title: 'New tab', typeId: null });
    expect(isChoosing(activeTab(state))).toBe(true);
  });
  it('is not opened while the chooser is open on the active tab', () => {
    const state = after(three, open(4));
    expect(after(state, open(5))).toBe(state);
  });
  it('is opened beside a chooser that is out of sight', () => {
    const away = [open(4), { do: 'activate', id: '1' } as const, open(5)].reduce(after, three);
    expect(ids(away).at(-1)).toBe('5');
  });
  it('has an id of its own in the same millisecond', () => {
    expect(ids(run(...opened(7), open(7)))).toEqual(['home', '7', '8']);
  });
  it('takes title and type from what is chosen, once', () => {
    const state = [open(4), choose('4', 'Claims'), choose('4', 'Formula')].reduce(after, three);
    expect(activeTab(state)).toMatchObject({ title: 'Claims', typeId: 'search' });
  });
});

describe('a tab opened from outside', () => {
  it('has its choice made already, even beside an open chooser', () => {
    const command: WorkspaceCommand = { do: 'openTab', typeId: 'claims', title: 'Claims', now: 5 };
    expect(activeTab([open(4), command].reduce(after, three))).toMatchObject({
      id: '5',
      title: 'Claims',
      typeId: 'claims',
    });
  });
});

describe('Esc in the chooser', () => {
  const cancel = (id: string): WorkspaceCommand => ({ do: 'cancelChooser', id });
  it('goes back to the tab that was active', () => {
    const state = [{ do: 'activate', id: '1' } as const, open(4), cancel('4')].reduce(after, three);
    expect(ids(state)).toEqual(ids(three));
    expect(state.activeId).toBe('1');
  });
  it('goes to Home when that one is gone', () => {
    const state = [open(4), { do: 'close', id: '3' } as const, cancel('4')].reduce(after, three);
    expect(state.activeId).toBe('home');
  });
  it('leaves the partner of a split as a normal tab', () => {
    const state = [{ do: 'addSplit', id: '2', now: 9 } as const, cancel('9')].reduce(after, three);
    expect(ids(state)).toEqual(ids(three));
    expect(activeTab(state)).toMatchObject({ id: '2', splitId: null });
  });
  it('does nothing to a tab in which something was chosen', () =>
    expect(after(three, cancel('3'))).toBe(three));
});

describe('split view', () => {
  it('puts a new tab with its chooser right of the tab, linked both ways', () => {
    const state = after(three, { do: 'addSplit', id: '2', now: 9 });
    expect(ids(state)).toEqual(['home', '1', '2', '9', '3']);
    expect(shownTabs(state).map(({ id, splitId }) => [id, splitId])).toEqual([
      ['2', '9'],
      ['9', '2'],
    ]);
    expect(isChoosing(activeTab(state))).toBe(true);
  });
  it.each(['home', '2', '9'])('is refused to %s', (id) =>
    expect(after(split, { do: 'addSplit', id, now: 20 })).toBe(split),
  );
  it('keeps its sizes by both ids in strip order, and resets them', () => {
    const sized = after(split, { do: 'setSizes', id: '9', sizes: [30, 70] });
    expect(sized.sizes).toEqual({ '2|9': [30, 70] });
    expect(after(sized, { do: 'resetSizes', id: '2' }).sizes).toEqual({});
  });
  it.each([[[50]], [[0, 100]], [[Number.NaN, 50]], [[20, 30, 50]]])('refuses sizes %j', (sizes) =>
    expect(after(split, { do: 'setSizes', id: '2', sizes })).toBe(split),
  );
  it('is separated with the chosen half active', () => {
    const sized = after(split, { do: 'setSizes', id: '9', sizes: [30, 70] });
    const state = after(sized, { do: 'separate', id: '2' });
    expect(state.tabs.every(({ splitId }) => splitId === null)).toBe(true);
    expect(state.activeId).toBe('2');
    expect(state.sizes).toEqual({});
  });
});

describe('duplicate', () => {
  it('lands right after its source, active, with the same title and type', () => {
    const state = after(three, { do: 'duplicate', id: '1', now: 30 });
    expect(ids(state)).toEqual(['home', '1', '30', '2', '3']);
    expect(activeTab(state)).toMatchObject({ id: '30', title: 'Tab 1', typeId: 'search' });
  });
  it('copies a split with its sizes', () => {
    const sized = after(split, { do: 'setSizes', id: '2', sizes: [30, 70] });
    const state = after(sized, { do: 'duplicate', id: '9', now: 30 });
    expect(ids(state)).toEqual(['home', '1', '2', '9', '30', '31', '3']);
    expect(state.activeId).toBe('31');
    expect(pairKey(state, '30')).toBe('30|31');
    expect(state.sizes).toEqual({ '2|9': [30, 70], '30|31': [30, 70] });
  });
  it('is refused to Home', () => expect(after(three, { do: 'duplicate', id: 'home', now: 30 })).toBe(three));
});

describe('close', () => {
  it('is refused to Home', () =>
    expect(after(initialWorkspace, { do: 'close', id: 'home' })).toBe(initialWorkspace));
  it('makes the last tab active when it was the active one', () => {
    const state = [{ do: 'activate', id: '1' } as const, { do: 'close', id: '1' } as const].reduce(
      after,
      three,
    );
    expect(state.activeId).toBe('3');
  });
  it('leaves the active tab where another is closed', () =>
    expect(after(three, { do: 'close', id: '1' }).activeId).toBe('3'));
  it('leaves the partner alone and active', () => {
    const state = after(split, { do: 'close', id: '9' });
    expect(activeTab(state)).toMatchObject({ id: '2', splitId: null });
  });
  it('closes both, and the last one left is active', () => {
    const state = after(split, { do: 'closePair', id: '2' });
    expect(ids(state)).toEqual(['home', '1', '3']);
    expect(state.activeId).toBe('3');
    const alone = run(...opened(1), { do: 'addSplit', id: '1', now: 2 }, { do: 'closePair', id: '2' });
    expect(alone).toMatchObject(initialWorkspace);
  });
});

describe('move', () => {
  it.each([
    ['3', { targetId: '1', side: 'before' }, ['home', '3', '1', '2', '9']],
    ['3', { targetId: 'home', side: 'after' }, ['home', '3', '1', '2', '9']],
    ['1', { targetId: '3', side: 'after' }, ['home', '2', '9', '3', '1']],
    ['9', { targetId: '1', side: 'before' }, ['home', '2', '9', '1', '3']],
    ['1', { targetId: '2', side: 'after' }, ['home', '2', '9', '1', '3']],
    ['3', { targetId: '9', side: 'before' }, ['home', '1', '3', '2', '9']],
    ['3', { targetId: 'home', side: 'before' }, ['home', '1', '2', '9', '3']],
    ['home', { targetId: '3', side: 'after' }, ['home', '1', '2', '9', '3']],
    ['2', { targetId: '9', side: 'after' }, ['home', '1', '2', '9', '3']],
    ['3', { targetId: 'gone', side: 'after' }, ['home', '1', '2', '9', '3']],
  ] as const)('%s %o', (id, drop, order) =>
    expect(ids(after(split, { do: 'move', id, drop }))).toEqual(order),
  );
});

describe('rename', () => {
  const rename = (id: string, title: string): WorkspaceCommand => ({ do: 'rename', id, title });
  it('trims', () => expect(activeTab(after(three, rename('3', ' Zinc '))).title).toBe('Zinc'));
  it.each([
    ['3', '  '],
    ['home', 'Away'],
  ])('leaves %s for %j', (id, title) => expect(after(three, rename(id, title))).toBe(three));
});

describe('no sequence of commands', () => {
  it('loses Home, an active tab or a partner, or makes two tabs one', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 60 }), (commands) => {
        let state = initialWorkspace;
        for (const each of commands) {
          state = after(state, each);
          expect(isSound(state)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('leads to a state that a reload would not bring back', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 40 }), (commands) => {
        const state = commands.reduce(after, initialWorkspace);
        expect(workspaceFrom(storedText(state))).toEqual(state);
      }),
    );
  });
});

describe('a stored workspace that is odd is a first visit', () => {
  const [home, one] = three.tabs;
  it.each([
    null,
    '',
    'nonsense',
    'null',
    '[]',
    '{}',
    JSON.stringify({ ...three, tabs: [] }),
    JSON.stringify({ ...three, tabs: [one, home] }),
    JSON.stringify({ ...three, tabs: [home, one, one] }),
    JSON.stringify({ ...three, activeId: 'gone' }),
    JSON.stringify({ ...three, tabs: [home, { ...one, splitId: '2' }], activeId: 'home' }),
    JSON.stringify({
      ...three,
      tabs: [
        { ...home, splitId: '1' },
        { ...one, splitId: 'home' },
      ],
    }),
    JSON.stringify({ ...three, tabs: [home, { ...one, title: 7 }], activeId: 'home' }),
    JSON.stringify({ ...split, tabs: split.tabs.toSpliced(3, 0, { ...activeTab(three), id: '40' }) }),
    JSON.stringify({ ...split, sizes: { '2|9': [50] } }),
    JSON.stringify({ ...three, sizes: { '2|9': [50, 50] } }),
  ])('%s', (text) => expect(workspaceFrom(text)).toEqual(initialWorkspace));

  it('as long as it is sound it comes back', () => expect(workspaceFrom(storedText(split))).toEqual(split));
});
