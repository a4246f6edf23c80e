import { expect } from '@playwright/test';
import type { EngineWindow } from './engineWindow';

/** An attribute of the first element that the selector finds. */
export const attribute = (window: EngineWindow, css: string, name: string) =>
  window.run(
    ([css, name]) => document.querySelector(css ?? '')?.getAttribute(name ?? '') ?? null,
    [css, name],
  );

/** The chooser's field. */
export const search = { css: 'input[placeholder="Search for a tab..."]' } as const;
/** The tab that is shown. */
export const active = { css: '[role=tab][aria-selected=true]' } as const;
/** The names of the tabs, from left to right. */
export const titles = (window: EngineWindow) =>
  window.run(() => [...document.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('aria-label')));

/** Opens the workspace of somebody who has no tabs yet. */
export async function openWorkspace(window: EngineWindow): Promise<void> {
  await window.open('/tabs');
  await expect.poll(() => attribute(window, active.css, 'aria-label')).toBe('Home');
}

/** Opens a kind of tab as a person at the keyboard does. */
export async function openByKey(window: EngineWindow, key: string, kind: string): Promise<void> {
  await window.press(key);
  await expect.poll(() => window.isFocused(search)).toBe(true);
  await window.type(kind);
  await window.press('Enter');
  await expect.poll(() => attribute(window, active.css, 'aria-label')).toBe(kind);
}
