import { expect } from '@playwright/test';
import { somebodyNew } from '../people';
import type { EngineWindow } from './engineWindow';
import type { Query } from './inPage';

/** Where toasts appear, one at a time. */
export const toasts: Query = { role: 'region', name: /^Notifications/ };

/** Waits until a toast says it. */
export const expectToast = (window: EngineWindow, words: string) =>
  expect.poll(() => window.text(toasts)).toContain(words);

/** Signs in as somebody new. */
export async function signIn(window: EngineWindow): Promise<void> {
  const { name, email } = somebodyNew();
  const within: Query = { role: 'dialog', name: 'Choose a local account' };
  await window.open('/login');
  await window.click({ role: 'button', name: 'Sign in with Google' });
  await window.click({ role: 'button', name: 'Add account', within });
  await window.retype({ role: 'textbox', name: 'Name', within }, name);
  await window.retype({ role: 'textbox', name: 'Email', within }, email);
  await window.click({ role: 'button', name: 'Add account', within });
  await expectToast(window, 'Successfully signed in with Google');
  await expect.poll(window.path).toBe('/');
  // A page that is left while parts of it are on their way tells of them as missing.
  await window.sees({ role: 'heading', name: 'The Lab' });
}
