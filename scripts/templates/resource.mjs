import { camel, kebab, pascal } from '../generate.mjs';

/** The last word of a plural in the singular: companies → company, suppliers → supplier. */
const singular = (word) => word.replace(/ies$/, 'y').replace(/s$/, '');

import { contract, migration, mock } from './resource-contract.mjs';
import { routes } from './resource-routes.mjs';
import { model, present, service } from './resource-server.mjs';
import { tests } from './resource-tests.mjs';

/** How a resource is spelled wherever it appears; with the one it is nested in, if it is in any. */
export const namesOf = (words, parentWords) => {
  const one = [...words.slice(0, -1), singular(words.at(-1))];
  return {
    path: kebab(words),
    table: words.join('_'),
    many: camel(words),
    Many: pascal(words),
    one: camel(one),
    One: pascal(one),
    spoken: one.join(' '),
    column: `${one.join('_')}_id`,
    parent: parentWords && namesOf(parentWords),
  };
};

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

const routeRows = ({ path, many, parent }) => {
  const list = parent ? `/api/${parent.path}/{id}/${path}` : `/api/${path}`;
  const own = `/api/${path}/{id}`;
  const rows = [
    ['list', 'GET', list],
    ['create', 'POST', list],
    ['get', 'GET', own],
    ['update', 'PATCH', own],
    ['delete', 'DELETE', own],
  ];
  return rows
    .map(
      ([name, method, at]) =>
        `  '${many}.${name}': { method: '${method}', path: '${at}', access: 'session' },\n`,
    )
    .join('');
};

/** What the contract's files that list every resource need to know of it. */
const contractEdits = (names) => {
  const { many, one, spoken } = names;
  const contract = 'packages/server/src/contract';
  return [
    { file: `${contract}/routes.ts`, anchor: "  'openapi.get':", insert: routeRows(names) },
    {
      file: `${contract}/routes.ts`,
      anchor: '} as const satisfies Record<string, NumberedRecord>',
      insert: `  ${one}: { create: '${many}.create', id: 'id', missing: 'There is no such ${spoken} among yours.' },\n`,
    },
    {
      file: `${contract}/operations.ts`,
      among: /^import .* from '\.\/.*';\n/gm,
      insert: `import { ${one}Operations } from './${many}.ts';\n`,
    },
    {
      file: `${contract}/operations.ts`,
      among: /^export \* from '\.\/.*';\n/gm,
      insert: `export * from './${many}.ts';\n`,
    },
    {
      file: `${contract}/operations.ts`,
      anchor: '  ...configOperations,',
      insert: `  ...${one}Operations,\n`,
    },
  ];
};

/** What the server's other files that list every resource need to know of it. */
const serverEdits = ({ many, Many, one, One }, migrationName) => {
  const server = 'packages/server/src';
  return [
    {
      file: `${server}/app.ts`,
      among: /^import .* from '\.\/resources\/.*';\n/gm,
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
      anchor: /,?\s*\];\n\n\/\*\* /,
      insert: `, { name: '${migrationName}', ...${many} }`,
    },
    {
      file: `${server}/resources/exports/rooms.service.ts`,
      among: /^import .* from '\.\.\/\w.*';\n/gm,
      insert: `import { ${One}Model } from '../${many}/${many}.model.ts';\nimport { present${One} } from '../${many}/${many}.present.ts';\n`,
    },
    {
      file: `${server}/resources/exports/rooms.service.ts`,
      anchor: '  export: room(',
      insert: `  ${one}: room(${One}Model, own, present${One}),\n`,
    },
  ];
};

/** What the mocks need to know of it. */
const mockEdits = ({ many, one, One }) => [
  {
    file: 'mocks/handlers/index.ts',
    among: /^import .* from '\.\/.*';\n/gm,
    insert: `import { ${one}Handlers } from './${many}.ts';\n`,
  },
  { file: 'mocks/handlers/index.ts', anchor: '  ...systemHandlers,', insert: `  ...${one}Handlers,\n` },
  { file: 'mocks/db.ts', anchor: '  estimate: Estimate;', insert: `  ${many}: ${One}[];\n` },
  { file: 'mocks/db.ts', anchor: '  running: new Map(),', insert: `  ${many}: [],\n` },
  { file: 'mocks/db.ts', anchor: 'Article,', insert: `${One}, ` },
];

/** What the files that list every resource need to know of the new one. */
export const resourceEdits = (names, migrationName) => [
  ...contractEdits(names),
  ...serverEdits(names, migrationName),
  ...mockEdits(names),
];
