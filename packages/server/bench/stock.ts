import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { sqliteFileName } from '../src/db/knex.ts';
import type { DataFolder } from './dataFolder.ts';

/** How many rows a table gets. */
export interface Stock {
  products?: number;
  messages?: number;
  articles?: number;
}

/** Messages of one conversation: as many as a page has rows elsewhere. */
const messagesEach = 50;

const numbers = `with recursive counted(n, most) as (
    select 1, ? union all select n + 1, most from counted where n < most
  ), numbers as (select n from counted where n <= most)`;
// A minute apart, so that no two are the same.
const minuteOf = (n: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', '2020-01-01', (${n}) || ' minutes')`;

/** People beside the one of the folder, who has the number 1. */
const strangers = 1000;

/** Fills the tables of a server that is not running. The products and the first conversation are the person's own. */
export function fill({ path }: DataFolder, { products = 0, messages = 0, articles = 0 }: Stock): void {
  const db = new DatabaseSync(join(path, sqliteFileName));
  db.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -500000; begin');
  db.prepare(
    `${numbers} insert into products (created_by_id, concept, description, pinned, created_at)
      select 1, 'Concept ' || n, 'Helps adults without a heavy morning.', n % 1000 = 0, ${minuteOf('n')}
      from numbers`,
  ).run(products);
  db.prepare(
    `${numbers} insert into users (firebase_uid, email, full_name, role)
      select 'stranger-' || n, 'stranger-' || n || '@seedbed.test', 'Stranger', 'research' from numbers`,
  ).run(messages > 0 ? strangers : 0);
  db.prepare(
    `${numbers} insert into conversations (user_id, title, created_at, updated_at)
      select case n when 1 then 1 else 2 + n % ${strangers} end, 'Question ' || n, ${minuteOf('n')}, ${minuteOf('n')}
      from numbers`,
  ).run(Math.ceil(messages / messagesEach));
  db.prepare(
    `${numbers} insert into messages (conversation_id, role, content, status)
      select 1 + (n - 1) / ${messagesEach}, case n % 2 when 1 then 'user' else 'assistant' end,
        'What is the upper limit for vitamin D? ' || n, 'complete' from numbers`,
  ).run(messages);
  db.prepare(
    `${numbers} insert into articles (title, description, publication_date, url, publication_name, canonical_url)
      select 'Launch ' || n, 'A brand launches a drink.', ${minuteOf('n')}, 'https://news.example/' || n, 'Food Dive',
        'https://news.example/' || n from numbers`,
  ).run(articles);
  db.exec('commit; pragma journal_mode = wal');
  db.close();
}
