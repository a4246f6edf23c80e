import { camel, kebab, pascal } from '../generate.mjs';

/** The last word of a plural in the singular: companies → company, suppliers → supplier. */
const singular = (word) => word.replace(/ies$/, 'y').replace(/s$/, '');

/** How a resource is spelled wherever it appears. */
export const namesOf = (words) => {
  const one = [...words.slice(0, -1), singular(words.at(-1))];
  return {
    path: kebab(words),
    table: words.join('_'),
    many: camel(words),
    Many: pascal(words),
    one: camel(one),
    One: pascal(one),
    spoken: one.join(' '),
  };
};

const contract = ({ many, one, One, spoken }) => `import { z } from 'zod';
import { operation, PageQuery, Text, Timestamp } from './http.ts';

const name = Text.trim().min(1, 'Enter a name').max(200, 'Keep the name to 200 characters');

/** A ${spoken} as the server answers it. */
export const ${One} = z
  .strictObject({ id: z.int(), name: z.string(), createdAt: Timestamp })
  .meta({ id: '${One}', example: { id: 1, name: 'First', createdAt: '2026-01-05T09:30:00.000Z' } });
export type ${One} = z.infer<typeof ${One}>;

/** What a client sends to make a ${spoken}. */
export const ${One}Draft = z.strictObject({ name }).meta({ id: '${One}Draft', example: { name: 'First' } });
export type ${One}Draft = z.infer<typeof ${One}Draft>;

export const ${one}Operations = {
  '${many}.list': operation('${many}.list', {
    summary: 'One’s own ${many}, newest first',
    query: PageQuery.pick({ limit: true }),
    responses: { 200: z.array(${One}) },
    problems: [400],
  }),
  '${many}.create': operation('${many}.create', {
    summary: 'Make a ${spoken}',
    headers: ['Idempotency-Key'],
    body: ${One}Draft,
    responses: { 201: ${One} },
    problems: [400, 409, 413, 415],
  }),
};
`;

const model = ({ table, One, spoken }) => `import { Model } from 'objection';

/** A ${spoken}. */
export class ${One}Model extends Model {
  static override tableName = '${table}';

  declare id: number;
  declare owner_id: number;
  declare name: string;
  declare created_at: string;
}
`;

const present = ({ many, One, spoken }) => `import type { ${One} } from '../../contract/index.ts';
import type { ${One}Model } from './${many}.model.ts';

/** A ${spoken} as the contract words it. */
export function present${One}(row: ${One}Model): ${One} {
  return { id: row.id, name: row.name, createdAt: row.created_at };
}
`;

const service = ({ many, Many, One, spoken }) => `import type { Knex } from 'knex';
import type { ${One}Draft } from '../../contract/index.ts';
import { ${One}Model } from './${many}.model.ts';

/** What ${many} are kept with. */
export interface ${One}Parts {
  db: Knex;
}

/** One's own, newest first. */
export function list${Many}(
  db: Knex,
  { ownerId, limit }: { ownerId: number; limit: number },
): Promise<${One}Model[]> {
  return ${One}Model.query(db).where('owner_id', ownerId).orderBy('id', 'desc').limit(limit).execute();
}

/** Makes a ${spoken}. */
export function create${One}(
  db: Knex,
  { ownerId, draft }: { ownerId: number; draft: ${One}Draft },
): Promise<${One}Model> {
  return ${One}Model.query(db).insert({ owner_id: ownerId, name: draft.name }).returning('*').execute();
}
`;

const routes = ({ path, many, Many, One }) => `import type { ${One} } from '../../contract/index.ts';
import type { Api } from '../../http/api.ts';
import { present${One} } from './${many}.present.ts';
import { create${One}, list${Many}, type ${One}Parts } from './${many}.service.ts';

/** /api/${path}. */
export function mount${Many}(api: Api, { db }: ${One}Parts): void {
  api.mount(
    '${many}.list',
    async (ctx, { session, query }) => {
      const rows = await list${Many}(db, { ownerId: session.userId, limit: query.limit });
      ctx.body = rows.map(present${One});
    },
    { reads: null },
  );

  api.mount('${many}.create', async (ctx, { session, body, once }) => {
    const reply = await once.run<${One}>(async (trx) => {
      const row = await create${One}(trx, { ownerId: session.userId, draft: body });
      return { status: 201, body: present${One}(row) };
    });
    ctx.status = reply.status;
    ctx.body = reply.body;
  });
}
`;

const tests = ({ path, many, spoken }) => `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import { checkShape, startServer, type TestServer } from '../../testing/server.ts';

describe.each(await findDatabases())('${many} on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(kind);
  });
  afterAll(() => server.close());

  it('refuses a ${spoken} without a name, and keeps none', async () => {
    const ada = await server.signIn();
    const answer = await ada.post('/api/${path}', { name: ' ' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ path: 'name', message: 'Enter a name' }]);
    expect((await ada.get('/api/${path}')).body).toEqual([]);
  });

  it('lists one’s own, newest first, and nobody else’s', async () => {
    const [ada, ben] = [await server.signIn(), await server.signIn()];
    const first = await ada.post('/api/${path}', { name: 'First' });
    const second = await ada.post('/api/${path}', { name: 'Second' });
    checkShape('${many}.create', first);
    const list = await ada.get('/api/${path}');
    checkShape('${many}.list', list);
    expect(list.body).toEqual([second.body, first.body]);
    expect((await ben.get('/api/${path}')).body).toEqual([]);
  });
});
`;

