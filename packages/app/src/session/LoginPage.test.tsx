import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../feedback/toasts';
import { ada } from '../testing/ada';
import { newPage, show, type Page } from '../testing/hosted';
import { mockServer } from '../testing/mockedServer';
import { LoginPage } from './LoginPage';
import { sessionAtom } from './session.atom';

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
