import { createRoot, type Root } from 'react-dom/client';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { after } from './state/commands';
import { useWorkspaceKeys } from './actions/useWorkspaceKeys';
import { initialWorkspace, type WorkspaceCommand } from './state/workspace';

const choosing = after(initialWorkspace, { do: 'openNewTab', now: 1 });
const command = vi.fn<(command: WorkspaceCommand) => void>();
let root: Root;

function Keys() {
  useWorkspaceKeys(choosing, command);
  return null;
}

const point = (type: string, buttons: number) =>
  document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, buttons }));
const pressEscape = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  command.mockReset();
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Keys />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('leaves Esc to what is dragged, and has it again once the pointer is let go', () => {
  point('pointerdown', 1);
  point('pointermove', 1);
  pressEscape();
  expect(command).not.toHaveBeenCalled();
  point('pointerup', 0);
  pressEscape();
  expect(command).toHaveBeenCalledExactlyOnceWith({ do: 'cancelChooser', id: '1' });
});

it('has Esc again after a release that no one told of', () => {
  point('pointerdown', 1);
  point('pointermove', 0);
  pressEscape();
  expect(command).toHaveBeenCalledOnce();
});
