import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { defaultReads } from '../api/swr';
import { sessionAtom, type Session } from '../session/session.atom';
import { ada } from './ada';

/** The world of a page: what it remembers, and who is here. */
export function newPage(session: Session = { status: 'signed-in', user: ada }) {
  const store = createStore();
  store.set(sessionAtom, session);
  return { store, cache: new Map() };
}

export type Page = ReturnType<typeof newPage>;

/** Shows something on a page. @returns takes it away */
export function show(page: Page, children: ReactNode, path = '/'): () => void {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <Provider store={page.store}>
        <SWRConfig value={{ ...defaultReads, provider: () => page.cache }}>
          <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
        </SWRConfig>
      </Provider>,
    ),
  );
  return () => {
    flushSync(() => root.unmount());
    host.remove();
  };
}

/** A hook in use. */
export interface Hosted<Value> {
  /** What it gave when it was last drawn. */
  readonly current: Value;
  unmount: () => void;
}

/** Uses a hook on a page. */
export function hosted<Value>(page: Page, useValue: () => Value): Hosted<Value> {
  const values: Value[] = [];
  function Host() {
    values.push(useValue());
    return null;
  }
  const unmount = show(page, <Host />);
  return {
    get current() {
      return values[values.length - 1] as Value;
    },
    unmount,
  };
}
