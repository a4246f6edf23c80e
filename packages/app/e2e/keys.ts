import { expect, type Locator, type Page } from '@playwright/test';

/** Whether the next key goes to the element. */
const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Tabs on until the element has the focus, as somebody without a pointer does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${String(target)}.`);
}

/** Tabs to a button or link and presses it. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes down the options or entries that are open to this one, and chooses it. */
export async function chooseByArrows(page: Page, option: Locator): Promise<void> {
  await expect(option).toBeVisible();
  for (let presses = 0; presses < 20 && !(await hasFocus(option)); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(option).toBeFocused();
  await page.keyboard.press('Enter');
}
