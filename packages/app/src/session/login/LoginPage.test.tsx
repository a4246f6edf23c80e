import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../feedback/toasts';
import { ada } from '../../testing/ada';
import { newPage, show, type Page } from '../../testing/hosted';
import { mockServer } from '../../testing/mockedServer';
import { LoginPage } from './LoginPage';
import { RequireSession } from '../RequireSession';
import { sessionAtom } from '../session.atom';
import { signingOutAtom } from '../signingOut.atom';

let hide = () => {};

function LoginOrElsewhere() {
  const { pathname } = useLocation();
  return pathname === '/login' ? <LoginPage /> : <output>{pathname}</output>;
}

const open = (page: Page) => {
  hide = show(page, <LoginOrElsewhere />, '/login');
};
const arrive = (page: Page) => page.store.set(sessionAtom, { status: 'signed-in', user: ada });
const said = () => toasts.getToasts().map(({ description }) => description);

beforeEach(() => {
  mockServer();
  toasts.dismissAll();
});

afterEach(() => {
  hide();
  vi.unstubAllGlobals();
});

it('greets somebody who signed in, and leads on', async () => {
  const page = newPage({ status: 'signed-out' });
  open(page);
  arrive(page);
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('/');
  expect(said()).toEqual(['Successfully signed in with Google']);
});

it.each(['signed-in', 'loading'] as const)(
  'greets nobody who was signed in before (%s at first), and leads on',
  async (status) => {
    const page = newPage(status === 'loading' ? { status } : { status, user: ada });
    open(page);
    arrive(page);
    await expect.poll(() => document.querySelector('output')?.textContent).toBe('/');
    expect(said()).toEqual([]);
  },
);

describe('a screen that asks for a session', () => {
  const at = '/v1/products/7?tab=formula#line-2';
  function Anywhere() {
    const { pathname, search, hash } = useLocation();
    return pathname === '/login' ? (
      <LoginPage />
    ) : pathname === '/' ? (
      <output>the landing</output>
    ) : (
      <RequireSession>
        <output>{pathname + search + hash}</output>
      </RequireSession>
    );
  }
  const openAt = (page: Page) => {
    hide = show(page, <Anywhere />, at);
  };
  const leave = (page: Page) => page.store.set(sessionAtom, { status: 'signed-out' });
  const shown = () => document.querySelector('output')?.textContent;
  const isAsked = () => document.body.textContent.includes('Welcome to the product');

  it.each(['signed-in', 'loading'] as const)(
    'is come back to when its session ended (%s at first)',
    async (status) => {
      const page = newPage(status === 'loading' ? { status } : { status, user: ada });
      openAt(page);
      leave(page);
      await expect.poll(isAsked).toBe(true);
      arrive(page);
      await expect.poll(shown).toBe(at);
      expect(said()).toEqual(['Successfully signed in with Google']);
    },
  );

  it('is not come back to by who logged out by themselves', async () => {
    const page = newPage();
    openAt(page);
    page.store.set(signingOutAtom, true);
    leave(page);
    await expect.poll(isAsked).toBe(true);
    page.store.set(signingOutAtom, false);
    arrive(page);
    await expect.poll(shown).toBe('the landing');
  });

  it('is not for whoever was not signed in: they are led to the landing', async () => {
    const page = newPage({ status: 'signed-out' });
    openAt(page);
    await expect.poll(isAsked).toBe(true);
    arrive(page);
    await expect.poll(shown).toBe('the landing');
  });
});
