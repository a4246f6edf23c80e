import type { Knex } from 'knex';
import { isPostgres } from './kind.ts';
import { repairWordIndex } from './wordIndex.ts';

/** What is searched, by the number that the index has for it; never another, since indexes were made with them. */
export const workKinds = {
  conversation: 1,
  product: 2,
  formula: 3,
  claim: 4,
  document: 5,
  supplier: 6,
  rfq: 7,
  quote: 8,
} as const;

/** A table whose rows are found by their words. In its expressions the row is called `changed`. */
interface Searched {
  /** Its number in the index. */
  kind: number;
  table: string;
  owner: string;
  /** Columns whose change changes what is found. */
  columns: string;
  title: string;
  body: (texts: (column: string, keys?: readonly string[]) => string) => string;
  /** Which of its rows are found at all. */
  only?: string;
}

const ownerOfMessage = '(select user_id from conversations where id = changed.conversation_id)';
const contentOfDocument = `(select content from document_numbers where product_id = changed.product_id
  and kind = changed.kind and number = changed.number)`;
const makerOfQuote = '(select supplier_name from rfq_recipients where id = changed.recipient_id)';

/** Where each kind stands, and what it says. */
const searched: readonly Searched[] = [
  {
    kind: workKinds.conversation,
    table: 'messages',
    owner: ownerOfMessage,
    columns: 'content, citations, status',
    title: `''`,
    body: (texts) => `changed.content || ' ' || ${texts('changed.citations', ['title'])}`,
    only: `changed.status <> 'streaming'`,
  },
  {
    kind: workKinds.product,
    table: 'products',
    owner: 'changed.created_by_id',
    columns: 'concept, description',
    title: 'changed.concept',
    body: () => 'changed.description',
  },
  {
    kind: workKinds.formula,
    table: 'formulas',
    owner: 'changed.created_by_id',
    columns: 'name, content',
    title: 'changed.name',
    body: (texts) => texts('changed.content', ['name', 'latinName', 'source', 'title', 'passage']),
  },
  {
    kind: workKinds.claim,
    table: 'claims',
    owner: 'changed.created_by_id',
    columns: 'text',
    title: `''`,
    body: () => 'changed.text',
  },
  {
    kind: workKinds.document,
    table: 'documents',
    owner: 'changed.created_by_id',
    columns: 'number, filled',
    title: `''`,
    body: (texts) => texts(contentOfDocument, ['title', 'about', 'text', 'name', 'caption']),
  },
  {
    kind: workKinds.supplier,
    table: 'suppliers',
    owner: 'changed.owner_id',
    columns: 'name, content',
    title: 'changed.name',
    body: (texts) => texts('changed.content'),
  },
  {
    kind: workKinds.rfq,
    table: 'rfqs',
    owner: 'changed.owner_id',
    columns: 'content',
    title: `''`,
    body: (texts) => texts('changed.content'),
  },
  {
    kind: workKinds.quote,
    table: 'quotes',
    owner: 'changed.owner_id',
    columns: 'content',
    title: makerOfQuote,
    body: (texts) => texts('changed.content'),
  },
];

const of = (expression: string, row: string) => expression.replaceAll('changed', row);

/** What JSON says: every text in it, or those under some keys; nothing where it cannot be read. */
const textsInSqlite = (json: string, keys?: readonly string[]): string => {
  const among = keys ? ` and key in (${keys.map((key) => `'${key}'`).join(', ')})` : '';
  const texts = `(select group_concat(value, ' ') from json_tree(${json}) where type = 'text'${among})`;
  return `coalesce(case when json_valid(${json}) then ${texts} end, '')`;
};

/** The same. Its question marks are escaped: Knex takes bare ones for values. */
const textsInPostgres = (json: string, keys?: readonly string[]): string => {
  const named = keys?.map((key) => `@.key == "${key}"`).join(' || ');
  const within = named ? ` \\? (@.type() == "object").keyvalue() \\? (${named}).value` : '';
  return `work_search_texts(${json}, 'strict $.**${within} \\? (@.type() == "string")')`;
};

/** A row whose JSON cannot be read is kept and written like any other: it is only not found by what it says. */
const textsFunction = `create function work_search_texts(said text, path jsonpath) returns text
  language plpgsql immutable as $$ begin
    return coalesce((select string_agg(found.text #>> '{}', ' ')
      from jsonb_path_query(said::jsonb, path) as found(text)), '');
  exception when others then return '';
  end $$`;

/** A person's rows of a kind stand together in SQLite's index, newer ones behind older ones. `<<` and `|` bind alike there. */
const rowOf = ({ kind, owner }: Searched, row: string) =>
  `(${of(owner, row)} << 36 | (${kind} << 32) | ${row}.id)`;

