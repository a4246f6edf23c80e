import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after } from './commands';
import { anyCommand } from './commands.fixture';
import { isSound, storedText, workspaceFrom } from './storedWorkspace';
import { initialWorkspace, type WorkspaceCommand, type WorkspaceState } from './workspace';

const run = (state: WorkspaceState, ...commands: WorkspaceCommand[]) => commands.reduce(after, state);
const open = (now: number): WorkspaceCommand => ({ do: 'openTab', typeId: 'garden', title: `T${now}`, now });
const ids = ({ tabs }: WorkspaceState) => tabs.map(({ id }) => id);
const three = run(initialWorkspace, open(1), open(2), open(3));
const pair = run(
  three,
  { do: 'addSplit', id: '2', now: 9 },
  {
    do: 'choose',
    id: '9',
    typeId: 'search',
    title: 'Search',
  },
);
const sized = run(pair, { do: 'setSizes', id: '2', sizes: [30, 70] });

describe('a closed tab', () => {
  it('comes back at its place, active, scrolled as it was', () => {
    const back = run(three, { do: 'close', id: '2', scrolls: { 2: 240 } }, { do: 'reopen' });
    expect(ids(back)).toEqual(['home', '1', '2', '3']);
    expect(back.activeId).toBe('2');
    expect(back.tabs[2]).toMatchObject({ title: 'T2', scroll: 240 });
  });

  it('comes back beside its partner, as wide as it was', () => {
    const back = run(sized, { do: 'close', id: '2' }, { do: 'reopen' });
    expect(ids(back)).toEqual(['home', '1', '2', '9', '3']);
    expect(back.sizes).toEqual({ '2|9': [30, 70] });
    expect(isSound(back)).toBe(true);
  });

  it('comes back alone where its partner is gone', () => {
    const back = run(
      sized,
      { do: 'close', id: '2' },
      { do: 'close', id: '9' },
      { do: 'reopen' },
      { do: 'reopen' },
    );
    expect(ids(back).toSorted()).toEqual(['1', '2', '3', '9', 'home']);
    expect(isSound(back)).toBe(true);
  });

  it('comes back with its other half where both were closed', () => {
    const back = run(sized, { do: 'closePair', id: '9' }, { do: 'reopen' });
    expect(ids(back)).toEqual(['home', '1', '2', '9', '3']);
    expect(back.sizes).toEqual({ '2|9': [30, 70] });
  });

  it('is not kept where nothing was chosen in it', () => {
    const choosing = run(initialWorkspace, { do: 'openNewTab', now: 1 }, { do: 'close', id: '1' });
    expect(run(choosing, { do: 'reopen' })).toEqual(initialWorkspace);
  });

  it('survives a reload', () => {
    const kept = workspaceFrom(storedText(run(three, { do: 'close', id: '2' })));
    expect(ids(run(kept, { do: 'reopen' }))).toEqual(['home', '1', '2', '3']);
  });
});

it('the last 20 can be opened again, the last one first', () => {
  const many = Array.from({ length: 25 }, (_, at) => at + 1);
  const closed = run(
    initialWorkspace,
    ...many.map(open),
    ...many.map((id): WorkspaceCommand => ({ do: 'close', id: String(id) })),
  );
  const back = run(closed, ...many.map((): WorkspaceCommand => ({ do: 'reopen' })));
  expect(ids(back)).toHaveLength(21);
  expect(ids(back)).not.toContain('5');
  expect(ids(back)).toContain('6');
});

it('whatever is closed and opened again, the workspace is sound', () =>
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 40 }), (commands) => {
      const state = run(initialWorkspace, ...commands, { do: 'reopen' }, { do: 'reopen' });
      expect(isSound(state)).toBe(true);
    }),
  ));
