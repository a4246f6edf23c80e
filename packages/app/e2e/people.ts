import { expect, type Page } from '@playwright/test';

/** Somebody who signs in with 'Add account'. */
export interface Person {
  name: string;
  email: string;
}

let count = 0;

/** Somebody new, so that what one test leaves behind is not seen by the next. */
export function somebodyNew(): Person {
  count += 1;
  return { name: `Robin Vale ${count}`, email: `robin.${Date.now()}.${process.pid}.${count}@example.com` };
}

/** Where toasts appear, one at a time. */
export const toastOf = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

const openAccounts = async (page: Page) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  return page.getByRole('dialog', { name: 'Choose a local account' });
};

const expectWelcome = async (page: Page) => {
  await expect(toastOf(page)).toContainText('Successfully signed in with Google');
  await expect(page).toHaveURL('/');
};

/** Signs in as one of the accounts that the dialog offers. */
export async function signInAs(page: Page, name: string): Promise<void> {
  const dialog = await openAccounts(page);
  await dialog.getByRole('button', { name }).click();
  await expectWelcome(page);
}

/** Signs in as somebody the dialog does not know yet. */
export async function signInNew(page: Page, person: Person = somebodyNew()): Promise<Person> {
  const dialog = await openAccounts(page);
  await dialog.getByRole('button', { name: 'Add account' }).click();
  await dialog.getByLabel('Name').fill(person.name);
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByRole('button', { name: 'Add account' }).click();
  await expectWelcome(page);
  return person;
}

/** Takes a role by the API; approvals are of the role legal alone. */
export async function takeRole(page: Page, role: string): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const changed = await page.request.patch('/api/users/profile', { headers, data: { role } });
  expect(changed.status()).toBe(200);
}
