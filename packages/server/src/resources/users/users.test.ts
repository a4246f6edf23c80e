import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import { checkShape, startServer, type TestServer } from '../../testing/server.ts';

describe.each(await findDatabases())('users on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(kind);
  });
  afterAll(() => server.close());

  const draft = ({ uid, email }: { uid: string; email: string }) => ({
    firebaseUid: uid,
    email,
    fullName: 'Ada Okafor',
    role: 'legal',
  });

  it('has no record until one is made', async () => {
    const ada = await server.signIn({}, { isNew: true });
    const answer = await ada.get('/api/users/current');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
  });

  it('refuses a record for somebody else', async () => {
    const ada = await server.signIn({}, { isNew: true });
    expect((await ada.post('/api/users', { ...draft(ada), firebaseUid: 'somebody' })).status).toBe(403);
    expect((await ada.post('/api/users', { ...draft(ada), email: 'other@seedbed.test' })).status).toBe(403);
    expect((await ada.get('/api/users/current')).status).toBe(404);
  });

  it('names every refused field, unknown ones too', async () => {
    const ada = await server.signIn({}, { isNew: true });
    const answer = await ada.post('/api/users', { ...draft(ada), fullName: ' ', role: 'boss', admin: true });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error: { path: string }) => error.path).sort()).toEqual([
      'admin',
      'fullName',
      'role',
    ]);
  });

  it('makes a record once: 201, then 200 with the same record', async () => {
    const ada = await server.signIn({}, { isNew: true });
    const first = await ada.post('/api/users', draft(ada));
    expect(first.status).toBe(201);
    checkShape('users.create', first);
    expect(first.body).toMatchObject({ ...draft(ada), phoneNumber: null });
    const again = await ada.post('/api/users', { ...draft(ada), fullName: 'Somebody Else' });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await ada.get('/api/users/current')).body).toEqual(first.body);
  });

  it('makes one record of several requests at once', async () => {
    const ada = await server.signIn({}, { isNew: true });
    const answers = await Promise.all(Array.from({ length: 5 }, () => ada.post('/api/users', draft(ada))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('is research unless a role is sent', async () => {
    const ada = await server.signIn();
    expect((await ada.get('/api/users/current')).body.role).toBe('research');
  });

  it('refuses a second record with the same email', async () => {
    const ada = await server.signIn();
    const twin = await server.signIn({ uid: `${ada.uid}-twin`, email: ada.email }, { isNew: true });
    expect((await twin.post('/api/users', draft(twin))).status).toBe(409);
  });

  describe('with an address that nobody proved', () => {
    const unproved = { isNew: true, claims: { email_verified: false } };
    const signIn = (email: string, options = unproved) =>
      server.signIn({ uid: `${email}-${(people += 1)}`, email }, options);
    let people = 0;

    it('lets a person work', async () => {
      const eve = await signIn('eve@seedbed.test');
      expect((await eve.post('/api/users', draft(eve))).status).toBe(201);
      expect((await eve.post('/api/users', draft(eve))).status).toBe(200);
      expect((await eve.get('/api/users/current')).body.email).toBe('eve@seedbed.test');
    });

    it('refuses one that somebody else’s record holds', async () => {
      const ada = await server.signIn();
      const eve = await signIn(ada.email);
      expect((await eve.post('/api/users', draft(eve))).status).toBe(409);
      const first = await signIn('first@seedbed.test');
      await first.post('/api/users', draft(first));
      const second = await signIn('first@seedbed.test');
      expect((await second.post('/api/users', draft(second))).status).toBe(409);
    });

    it('never keeps it from whoever proves it, once', async () => {
      const eve = await signIn('grace@seedbed.test');
      await eve.post('/api/users', draft(eve));
      const grace = await signIn('grace@seedbed.test', { ...unproved, claims: { email_verified: true } });
      expect((await grace.post('/api/users', draft(grace))).status).toBe(201);
      const twin = await signIn('grace@seedbed.test', { ...unproved, claims: { email_verified: true } });
      expect((await twin.post('/api/users', draft(twin))).status).toBe(409);
      expect((await eve.get('/api/users/current')).status).toBe(200);
    });

    it('takes the proof from a later sign-in, and keeps it', async () => {
      const eve = await signIn('late@seedbed.test');
      await eve.post('/api/users', draft(eve));
      await server.signIn({ uid: eve.uid, email: eve.email }, { isNew: true });
      await server.signIn({ uid: eve.uid, email: eve.email }, unproved);
      const other = await signIn('late@seedbed.test', { ...unproved, claims: { email_verified: true } });
      expect((await other.post('/api/users', draft(other))).status).toBe(409);
    });
  });

  it('refuses writes without a record: 409 that says what to do', async () => {
    const ada = await server.signIn({}, { isNew: true });
    const answer = await ada.patch('/api/users/profile', { fullName: 'Ada' });
    expect(answer.status).toBe(409);
    expect(answer.body.detail).toContain('POST /api/users');
  });

  it('keeps email read-only', async () => {
    const ada = await server.signIn();
    const answer = await ada.patch('/api/users/profile', { email: 'new@seedbed.test', fullName: 'New' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].path).toBe('email');
    expect((await ada.get('/api/users/current')).body.fullName).toBe('Ada Okafor');
  });

  it('changes any subset of the profile', async () => {
    const ada = await server.signIn();
    const changed = await ada.patch('/api/users/profile', {
      fullName: ' Ada O. ',
      phoneNumber: '+1 555 0100',
      role: 'sales',
      email: ada.email,
    });
    checkShape('users.updateProfile', changed);
    expect(changed.body).toMatchObject({ fullName: 'Ada O.', phoneNumber: '+1 555 0100', role: 'sales' });
    expect((await ada.patch('/api/users/profile', { phoneNumber: '' })).body.phoneNumber).toBeNull();
    expect((await ada.patch('/api/users/profile', {})).body.fullName).toBe('Ada O.');
  });
});
