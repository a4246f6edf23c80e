// What is proved of a new resource.
export const tests = ({ path, many, spoken, parent }) => {
  const list = parent
    ? `\`/api/${parent.path}/\${await makeRecord(ada, '${parent.one}')}/${path}\``
    : `'/api/${path}'`;
  return `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
${parent ? "import { makeRecord } from '../../testing/records.ts';\n" : ''}import { checkShape, startServer, type Client, type TestServer } from '../../testing/server.ts';

describe.each(await findDatabases())('${many} on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  let path: string;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
    path = ${list};
  });
  afterAll(() => server.close());

  it('refuses a ${spoken} without a name, and keeps none', async () => {
    const answer = await ada.post(path, { name: ' ' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ path: 'name', message: 'Enter a name' }]);
    expect((await ada.get(path)).body).toEqual([]);
  });

  it('lists them newest first, in pages', async () => {
    const first = await ada.post(path, { name: 'First' });
    const second = await ada.post(path, { name: 'Second' });
    checkShape('${many}.create', first);
    const page = await ada.get(\`\${path}?limit=1\`);
    checkShape('${many}.list', page);
    expect(page.body).toEqual([second.body]);
    const next = /<(.+)>/.exec(page.headers.get('Link') ?? '')?.[1] ?? '';
    expect((await ada.get(next)).body).toEqual([first.body]);
  });

  it('changes one, keeps what was not sent, and is gone once deleted', async () => {
    const { body } = await ada.post(path, { name: 'First' });
    const own = \`/api/${path}/\${body.id}\`;
    expect((await ada.get(own)).body).toEqual(body);
    expect((await ada.patch(own, { name: 'Changed' })).body).toEqual({ ...body, name: 'Changed' });
    expect((await ada.patch(own, {})).body).toEqual({ ...body, name: 'Changed' });
    expect((await ada.get(own)).body.name).toBe('Changed');
    expect((await ada.delete(own)).status).toBe(204);
    expect((await ada.get(own)).status).toBe(404);
  });
});
`;
};
