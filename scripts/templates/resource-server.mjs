// What a new resource stores, decides and words.
export const model = ({ table, Many, One, spoken, parent }) => `import type { Knex } from 'knex';
import { newestFirst, type NewestPart } from '../../db/newest.ts';
import { VersionedModel } from '../../db/versioned.ts';
${parent ? `import { ${parent.One}Model } from '../${parent.many}/${parent.many}.model.ts';\n` : ''}
/** A ${spoken}. */
export class ${One}Model extends VersionedModel {
  static override tableName = '${table}';

  declare id: number;
  declare owner_id: number;
  ${parent ? `declare ${parent.column}: number;` : ''}
  declare name: string;
  declare created_at: string;
}

/** One page of the ${Many} that belong together, newest first. */
export async function find${Many}(
  db: Knex,
  whose: Partial<Pick<${One}Model, '${parent ? parent.column : 'owner_id'}'>>,
  part: NewestPart,
): Promise<${One}Model[]> {
  return newestFirst(${One}Model.query(db), { ...part, wanted: whose });
}
${
  parent
    ? `
/** The ${parent.spoken} that they are part of. */
export async function find${parent.One}(db: Knex, id: number): Promise<${parent.One}Model | undefined> {
  return ${parent.One}Model.query(db).findById(id);
}
`
    : ''
}`;

export const present = ({
  many,
  One,
  spoken,
  parent,
}) => `import type { ${One} } from '../../contract/index.ts';
import type { ${One}Model } from './${many}.model.ts';

/** A ${spoken} as the contract words it. */
export function present${One}(row: ${One}Model): ${One} {
  return {
    id: row.id,
    ownerId: row.owner_id,
    ${parent ? `${parent.one}Id: row.${parent.column},` : ''}
    name: row.name,
    createdAt: row.created_at,
  };
}
`;

const listing = ({ many, Many, One, parent }) =>
  parent
    ? `/** Which ${parent.spoken}, and who asks for what is part of it. */
export interface ${parent.One}Ref {
  id: number;
  actor: Actor;
}

async function admit${parent.One}(db: Knex, { id, actor, action }: ${parent.One}Ref & { action: Action }) {
  return admit(await find${parent.One}(db, id), ${parent.one}Subject, { actor, action });
}

/** The ${many} of a ${parent.spoken}, newest first. */
export async function list${Many}(
  db: Knex,
  { limit, after, ...ref }: ${parent.One}Ref & NewestPart,
): Promise<ListPage<${One}Model, NewestKey>> {
  const { id } = await admit${parent.One}(db, { ...ref, action: 'read' });
  const rows = await find${Many}(db, { ${parent.column}: id }, { limit: oneMore(limit), after });
  return newestPage(rows, limit);
}
`
    : `/** One's own, newest first. */
export async function list${Many}(
  db: Knex,
  { actor, limit, after }: NewestPart & { actor: Actor },
): Promise<ListPage<${One}Model, NewestKey>> {
  const rows = await find${Many}(db, { owner_id: readableOwner(actor) }, { limit: oneMore(limit), after });
  return newestPage(rows, limit);
}
`;

const creating = ({ One, spoken, parent }) =>
  parent
    ? `/** Makes a ${spoken}. */
export async function create${One}(
  db: Knex,
  { draft, ...ref }: ${parent.One}Ref & { draft: ${One}Draft },
): Promise<${One}Model> {
  const ${parent.one} = await admit${parent.One}(db, { ...ref, action: 'update' });
  const owner_id = ${parent.one}Subject.ownerOf(${parent.one});
  return ${One}Model.query(db).insert({ owner_id, ${parent.column}: ${parent.one}.id, name: draft.name }).returning('*');
}
`
    : `/** Makes a ${spoken}. */
export async function create${One}(
  db: Knex,
  { actor, draft }: { actor: Actor; draft: ${One}Draft },
): Promise<${One}Model> {
  return ${One}Model.query(db).insert({ owner_id: actor.userId, name: draft.name }).returning('*');
}
`;

const changing = ({
  One,
  one,
  spoken,
}) => `/** Does something to a ${spoken} that nobody else writes to meanwhile. */
async function change${One}<Result>(
  db: Knex,
  { id, actor, expect, action }: ${One}Change & { action: Action },
  work: (trx: Knex, row: ${One}Model) => Promise<Result>,
): Promise<Result> {
  return transact(db, async (trx) => {
    const found = await ${One}Model.query(trx).findById(id).forUpdate();
    const row = admit(found, ${one}Subject, { actor, action });
    expect(row);
    return work(trx, row);
  });
}

/** Changes any of a ${spoken}'s fields. */
export async function update${One}(
  db: Knex,
  { patch, ...change }: ${One}Change & { patch: ${One}Patch },
): Promise<${One}Model> {
  return change${One}(db, { ...change, action: 'update' }, (trx, row) => patchRow(trx, row, patch));
}

/** Deletes a ${spoken}. */
export async function delete${One}(db: Knex, change: ${One}Change): Promise<void> {
  await change${One}(db, { ...change, action: 'delete' }, async (trx, row) => row.$query(trx).delete());
}
`;

export const service = (names) => {
  const { many, Many, one, One, spoken, parent } = names;
  const found = [`find${Many}`, parent && `find${parent.One}`, `${One}Model`].filter(Boolean).join(', ');
  return `import type { Knex } from 'knex';
import { admit, ${parent ? '' : 'readableOwner, '}type Action, type Actor, type Subject } from '../../access/index.ts';
import { records, type ${One}Draft, type ${One}Patch } from '../../contract/index.ts';
import { newestPage, type NewestKey, type NewestPart } from '../../db/newest.ts';
import { oneMore, type ListPage } from '../../db/page.ts';
import { patchRow } from '../../db/patchRow.ts';
import { transact } from '../../db/transact.ts';
import type { ExpectVersion } from '../../ports.ts';
${parent ? `import { ${parent.one}Subject } from '../${parent.many}/${parent.many}.service.ts';\n` : ''}import { ${found} } from './${many}.model.ts';

/** What ${many} are kept with. */
export interface ${One}Parts {
  db: Knex;
}

/** How its rows are looked upon. */
export const ${one}Subject: Subject<${One}Model> = {
  kind: '${parent ? parent.one : one}',
  ownerOf: (row) => row.owner_id,
  missing: records.${one}.missing,
};

/** Which ${spoken}, and who asks for it. */
export interface ${One}Ref {
  id: number;
  actor: Actor;
}

/** A ${spoken} that is to be changed, as the caller has it. */
export interface ${One}Change extends ${One}Ref {
  expect: ExpectVersion<${One}Model>;
}

${listing(names)}
${creating(names)}
/** One of a person's ${many}. */
export async function get${One}(db: Knex, { id, actor }: ${One}Ref): Promise<${One}Model> {
  return admit(await ${One}Model.query(db).findById(id), ${one}Subject, { actor, action: 'read' });
}

${changing(names)}`;
};