/** Adds a row to SQLite's index, or with `from` every row of a table. */
function addInSqlite(source: Searched, row: string, from = ''): string {
  const { owner, title, body, only } = source;
  const where = `where ${of(owner, row)} is not null${only ? ` and ${of(only, row)}` : ''}`;
  const values = [rowOf(source, row), of(title, row), of(body(textsInSqlite), row)].join(', ');
  return `insert into work_search (rowid, title, body) select ${values} ${from} ${where};`;
}

const removeInSqlite = (source: Searched) => `delete from work_search where rowid = ${rowOf(source, 'old')};`;

function triggersInSqlite(source: Searched): string[] {
  const { table, columns } = source;
  const [add, remove] = [addInSqlite(source, 'new'), removeInSqlite(source)];
  return [
    `create trigger ${table}_search_insert after insert on ${table} begin ${add} end`,
    `create trigger ${table}_search_update after update of ${columns} on ${table} begin ${remove} ${add} end`,
    `create trigger ${table}_search_delete after delete on ${table} begin ${remove} end`,
  ];
}

const sqlite = [
  // A copy of its own: an index over another table's text drifts from it without a word.
  `create virtual table work_search using fts5(title, body, tokenize = "porter unicode61 remove_diacritics 2")`,
  ...searched.flatMap(triggersInSqlite),
  // Before: once the conversation is gone, nothing says any more whose its messages were.
  `create trigger conversations_search_delete before delete on conversations begin
    delete from work_search where rowid in
      (select old.user_id << 36 | (${workKinds.conversation} << 32) | id from messages where conversation_id = old.id);
  end`,
];

function addInPostgres({ kind, owner, title, body, only }: Searched, from = ''): string {
  const words = `setweight(to_tsvector('english', ${title}), 'A')
    || setweight(to_tsvector('english', ${body(textsInPostgres)}), 'B')`;
  return `insert into work_search select ${owner}, ${kind}, changed.id, ${words} ${from}
    where ${owner} is not null${only ? ` and ${only}` : ''};`;
}

function triggersInPostgres(source: Searched): string[] {
  const { kind, table, columns } = source;
  return [
    `create function ${table}_search() returns trigger language plpgsql as $$
      declare changed ${table} := case when tg_op = 'DELETE' then old else new end;
      begin
        if tg_op <> 'INSERT' then delete from work_search where kind = ${kind} and record_id = changed.id; end if;
        if tg_op <> 'DELETE' then ${addInPostgres(source)} end if;
        return null;
      end $$`,
    `create trigger ${table}_search after insert or update of ${columns} or delete on ${table}
      for each row execute function ${table}_search()`,
  ];
}

const postgres = [
  `create table work_search (
    owner_id integer not null,
    kind smallint not null,
    record_id integer not null,
    words tsvector not null,
    primary key (kind, record_id)
  )`,
  textsFunction,
  'create index work_search_words on work_search using gin (words) with (fastupdate = off)',
  'create index work_search_newest on work_search (owner_id, kind, record_id)',
  ...searched.flatMap(triggersInPostgres),
];

const fillings = (knex: Knex): string[] =>
  searched.map((source) => {
    const from = `from ${source.table} as changed`;
    return isPostgres(knex) ? addInPostgres(source, from) : addInSqlite(source, 'changed', from);
  });

/**
 * Makes the index of the words of people's conversations, products and what belongs to them; triggers keep it in the
 * transaction of every change. A released migration calls it, so what it makes never changes.
 */
export async function makeWorkSearch(knex: Knex): Promise<void> {
  const statements = isPostgres(knex) ? postgres : sqlite;
  for (const statement of [...statements, ...fillings(knex)]) await knex.raw(statement);
}

/** Takes it away; for the way down. */
export async function dropWorkSearch(knex: Knex): Promise<void> {
  if (!isPostgres(knex)) await knex.raw('drop trigger conversations_search_delete');
  for (const { table } of searched) {
    if (isPostgres(knex)) {
      await knex.raw(`drop trigger ${table}_search on ${table}`);
      await knex.raw(`drop function ${table}_search()`);
    } else {
      for (const event of ['insert', 'update', 'delete'])
        await knex.raw(`drop trigger ${table}_search_${event}`);
    }
  }
  if (isPostgres(knex)) await knex.raw('drop function work_search_texts(text, jsonpath)');
  await knex.raw('drop table work_search');
}

/** Makes the index anew where it is not whole. @returns whether it had to be */
export async function repairWorkSearch(knex: Knex): Promise<boolean> {
  const counts = searched.map(
    ({ table, only }) => `(select count(*) from ${table} as changed${only ? ` where ${only}` : ''})`,
  );
  return repairWordIndex(knex, { name: 'work_search', stored: counts.join(' + '), fill: fillings(knex) });
}