const migration = ({ table }) => `import type { Knex } from 'knex';
import { addTimestamp } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('${table}', (table) => {
    table.increments('id');
    table.integer('owner_id').notNullable().references('users.id').onDelete('CASCADE').index();
    table.text('name').notNullable();
    addTimestamp(knex, table, 'created_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('${table}');
}
`;

const mock = ({ many, one }) => `import { db, nextId, now } from '../db.ts';
import { me, replay, requireMe } from './replay.ts';

export const ${one}Handlers = {
  '${many}.list': replay('${many}.list', ({ query }) =>
    db.${many}
      .filter((row) => row.ownerId === me()?.id)
      .toReversed()
      .slice(0, query.limit)
      .map(({ ownerId: _owner, ...row }) => row),
  ),
  '${many}.create': replay('${many}.create', ({ body }) => {
    const row = { id: nextId(db.${many}), name: body.name, createdAt: now() };
    db.${many}.push({ ...row, ownerId: requireMe().id });
    return row;
  }),
};
`;

/** The files of a new resource, from its contract to its mock. */
export const resourceFiles = (names, migrationName) => {
  const { many } = names;
  const folder = `packages/server/src/resources/${many}/${many}`;
  return {
    [`packages/server/src/contract/${many}.ts`]: contract(names),
    [`${folder}.model.ts`]: model(names),
    [`${folder}.present.ts`]: present(names),
    [`${folder}.service.ts`]: service(names),
    [`${folder}.routes.ts`]: routes(names),
    [`${folder}.test.ts`]: tests(names),
    [`packages/server/src/db/migrations/${migrationName}.ts`]: migration(names),
    [`mocks/handlers/${many}.ts`]: mock(names),
  };
};

/** What the server's files that list every resource need to know of it. */
const serverEdits = ({ path, many, Many, one }, migrationName) => {
  const server = 'packages/server/src';
  return [
    {
      file: `${server}/contract/routes.ts`,
      anchor: "  'openapi.get':",
      insert: `  '${many}.list': { method: 'GET', path: '/api/${path}', access: 'session' },\n  '${many}.create': { method: 'POST', path: '/api/${path}', access: 'session' },\n`,
    },
    {
      file: `${server}/contract/index.ts`,
      anchor: "export * from './config.ts';",
      insert: `export * from './${many}.ts';\n`,
    },
    {
      file: `${server}/contract/operations.ts`,
      anchor: 'import { systemOperations }',
      insert: `import { ${one}Operations } from './${many}.ts';\n`,
    },
    {
      file: `${server}/contract/operations.ts`,
      anchor: '  ...configOperations,',
      insert: `  ...${one}Operations,\n`,
    },
    {
      file: `${server}/app.ts`,
      anchor: 'import { mountSystem }',
      insert: `import { mount${Many} } from './resources/${many}/${many}.routes.ts';\n`,
    },
    { file: `${server}/app.ts`, anchor: '  mountSystem(api,', insert: `  mount${Many}(api, { db });\n` },
    {
      file: `${server}/db/migrate.ts`,
      anchor: '\ninterface Migration {',
      insert: `import * as ${many} from './migrations/${migrationName}.ts';\n`,
    },
    {
      file: `${server}/db/migrate.ts`,
      // Prettier writes a comma after the last one only when there is a line for each.
      anchor: /,?\s*\];\n\n\/\*\* Any number will do/,
      insert: `, { name: '${migrationName}', ...${many} }`,
    },
  ];
};

/** What the mocks need to know of it. */
const mockEdits = ({ many, one, One }) => [
  {
    file: 'mocks/handlers/index.ts',
    anchor: 'import { systemHandlers }',
    insert: `import { ${one}Handlers } from './${many}.ts';\n`,
  },
  { file: 'mocks/handlers/index.ts', anchor: '  ...systemHandlers,', insert: `  ...${one}Handlers,\n` },
  {
    file: 'mocks/db.ts',
    anchor: '  estimate: Estimate;',
    insert: `  ${many}: (${One} & { ownerId: number })[];\n`,
  },
  { file: 'mocks/db.ts', anchor: '  running: new Map(),', insert: `  ${many}: [],\n` },
  { file: 'mocks/db.ts', anchor: 'User }', insert: `${One}, ` },
  {
    file: 'mocks/parity/row.ts',
    anchor: "  'products.create': {",
    insert: `  '${many}.create': { name: 'First' },\n`,
  },
  {
    file: 'mocks/parity/successes.ts',
    anchor: "  { id: 'openapi.get'",
    insert: `  { id: '${many}.list', title: 'some', status: 200 },\n  { id: '${many}.create', title: 'a draft', status: 201, init: goodInit('${many}.create') },\n`,
  },
];

/** What the files that list every resource need to know of the new one. */
export const resourceEdits = (names, migrationName) => [
  ...serverEdits(names, migrationName),
  ...mockEdits(names),
];
