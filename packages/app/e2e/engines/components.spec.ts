import { expect } from '@playwright/test';
import { test } from './engineTest';
import type { EngineWindow } from './engineWindow';
import { expectToast, signIn, toasts } from './signIn';
import { active, attribute, openByKey, openWorkspace, search, titles } from './workspace';

const divider = { role: 'separator' } as const;
const share = (window: EngineWindow) => attribute(window, '[role=separator]', 'aria-valuenow');

test.beforeEach(async ({ window }) => {
  await signIn(window);
});

test('the carousel follows words, arrow keys, the wheel and the pointer', async ({ window }) => {
  const centred = { css: '[role=option][aria-selected=true]' } as const;
  const isCentred = (name: string) => expect.poll(() => window.spoken(centred)).toEqual(['option', name]);
  await window.open('/new-tab');
  await expect.poll(() => window.isFocused(search)).toBe(true);
  await isCentred('Tasks');
  await window.type('repo');
  await isCentred('Reports');
  await window.press('Tab', 'ArrowRight');
  await isCentred('Discover');
  await window.press('Home');
  await isCentred('Chat with AI');
  await window.wheel(centred, { x: 40, y: 0 });
  await isCentred('Tasks');
  await window.click(centred);
  await expect.poll(window.path).toBe('/tabs');
  await expect.poll(() => titles(window)).toEqual(['Home', 'Tasks']);
});

test('tabs are opened, walked along, dragged, duplicated and closed', async ({ window }) => {
  await openWorkspace(window);
  await openByKey(window, 'Alt+t', 'Claims');
  await openByKey(window, 'Control+j', 'Formula');
  expect(await window.spoken(active)).toEqual(['tab', 'Formula']);
  const left = (name: string) =>
    window.read({ role: 'tab', name }, (tab) => tab.getBoundingClientRect().left);
  const x = (await left('Claims')) - (await left('Formula')) - 50;
  await window.drag({ role: 'tab', name: 'Formula' }, { x, y: 0 });
  await expect.poll(() => titles(window)).toEqual(['Home', 'Formula', 'Claims']);
  await window.click({ role: 'tab', name: 'Claims' }, { button: 2 });
  await window.click({ role: 'menuitem', name: 'Duplicate' });
  await expect.poll(() => titles(window)).toEqual(['Home', 'Formula', 'Claims', 'Claims']);
  await window.click(active);
  await window.press('ArrowLeft', 'ArrowLeft');
  await expect.poll(() => attribute(window, active.css, 'aria-label')).toBe('Formula');
  await window.press('Delete');
  await expect.poll(() => titles(window)).toEqual(['Home', 'Claims', 'Claims']);
  await window.reload();
  await expect.poll(() => titles(window)).toEqual(['Home', 'Claims', 'Claims']);
});

test('a split is sized by keys and pointer, reset by a double click, and kept', async ({ window }) => {
  await openWorkspace(window);
  await openByKey(window, 'Alt+t', 'Claims');
  await openByKey(window, 'Alt+Shift+t', 'Formula');
  expect((await window.spoken(divider))[0]).toBe('separator');
  await expect.poll(() => share(window)).toBe('50');
  await window.click(divider);
  await window.press('ArrowLeft');
  await expect.poll(() => share(window)).toBe('40');
  await window.press('End');
  await expect.poll(() => share(window)).toBe('75');
  await window.drag(divider, { x: -128, y: 0 });
  await expect.poll(() => share(window)).toBe('65');
  await window.reload();
  await expect.poll(() => share(window)).toBe('65');
  await window.click(divider, { times: 2 });
  await expect.poll(() => share(window)).toBe('50');
});

test('a toast is reached by F8, closed by Escape, and swiped away', async ({ window }) => {
  const toast = { css: '[role=group]', within: toasts } as const;
  const press = async (button: string) => {
    await window.click({ role: 'button', name: 'Actions for Sleep aid' });
    await window.click({ role: 'menuitem', name: button });
    await expectToast(window, 'Product pin status has been updated.');
  };
  await window.run(() =>
    fetch('/api/products', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ concept: 'Sleep aid', description: 'Words' }),
    }).then(({ status }) => status),
  );
  await window.open('/v1/products');
  await press('Pin to top');
  await window.press('F8');
  await expect
    .poll(() => window.read(toasts, (region) => region.contains(document.activeElement)))
    .toBe(true);
  await window.press('Escape');
  await window.misses(toast);
  await press('Unpin from top');
  await window.drag(toast, { x: 120, y: 0 });
  await window.misses(toast);
});

test('a form factor is chosen by arrows and pointer, its volume typed and slid', async ({ window }) => {
  const volume = { css: 'input[inputmode]' } as const;
  const slider = { role: 'slider' } as const;
  const unit = { role: 'combobox' } as const;
  await window.open('/form-factor');
  await window.click({ role: 'radio', name: 'Powder' });
  await expect.poll(() => window.value(unit)).toBe('g');
  await window.press('ArrowRight');
  await expect.poll(() => window.value(unit)).toBe('mL');
  expect(await window.spoken({ css: 'input[type=radio]:checked' })).toEqual(['radio', 'Liquid']);
  await window.retype(volume, '1001');
  await window.press('Enter');
  await expect.poll(() => window.value(volume)).toBe('500');
  await window.retype(volume, '250');
  await window.press('Enter');
  await expect.poll(() => window.value(slider)).toBe('250');
  await window.press('ArrowUp');
  await expect.poll(() => window.value(slider)).toBe('251');
  await window.drag(slider, { x: 100, y: 0 });
  await expect.poll(async () => Number(await window.value(volume))).toBeGreaterThan(251);
});
