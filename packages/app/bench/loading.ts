import { budgets } from './budgets.ts';
import type { Measure, Place } from './measure.ts';
import { notesOf, openStage } from './stage.ts';

/** How much slower the processor is made. */
const slowdown = 4;

const rounds = 3;

/** The products on a slow processor, nothing cached. */
export async function largestPaint(place: Place): Promise<Measure[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await paintOnce(place));
  const what = `Largest contentful paint of /v1/products, 5,000 products, processor ${slowdown} times slower (median of ${rounds})`;
  const value = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  return [{ what, value, unit: 'ms', budget: budgets.largestPaint }];
}

async function paintOnce({ browser, origin, person }: Place): Promise<number> {
  const { page, cdp, close } = await openStage(browser, origin, person);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto('/v1/products');
  await page.locator('main article').first().waitFor();
  const { largestPaint: paintedAt } = await notesOf(page);
  await close();
  return paintedAt;
}

/** The screens, and what shows that one is whole. */
const screens = (conversationId: number, productId: number) =>
  [
    ['/', 'heading', 'The Lab'],
    ['/v1/search', 'heading', 'What are you searching for?'],
    [`/v1/search?conversation=${conversationId}`, 'textbox', 'Your question'],
    ['/v1/insights', 'button', 'Fetch Articles'],
    ['/v1/products', 'list', 'Products'],
    [`/v1/products/${productId}`, 'table', 'Where the money of one container goes'],
    ['/v1/profile', 'textbox', 'Full name'],
    ['/new-tab', 'listbox', 'Kind of tab'],
    ['/new-product', 'textbox', 'Product concept'],
    ['/form-factor', 'button', 'Continue'],
    ['/tabs', 'list', 'Kinds of tab'],
  ] as const;

/** What moves after it was first shown, screen by screen, and on the login screen. */
export async function layoutShifts(place: Place): Promise<Measure[]> {
  const { browser, origin, person } = place;
  const measures: Measure[] = [];
  const all = [
    ['/login', 'button', 'Sign in with Google'] as const,
    ...screens(person.conversationId, person.productId),
  ];
  for (const [path, role, name] of all) {
    const { page, close } = await openStage(browser, origin, path === '/login' ? undefined : person);
    await page.goto(path);
    await page.getByRole(role, { name }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const { layoutShift: value } = await notesOf(page);
    await close();
    measures.push({ what: `Layout shift of ${path}`, value, unit: '', budget: budgets.layoutShift });
  }
  return measures;
}
