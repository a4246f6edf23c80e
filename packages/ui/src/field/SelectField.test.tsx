import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { userEvent, waitFor, within } from 'storybook/test';
import { afterEach, beforeEach, expect, it } from 'vitest';
import '../theme';
import { SelectField } from '.';

const roles = ['Research', 'Executive', 'Marketing', 'Legal', 'Sales'].map((label) => ({ id: label, label }));

function Controlled() {
  const [role, setRole] = useState('Marketing');
  return <SelectField label="Role" options={roles} value={role} onChange={setRole} />;
}

const page = within(document.body);
const choice = (name: string) => page.getByRole('option', { name });
const closed = () => waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
let root: Root;
let host: HTMLElement;
let button: HTMLElement;

beforeEach(async () => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(<Controlled />);
  button = await page.findByRole('button', { name: /Role/ });
  button.focus();
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const open = async (key: string) => {
  await userEvent.keyboard(key);
  await page.findByRole('listbox');
  await waitFor(() => expect(choice('Marketing')).toHaveFocus());
};

it.each(['{Enter}', ' ', '{ArrowDown}'])(
  '%s opens at the chosen one; Escape gives the focus back',
  async (key) => {
    await open(key);
    expect(choice('Marketing')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveTextContent('Marketing');
  },
);

it('opens again and again, however soon', async () => {
  for (const key of ['{Enter}', ' ', '{ArrowDown}', '{Enter}', ' ', '{ArrowDown}']) {
    await open(key);
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
  }
});

it('a letter chooses while it is closed', async () => {
  await userEvent.keyboard('l');
  await waitFor(() => expect(button).toHaveTextContent('Legal'));
  expect(page.queryByRole('listbox')).toBeNull();
});

it('arrows, Home and End lead through the choices', async () => {
  await open('{Enter}');
  for (const [key, name] of [
    ['{ArrowDown}', 'Legal'],
    ['{End}', 'Sales'],
    ['{ArrowUp}', 'Legal'],
    ['{Home}', 'Research'],
  ] as const) {
    await userEvent.keyboard(key);
    await waitFor(() => expect(choice(name)).toHaveFocus());
  }
});

it('letters, then Enter, choose in the list', async () => {
  await open('{Enter}');
  await userEvent.keyboard('leg{Enter}');
  await waitFor(() => expect(button).toHaveTextContent('Legal'));
  await waitFor(() => expect(button).toHaveFocus());
});
