import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import { checkShape, startServer, type Client, type TestServer } from '../../testing/server.ts';

describe.each(await findDatabases())('suppliers on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  beforeAll(async () => {
    server = await startServer(kind);
  });
  beforeEach(async () => {
    ada = await server.signIn();
  });
  afterAll(() => server.close());

  const keep = (changes: object = {}) =>
    ada.post('/api/suppliers', { name: 'Zincworks', kinds: ['ingredient'], ...changes });

  it('begin with examples, which say that they are', async () => {
    const { body } = await ada.get('/api/suppliers');
    expect(body.length).toBeGreaterThan(0);
    for (const { name, isExample } of body) {
      expect([isExample, name]).toEqual([true, expect.stringMatching(/ \(Example\)$/)]);
    }
  });

  it('are kept with their contacts and certificates, newest first', async () => {
    const contacts = [{ name: 'Ines Rey', email: 'ines@zincworks.test' }];
    const certifications = [{ name: 'NSF cGMP', expiresOn: '2027-01-31' }];
    const made = await keep({ contacts, certifications, country: 'Spain' });
    checkShape('suppliers.create', made);
    expect(made.body).toMatchObject({ contacts, certifications, country: 'Spain', isExample: false });
    expect((await ada.get('/api/suppliers?limit=1')).body).toEqual([made.body]);
  });

  it.each([
    ['without a name', { name: ' ' }, 'name'],
    ['of no kind', { kinds: [] }, 'kinds'],
    [
      'with a contact that nobody can write to',
      { contacts: [{ name: 'Ines', email: 'ines' }] },
      'contacts.0.email',
    ],
  ])('are refused %s', async (_, changes, at) => {
    const answer = await keep(changes);
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, at]);
  });

  it('are not proved with a file that is somebody else’s', async () => {
    const grace = await server.signIn();
    const form = new FormData();
    form.set('file', new File(['Name,Amount\n'], 'certificate.csv'));
    const { body: file } = await grace.send('POST', '/api/files', { body: form });
    const certifications = [{ name: 'NSF cGMP', fileId: file.id }];
    expect((await keep({ certifications })).status).toBe(404);
    expect((await grace.post('/api/suppliers', { name: 'Own', kinds: ['lab'], certifications })).status).toBe(
      201,
    );
  });

  it('are seen and changed by their owner alone', async () => {
    const { body } = await keep();
    const grace = await server.signIn();
    const path = `/api/suppliers/${body.id}`;
    const sent = { body: { name: 'Mine' }, headers: { 'If-Match': '*' } };
    expect((await grace.get(path)).status).toBe(404);
    expect((await grace.send('PATCH', path, sent)).status).toBe(404);
    expect((await ada.send('PATCH', path, sent)).body.name).toBe('Mine');
  });
});
