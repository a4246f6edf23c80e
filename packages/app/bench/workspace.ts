import type { Page } from 'playwright';
import { budgets } from './budgets.ts';
import { spanMeasures, type Measure, type Place } from './measure.ts';
import { openStage, settle } from './stage.ts';
import { spansOf, traceOf } from './trace.ts';

const openTabs = 30;

/** Switching between 30 tabs, each of which was looked at before. */
export async function tabSwitches({ browser, origin, person }: Place): Promise<Measure[]> {
  const { page, close } = await openStage(browser, origin, person);
  await page.addInitScript(markSwitches);
  await page.goto('/tabs');
  await openThem(page);
  await settle(page);
  const trace = await traceOf(browser, page, async () => {
    for (let place = 0; place < openTabs; place += 1) await goTo(page, place);
    await settle(page);
  });
  await close();
  const what = `Switching tabs with ${openTabs} open, from press to picture (longest of ${openTabs})`;
  return spanMeasures(what, spansOf(trace, 'tab-pressed', 'tab-drawn'), budgets.tabSwitch);
}

/** Runs in the page: marks a press on a tab, and the frame after the tab was made the active one. */
function markSwitches(): void {
  let isPressed = false;
  const press = ({ target }: PointerEvent) => {
    const tab = target instanceof Element ? target.closest('[role="tab"]') : null;
    if (tab?.getAttribute('aria-selected') !== 'false') return;
    isPressed = true;
    performance.mark('tab-pressed');
  };
  window.addEventListener('pointerdown', press, { capture: true });
  new MutationObserver((changes) => {
    const isActive = ({ target }: MutationRecord) =>
      target instanceof Element && target.getAttribute('aria-selected') === 'true';
    if (!isPressed || !changes.some(isActive)) return;
    isPressed = false;
    requestAnimationFrame(() => setTimeout(() => performance.mark('tab-drawn')));
  }).observe(document, { subtree: true, attributeFilter: ['aria-selected'] });
}

/** Opens every kind of tab in turn, from Home. */
async function openThem(page: Page): Promise<void> {
  const kinds = page.getByRole('list', { name: 'Kinds of tab' }).getByRole('button');
  await kinds.first().waitFor();
  const count = await kinds.count();
  for (let opened = 1; opened < openTabs; opened += 1) {
    await kinds.nth(opened % count).click();
    await goTo(page, 0);
  }
}

/** Presses the tab at a place of the strip. */
async function goTo(page: Page, place: number): Promise<void> {
  const tab = page.locator('[role="tab"]').nth(place);
  await tab.scrollIntoViewIfNeeded();
  await tab.click();
  await page.locator('[role="tab"][aria-selected="true"]').and(tab).waitFor();
}
