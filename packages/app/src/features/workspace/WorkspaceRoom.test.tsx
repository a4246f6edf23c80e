import '@seedbed/ui/theme';
import { createStore, Provider } from 'jotai';
import { act, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptTabs } from '../../constants';
import { TabTypes, type TabType } from '../../navigation/tabTypes';
import { useScreenScope } from '../../screen/screenScope';
import { scrollerOf } from '../../scrolling/scroller';
import { sessionAtom, type SessionUser } from '../../session/session.atom';
import { after } from './state/commands';
import { useOpenTab } from './state/useWorkspace';
import { initialWorkspace, type WorkspaceCommand } from './state/workspace';
import { WorkspaceRoom } from './WorkspaceRoom';

const ada: SessionUser = {
  uid: 'ada',
  displayName: null,
  email: null,
  emailVerified: true,
  photoURL: null,
  phoneNumber: null,
  isAnonymous: false,
  tenantId: null,
  providerData: [],
  creationTime: null,
  lastSignInTime: null,
};

/** Ids of the tabs whose screens were drawn, one for each time. */
let draws: string[] = [];
let command: (command: WorkspaceCommand) => void;
let container: HTMLElement;
let root: Root;

function Tall() {
  useOpenTab();
  draws.push(useScreenScope());
  return <div style={{ height: 3000, flexShrink: 0 }}>Tall</div>;
}
const tall: TabType = {
  id: 'tall',
  title: 'Tall',
  icon: null,
  preview: null,
  address: '/tabs',
  Screen: Tall,
};
/** Begins at a place of its own, as a conversation does at its end. */
function Begun() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    scrollerOf(ref.current).scrollTop = 500;
  }, []);
  return (
    <div ref={ref} style={{ height: 3000, flexShrink: 0 }}>
      Begun
    </div>
  );
}
const begun: TabType = { ...tall, id: 'begun', Screen: Begun };
const types = [tall, begun];

const ids = Array.from({ length: keptTabs + 2 }, (_, index) => String(index + 1));
const opened = ids.reduce(
  (state, id) => after(state, { do: 'openTab', typeId: tall.id, title: id, now: Number(id) }),
  initialWorkspace,
);
const withBegun = after(opened, { do: 'openTab', typeId: begun.id, title: 'Begun', now: 99 });
const atFirst = after(withBegun, { do: 'activate', id: '1' });

function Room() {
  const [state, setState] = useState(atFirst);
  const origin = useRef<Element>(null);
  const send = useCallback((asked: WorkspaceCommand) => setState((now) => after(now, asked)), []);
  useEffect(() => {
    command = send;
  }, [send]);
  return <WorkspaceRoom state={state} origin={origin} command={send} />;
}

const panel = (id: string) => container.querySelector(`#panel-${id}`) as HTMLElement;
const goTo = (id: string) => act(() => command({ do: 'activate', id }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
  container.style.cssText = 'display: flex; flex-direction: column; height: 400px';
  document.body.append(container);
  const store = createStore();
  store.set(sessionAtom, { status: 'signed-in', user: ada });
  root = createRoot(container);
  act(() =>
    root.render(
      <Provider store={store}>
        <MemoryRouter>
          <TabTypes.Provider value={types}>
            <Room />
          </TabTypes.Provider>
        </MemoryRouter>
      </Provider>,
    ),
  );
  draws = [];
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

it('draws a screen when its tab is first looked at, and no screen when tabs are switched', () => {
  goTo('2');
  goTo('1');
  goTo('2');
  act(() => command({ do: 'move', id: '2', drop: { targetId: '5', side: 'after' } }));
  expect(draws).toEqual(['2']);
});

it('keeps the screens that were looked at last, and lets go of the others', () => {
  for (const id of ids.slice(1)) goTo(id);
  expect(ids.filter((id) => panel(id).childElementCount === 0)).toEqual(['1']);
});

it('brings a screen that it let go of back to where it was scrolled', async () => {
  panel('1').scrollTop = 700;
  await vi.waitUntil(() => panel('1').scrollTop === 700);
  // Told of with the next frame.
  await new Promise(requestAnimationFrame);
  for (const id of ids.slice(1)) goTo(id);
  expect(panel('1').childElementCount).toBe(0);
  goTo('1');
  expect(panel('1').scrollTop).toBe(700);
});

it('keeps what is scrolled, whichever tab is moved', async () => {
  panel('1').scrollTop = 700;
  await vi.waitUntil(() => panel('1').scrollTop === 700);
  for (const side of ['after', 'before'] as const) {
    act(() => command({ do: 'move', id: '1', drop: { targetId: '2', side } }));
    goTo('3');
    goTo('1');
    expect(panel('1').scrollTop).toBe(700);
  }
});

it('leaves a screen that is looked at first where it begins', () => {
  goTo('99');
  expect(panel('99').scrollTop).toBe(500);
});

it('draws neither half of a split when it goes out of sight and comes back', () => {
  act(() => command({ do: 'addSplit', id: '1', now: 100 }));
  act(() => command({ do: 'choose', id: '100', typeId: tall.id, title: 'Half' }));
  draws = [];
  goTo('2');
  goTo('1');
  expect(draws).toEqual(['2']);
});
