import type { Knex } from 'knex';
import { isPostgres } from '../kind.ts';

/**
 * Articles are found by their words, in an index that triggers keep in the transaction of every change; it replaces the
 * table of terms that the program filled.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop table article_terms');
  for (const statement of isPostgres(knex) ? postgres : sqlite) await knex.raw(statement);
}

/** The terms come back empty: articles are found by them again as they are fetched again. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    isPostgres(knex) ? 'drop trigger article_search on articles' : 'drop trigger article_search_insert',
  );
  if (isPostgres(knex)) await knex.raw('drop function article_search()');
  else for (const event of ['update', 'delete']) await knex.raw(`drop trigger article_search_${event}`);
  await knex.raw('drop table article_search');
  await knex.schema.createTable('article_terms', (table) => {
    table.text('term').notNullable();
    table.timestamp('publication_date', { useTz: true, precision: 3 }).notNullable();
    table.integer('article_id').notNullable().references('articles.id').onDelete('CASCADE').index();
    table.primary(['term', 'publication_date', 'article_id']);
  });
}

/** Newer articles have greater row numbers, so that the newest matches are read off the end of the index. */
const rowOf = (row: string) => `(unixepoch(${row}publication_date) << 30 | ${row}id)`;
const columns = '(rowid, title, description, tags)';
const valuesOf = (row: string) => `${rowOf(row)}, ${row}title, ${row}description, ${row}tags`;
const remove = `delete from article_search where rowid = ${rowOf('old.')};`;
const add = `insert into article_search ${columns} values (${valuesOf('new.')});`;

const sqlite = [
  // A copy of its own: an index over another table's text drifts from it without a word.
  `create virtual table article_search using
    fts5(title, description, tags, tokenize = "porter unicode61 remove_diacritics 2")`,
  `insert into article_search ${columns} select ${valuesOf('')} from articles`,
  `create trigger article_search_insert after insert on articles begin ${add} end`,
  `create trigger article_search_update after update on articles begin ${remove} ${add} end`,
  `create trigger article_search_delete after delete on articles begin ${remove} end`,
];

const words = (row: string) =>
  `to_tsvector('english', ${row}title || ' ' || ${row}description || ' ' || ${row}tags)`;

const postgres = [
  `create table article_search (
    article_id integer primary key references articles on delete cascade,
    publication_date timestamptz(3) not null,
    words tsvector not null
  )`,
  `insert into article_search select id, publication_date, ${words('')} from articles`,
  'create index article_search_words on article_search using gin (words) with (fastupdate = off)',
  'create index article_search_newest on article_search (publication_date, article_id)',
  `create function article_search() returns trigger language plpgsql as $$ begin
    insert into article_search values (new.id, new.publication_date, ${words('new.')})
      on conflict (article_id) do update set publication_date = excluded.publication_date, words = excluded.words;
    return null;
  end $$`,
  'create trigger article_search after insert or update on articles for each row execute function article_search()',
];
