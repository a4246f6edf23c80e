// What the contract says of a new resource, its table, and its mock.
const shapes = ({ many, one, One, spoken, parent }) => `export const ${one}Operations = {
  '${many}.list': operation('${many}.list', {
    summary: '${parent ? `The ${many} of a ${parent.spoken}` : `One’s own ${many}`}, newest first',
    ${parent ? `...ofRecord('${parent.one}'),` : ''}
    query: PageQuery,
    responses: { 200: z.array(${One}) },
    problems: [400${parent ? ', 404' : ''}],
  }),
  '${many}.create': operation('${many}.create', {
    summary: 'Make a ${spoken}',
    ${parent ? `...ofRecord('${parent.one}'),` : ''}
    headers: ['Idempotency-Key'],
    body: ${One}Draft,
    responses: { 201: ${One} },
    problems: [400, ${parent ? '404, ' : ''}409, 413, 415],
  }),
  '${many}.get': operation('${many}.get', {
    summary: 'One ${spoken}',
    ...ofRecord('${one}'),
    responses: { 200: ${One} },
    problems: [400, 404],
  }),
  '${many}.update': operation('${many}.update', {
    summary: 'Change any of a ${spoken}’s fields',
    ...ofRecord('${one}'),
    ifMatch: 'honoured',
    body: ${One}Patch,
    responses: { 200: ${One} },
    problems: [400, 404, 409, 413, 415],
  }),
  '${many}.delete': operation('${many}.delete', {
    summary: 'Delete a ${spoken}',
    ...ofRecord('${one}'),
    ifMatch: 'honoured',
    responses: { 204: null },
    problems: [400, 404, 409],
  }),
};
`;

export const contract = (names) => {
  const { One, spoken, parent } = names;
  return `import { z } from 'zod';
import { ofRecord, operation, PageQuery, Text, Timestamp } from './http.ts';

const name = Text.trim().min(1, 'Enter a name').max(200, 'Keep the name to 200 characters');

/** A ${spoken} as the server answers it. */
export const ${One} = z
  .strictObject({
    id: z.int(),
    ownerId: z.int().describe('The user it belongs to'),
    ${parent ? `${parent.one}Id: z.int().describe('The ${parent.spoken} it is part of'),` : ''}
    name: z.string(),
    createdAt: Timestamp,
  })
  .meta({
    id: '${One}',
    example: { id: 1, ownerId: 1, ${parent ? `${parent.one}Id: 1, ` : ''}name: 'First', createdAt: '2026-01-05T09:30:00.000Z' },
  });
export type ${One} = z.infer<typeof ${One}>;

/** What a client sends to make a ${spoken}. */
export const ${One}Draft = z.strictObject({ name }).meta({ id: '${One}Draft', example: { name: 'First' } });
export type ${One}Draft = z.infer<typeof ${One}Draft>;

/** Any subset of a ${spoken}'s fields. */
export const ${One}Patch = ${One}Draft.partial().meta({ id: '${One}Patch', example: { name: 'Second' } });
export type ${One}Patch = z.infer<typeof ${One}Patch>;

${shapes(names)}`;
};

export const migration = ({ table, parent }) => `import type { Knex } from 'knex';
import { addTimestamp } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('${table}', (table) => {
    table.increments('id');
    table.integer('owner_id').notNullable().references('users.id').onDelete('CASCADE').index();
    ${parent ? `table.integer('${parent.column}').notNullable().references('${parent.table}.id').onDelete('CASCADE').index();` : ''}
    table.text('name').notNullable();
    table.integer('version').notNullable().defaultTo(1);
    addTimestamp(knex, table, 'created_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('${table}');
}
`;

export const mock = ({ many, one, One, parent }) => {
  const params = parent ? 'params, ' : '';
  const isListed = parent
    ? `row.${parent.one}Id === own${parent.One}(params).id`
    : 'row.ownerId === me()?.id';
  return `import type { ${One} } from '@seedbed/server/contract';
import { db, nextId, now } from '../db.ts';
import { forgetNested, ownOf } from './own.ts';
import { page } from './pages.ts';
${parent ? `import { own${parent.One} } from './${parent.many}.ts';\n` : ''}import { ${parent ? '' : 'me, '}replay, requireMe } from './replay.ts';
import { expected, tagged, write } from './versions.ts';

/** One's own. */
export const own${One} = ({ id }: { id: number }): ${One} =>
  ownOf('${one}', { id, rows: db.${many}, ownerOf: (row) => row.ownerId });

export const ${one}Handlers = {
  '${many}.list': replay('${many}.list', ({ ${params}query, request }) =>
    page(db.${many}.filter((row) => ${isListed}).toReversed(), query, request),
  ),
  '${many}.create': replay('${many}.create', ({ ${params}body }) => {
    const origin = { id: nextId(db.${many}), ownerId: requireMe().id, createdAt: now() };
    const row = { ...origin, ${parent ? `${parent.one}Id: own${parent.One}(params).id, ` : ''}name: body.name };
    db.${many}.push(row);
    return tagged(row);
  }),
  '${many}.get': replay('${many}.get', ({ params }) => tagged(own${One}(params))),
  '${many}.update': replay('${many}.update', ({ params, body, request }) =>
    tagged(write(expected(own${One}(params), request), body)),
  ),
  '${many}.delete': replay('${many}.delete', ({ params, request }) => {
    db.${many}.splice(db.${many}.indexOf(expected(own${One}(params), request)), 1);
    forgetNested('${one}', params.id);
  }),
};
`;
};
