import { describe, expect, it } from 'vitest';
import { after } from '../state/commands';
import { workspaceActions } from './paletteActions';
import { initialWorkspace, type WorkspaceState } from '../state/workspace';

const offered = (state: WorkspaceState) =>
  Object.fromEntries(workspaceActions(state).map(({ label, unavailable }) => [label, unavailable]));
const one = after(initialWorkspace, { do: 'openTab', typeId: 'garden', title: 'Garden', now: 1 });

describe('what the palette offers of the workspace', () => {
  it('says on Home why nothing can be split, separated or closed', () =>
    expect(offered(initialWorkspace)).toEqual({
      'Open split view': expect.stringContaining('Home'),
      'Separate tabs': expect.stringContaining('alone'),
      'Close tab': expect.stringContaining('Home'),
      'Reopen closed tab': 'No tab was closed yet.',
    }));
  it('can split and close a tab alone', () =>
    expect(offered(one)).toMatchObject({ 'Open split view': undefined, 'Close tab': undefined }));
  it('can separate and close a pair, and not split it again', () =>
    expect(offered(after(one, { do: 'addSplit', id: '1', now: 2 }))).toEqual({
      'Open split view': expect.stringContaining('beside it already'),
      'Separate tabs': undefined,
      'Close tab': undefined,
      'Reopen closed tab': 'No tab was closed yet.',
    }));
  it('does to the active tab what it says', () => {
    const close = workspaceActions(one).find(({ label }) => label === 'Close tab');
    const closed = close && after(one, close.command(3));
    expect(closed?.tabs).toEqual(initialWorkspace.tabs);
    expect(closed && offered(closed)['Reopen closed tab']).toBeUndefined();
  });
});
