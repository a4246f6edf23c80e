import type { WebConfig } from '@seedbed/server/contract';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { ToastRegion } from '@seedbed/ui/toast';
import { defaultReads } from '../api/swr';
import { ClientNavigation } from '../App';
import { AppRoutes } from '../routes';
import { sessionAtom, type Session } from '../session/session.atom';
import { toasts } from '../feedback/toasts';
import { webConfigKey } from '../useWebConfig';
import { ada } from './ada';

const signedIn: Session = { status: 'signed-in', user: ada };

export interface PageStoryProps {
  /** The address in the browser's bar. */
  path: string;
  /** @default Ada, signed in */
  session?: Session;
  /** What the deployment offers. @default what the mocks answer */
  config?: WebConfig;
}

/** The app at one address, with caches and a session of its own; the contract is answered by the mocks. */
export function PageStory({ path, session = signedIn, config }: PageStoryProps) {
  const [store] = useState(() => {
    const own = createStore();
    own.set(sessionAtom, session);
    return own;
  });
  // A page asks for its settings once, and all stories are one page: they are brought along here.
  const [cache] = useState(() => new Map(config && [[webConfigKey, { data: config }]]));
  return (
    <Provider store={store}>
      <SWRConfig value={{ ...defaultReads, provider: () => cache }}>
        <MemoryRouter initialEntries={[path]}>
          <ClientNavigation>
            <AppRoutes />
            <ToastRegion queue={toasts} label="Notifications" />
          </ClientNavigation>
        </MemoryRouter>
      </SWRConfig>
    </Provider>
  );
}

/** What every page story is shown with. */
export const pageParameters = { layout: 'fullscreen' };

/** What a story left behind is none of the next one's business. */
export function forgetStories(): void {
  localStorage.clear();
  sessionStorage.clear();
  toasts.dismissAll();
  toasts.clearHistory();
}

/** What the stories of a page have in common. */
export const pageStory = { component: PageStory, parameters: pageParameters, beforeEach: forgetStories };
