import { expect } from '@playwright/test';
import { startOwnServer, type OwnServer } from '../ownServer';
import { test } from './engineTest';
import type { EngineWindow } from './engineWindow';
import { expectToast, signIn } from './signIn';
import { openByKey, openWorkspace } from './workspace';

const concept = { role: 'textbox', name: 'Product concept' } as const;
const description = { role: 'textbox', name: 'Product description' } as const;
const failure = 'Failed to create product. Please try again.';
const created = (window: EngineWindow) =>
  window.run(() =>
    fetch('/api/products')
      .then((answer) => answer.json())
      .then((products: { concept: string }[]) => products.map((product) => product.concept)),
  );
const openFromSidebar = (window: EngineWindow, name: string) =>
  window.click({ role: 'link', name, within: { role: 'navigation', name: 'Main' } });

/** Runs in the page: storage as it is for somebody whose settings shut it. */
function shutStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('Storage is shut.', 'SecurityError');
      },
    });
}

/** Runs in the page. */
function isStorageShut(): boolean {
  try {
    return localStorage.length < 0;
  } catch {
    return true;
  }
}

/** Goes to a screen as its links do: without storage a new document knows nobody. */
const goTo = (window: EngineWindow, path: string) =>
  window.run((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test.describe('on a line that breaks', () => {
  let server: OwnServer;
  test.beforeEach(async () => {
    server = await startOwnServer({});
  });
  test.afterEach(() => server.close());

  test('a save that the network takes away says so, keeps every word, and is done once', async ({
    windowOf,
  }) => {
    const window = await windowOf(server.origin, { mishaps: [failure] });
    await signIn(window);
    await window.open('/v1/products');
    await window.click({ role: 'button', name: 'Create product' });
    await window.retype(concept, 'Sleep aid');
    await window.retype(description, 'Helps adults fall asleep');
    server.cut();
    await window.click({ role: 'button', name: 'Get started' });
    await expectToast(window, failure);
    expect(await window.value(concept)).toBe('Sleep aid');
    expect(await window.value(description)).toBe('Helps adults fall asleep');
    server.mend();
    await window.click({ role: 'button', name: 'Get started' });
    await expect.poll(window.path).toMatch(/^\/v1\/products\/\d+$/);
    expect(await created(window)).toEqual(['Sleep aid']);
  });
});

test('back and forward lead through the screens, an answer and a product', async ({ window }) => {
  await signIn(window);
  await window.open('/v1/search');
  await window.click({ role: 'textbox', name: 'Your question' });
  await window.type('What does zinc do?');
  await window.press('Enter');
  await window.sees({ role: 'article', name: 'Answer', text: 'Answer complete' });
  const answer = await window.path();
  await openFromSidebar(window, 'Products');
  await window.click({ role: 'button', name: 'Create product' });
  await window.retype(concept, 'Sleep aid');
  await window.retype(description, 'Helps adults fall asleep');
  await window.click({ role: 'button', name: 'Get started' });
  await window.sees({ role: 'heading', name: 'Sleep aid' });
  const product = await window.path();
  await openFromSidebar(window, 'Insights');
  const way: [path: string, heading: string][] = [
    ['/v1/insights', 'Insights'],
    [product, 'Sleep aid'],
    ['/v1/products', 'Products'],
    [answer, 'Sources'],
  ];
  const isAt = async ([path, heading]: [string, string]) => {
    await expect.poll(window.path).toBe(path);
    await window.sees({ role: 'heading', name: heading });
  };
  const [first, ...rest] = way;
  if (first) await isAt(first);
  for (const place of rest) {
    await window.back();
    await isAt(place);
  }
  for (const place of way.toReversed().slice(1)) {
    await window.forward();
    await isAt(place);
  }
});

test('where the storage is full, one goes on working', async ({ window }) => {
  await signIn(window);
  const isFull = await window.run(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (let index = 0; ; index += 1) localStorage.setItem(`full-${size}-${index}`, 'x'.repeat(size));
      } catch {
        // The next smaller piece.
      }
    }
    try {
      localStorage.setItem('one more', 'x');
      return false;
    } catch {
      return true;
    }
  });
  expect(isFull).toBe(true);
  await window.open('/v1/garden');
  await window.click({ role: 'button', name: 'Collapse sidebar' });
  await window.click({ role: 'button', name: 'Open sidebar' });
  await openFromSidebar(window, 'Products');
  await window.sees({ role: 'button', name: 'Create product' });
  await openWorkspace(window);
  await openByKey(window, 'Alt+t', 'Claims');
});

test('where the storage is shut, one signs in and works until the page is left', async ({
  windowOf,
  baseURL,
}) => {
  const window = await windowOf(baseURL ?? '', { first: shutStorage });
  await signIn(window);
  expect(await window.run(isStorageShut)).toBe(true);
  await goTo(window, '/v1/products');
  await window.click({ role: 'button', name: 'Collapse sidebar' });
  await window.click({ role: 'button', name: 'Open sidebar' });
  await window.click({ role: 'button', name: 'Create product' });
  await window.retype(concept, 'Sleep aid');
  await window.retype(description, 'Helps adults fall asleep');
  await window.click({ role: 'button', name: 'Get started' });
  await window.sees({ role: 'heading', name: 'Sleep aid' });
  await goTo(window, '/tabs');
  await window.sees({ role: 'tab', name: 'Home' });
  await openByKey(window, 'Alt+t', 'Claims');
});

test('a session that ends in one window ends in the other, which keeps what was typed', async ({
  window,
  engine,
}) => {
  test.skip(engine === 'webkit', 'WebKitWebDriver goes silent with a second window of MiniBrowser');
  await signIn(window);
  const other = await window.another();
  const box = { role: 'textbox', name: 'Your question' } as const;
  await other.open('/v1/search');
  await other.click(box);
  await other.type('half a thought');
  await window.open('/v1/profile');
  await window.click({ role: 'button', name: 'Log Out' });
  await expect.poll(window.path).toBe('/login');
  await expect.poll(other.path).toBe('/login');
  await expectToast(other, 'Your session ended. What you typed is kept in this tab.');
});
