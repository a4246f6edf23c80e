import type { Page } from 'playwright';
import { budgets } from './budgets.ts';
import type { Measure, Place } from './measure.ts';
import { many } from './person.ts';
import { openStage, settle } from './stage.ts';
import { longestOf, traceOf } from './trace.ts';

const inThousands = (count: number, noun: string) => `${count.toLocaleString('en-US')} ${noun}`;
const busiest = (tasks: { processor: number }[]) => tasks.reduce((sum, { processor }) => sum + processor, 0);

/** Opening, reading and writing in a conversation of 2,000 messages. */
export async function longConversation({ browser, origin, person }: Place): Promise<Measure[]> {
  const { page, close } = await openStage(browser, origin, person);
  const opening = await traceOf(browser, page, async () => {
    await page.goto(`/v1/search?conversation=${person.conversationId}`);
    await page.locator('main table').first().waitFor();
  });
  await settle(page);
  const typing = await traceOf(browser, page, async () => {
    await page.locator('textarea').pressSequentially('How much magnesium is too much for a day?');
    await settle(page);
  });
  const scrolling = await traceOf(browser, page, () => turnWheel(page, -900));
  await close();
  const messages = inThousands(many.messages, 'messages');
  return [
    {
      what: `Typing below ${messages}: longest task`,
      value: longestOf(typing),
      unit: 'ms',
      budget: budgets.typing,
    },
    { what: `Opening ${messages}: processor time of the page`, value: busiest(opening.tasks), unit: 'ms' },
    {
      what: `Scrolling through ${messages}: longest task`,
      value: longestOf(scrolling),
      unit: 'ms',
      budget: budgets.scrolling,
    },
  ];
}

/** 5,000 products: opening, scrolling, filtering. */
export async function manyProducts({ browser, origin, person }: Place): Promise<Measure[]> {
  const { page, close } = await openStage(browser, origin, person);
  const opening = await traceOf(browser, page, async () => {
    await page.goto('/v1/products');
    await page.locator(`main [aria-setsize="${many.products}"]`).first().waitFor();
  });
  await settle(page);
  const scrolling = await traceOf(browser, page, () => turnWheel(page, 1200));
  await page.locator('button[aria-label="Show filters"]').click();
  const field = page.locator('main input[type="search"]');
  await field.waitFor();
  await settle(page);
  const filtering = await traceOf(browser, page, async () => {
    await field.pressSequentially('version 49');
    await settle(page);
  });
  await close();
  const products = inThousands(many.products, 'products');
  return [
    { what: `Opening ${products}: processor time of the page`, value: busiest(opening.tasks), unit: 'ms' },
    { what: `Opening ${products}: longest task`, value: longestOf(opening), unit: 'ms' },
    {
      what: `Scrolling ${products}: longest task`,
      value: longestOf(scrolling),
      unit: 'ms',
      budget: budgets.scrolling,
    },
    {
      what: `Filtering ${products}: longest task`,
      value: longestOf(filtering),
      unit: 'ms',
      budget: budgets.typing,
    },
  ];
}

const turns = 40;

async function turnWheel(page: Page, delta: number): Promise<void> {
  await page.mouse.move(800, 400);
  for (let turn = 0; turn < turns; turn += 1) await page.mouse.wheel(0, delta);
  await settle(page);
}
