import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Seedbed } from './seedbed.ts';

/** What a browser remembers of somebody who signed in. */
export type Visit = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Somebody with much behind them. */
export interface Person {
  visit: Visit;
  /** A conversation of `many.messages`. */
  conversationId: number;
  productId: number;
}

/** How much there is of everything. */
export const many = { products: 5000, messages: 2000 };

const question = 'What do studies say about magnesium for sleep?';

/** Signs in and fills the database: one product and one answer as the server makes them, and copies of both. */
export async function createPerson(browser: Browser, { origin, dataDir }: Seedbed): Promise<Person> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await signIn(page);
  const ask = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers: { origin }, data });
    return (await answer.json()) as Record<string, number>;
  };
  const { id: productId = 0 } = await ask('/api/products', {
    concept: 'Magnesium and L-theanine sleep aid',
    description: 'Helps adults fall asleep and wake up without a heavy head.',
  });
  const { conversationId = 0 } = await ask('/api/conversations', { content: question });
  copyRows(join(dataDir, 'seedbed.sqlite'), { productId, conversationId });
  const visit = await context.storageState();
  await context.close();
  return { visit, conversationId, productId };
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: 'Ada Okafor' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

function copyRows(
  file: string,
  { productId, conversationId }: { productId: number; conversationId: number },
) {
  const database = new DatabaseSync(file);
  const columnsOf = (table: string, changed: Record<string, string>) => {
    const names = database.prepare('select name from pragma_table_info(?)').all(table);
    const kept = names.map(({ name }) => String(name)).filter((name) => name !== 'id');
    return { into: kept.join(', '), from: kept.map((name) => changed[name] ?? name).join(', ') };
  };
  const counted = (count: number) =>
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;
  const product = columnsOf('products', { concept: `concept || ', version ' || i` });
  database.exec(
    `${counted(many.products - 1)} insert into products (${product.into})
     select ${product.from} from products, n where products.id = ${productId} order by i`,
  );
  const message = columnsOf('messages', {});
  database.exec(
    `${counted(many.messages / 2 - 1)} insert into messages (${message.into})
     select ${message.from} from n, messages where conversation_id = ${conversationId} order by i, messages.id`,
  );
  database.close();
}
