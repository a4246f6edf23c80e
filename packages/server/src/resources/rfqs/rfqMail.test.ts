import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSentRequest } from '../../contract/index.ts';
import { createMailer } from '../../outbound/mail/index.ts';
import { findDatabases } from '../../testing/databases.ts';
import { sendAs } from '../../testing/records.ts';
import { startServer, type Client, type TestServer } from '../../testing/server.ts';
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts';

const any = { 'If-Match': '*' };
const hour = 3_600_000;
const patient = { timeout: 20_000 };
const address = 'ines@acme.example';

/** The words of a message, of which mail programs put long lines together again. */
const wordsOf = (eml: string) => eml.replaceAll('=\r\n', '').replaceAll('=3D', '=');
const tokensIn = (eml: string) =>
  [...wordsOf(eml).matchAll(/\/q#([\w-]{43})/g)].map(([, token = '']) => token);

describe.each(await findDatabases())('e-mail to makers on $name', (kind) => {
  let smtp: TestSmtp;
  let server: TestServer;
  let ada: Client;
  let ahead = 0;
  /** What the mail server answers an address: nothing, so that it is taken, or a refusal. */
  let refusal: { code: number; text: string } | null = null;
  beforeAll(async () => {
    smtp = await startSmtp({
      onRcptTo: (_address, _session, done) =>
        done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code })),
    });
    server = await startServer(kind, {
      now: () => Date.now() + ahead,
      mailer: createMailer({ url: smtp.url, from: 'rfq@seedbed.test' }),
      jobsEveryMs: 20,
    });
  });
  afterAll(async () => {
    await server.close();
    await smtp.close();
  });
  beforeEach(async () => {
    smtp.taken.length = 0;
    // A session does not outlive the days that a test lets pass.
    ada = await server.signIn();
  });
  afterEach(() => {
    ahead = 0;
    refusal = null;
  });

  const act = (path: string, body?: object) => ada.send('POST', path, { body, headers: any });
  const mail = ({ rfqId, recipientId }: Awaited<ReturnType<typeof makeSentRequest>>) =>
    act(`/api/rfqs/${rfqId}/recipients/${recipientId}/mail`);
  const recipientOf = async ({ rfqId }: { rfqId: number }) =>
    (await ada.get(`/api/rfqs/${rfqId}`)).body.recipients[0];
  const sent = () => makeSentRequest(sendAs(ada));
  const opened = (token: string) =>
    server.anonymous.get('/api/quote-request', { headers: { Authorization: `Quote ${token}` } });

  it('brings a link that works, once, and tells when it is on its way and when it is there', async () => {
    const made = await sent();
    const { status, body } = await mail(made);
    expect(status).toBe(200);
    expect(body.row.recipients[0]).toMatchObject({
      status: 'invited',
      hasLink: true,
      mail: { letter: 'request', state: 'waiting', to: address },
    });
    await expect
      .poll(async () => (await recipientOf(made)).mail, patient)
      .toMatchObject({ state: 'sent', attempts: 1, error: null, endedAt: expect.stringMatching(/Z$/) });
    expect(smtp.taken).toHaveLength(1);
    const [eml = ''] = smtp.taken;
    expect(eml).toMatch(/^Subject: Request for quotation: /m);
    const tokens = tokensIn(eml);
    expect(new Set(tokens).size).toBe(1);
    expect((await opened(tokens[0] ?? '')).status).toBe(200);
  });

  it('keeps no secret of a link in the database', async () => {
    const made = await sent();
    await mail(made);
    await expect.poll(() => smtp.taken.length, patient).toBe(1);
    const kept = JSON.stringify([
      await server.database.db('jobs'),
      await server.database.db('rfq_recipients'),
    ]);
    expect(kept).not.toContain(tokensIn(smtp.taken[0] ?? '')[0]);
  });

  it('goes on trying where the mail server is busy, says why meanwhile, and brings the same link', async () => {
    const made = await sent();
    refusal = { code: 451, text: 'Try later' };
    await mail(made);
    await expect
      .poll(async () => (await recipientOf(made)).mail, patient)
      .toMatchObject({ state: 'waiting', attempts: 1, error: expect.stringContaining('451 Try later') });
    refusal = null;
    ahead = 2 * 60_000;
    await expect.poll(async () => (await recipientOf(made)).mail.state, patient).toBe('sent');
    expect((await opened(tokensIn(smtp.taken[0] ?? '')[0] ?? '')).status).toBe(200);
  });

  it('says so where the address is refused for good, and can be asked for again', async () => {
    const made = await sent();
    refusal = { code: 550, text: 'No such mailbox' };
    await mail(made);
    await expect
      .poll(async () => (await recipientOf(made)).mail, patient)
      .toMatchObject({ state: 'failed', attempts: 1, error: expect.stringContaining('No such mailbox') });
    refusal = null;
    expect((await mail(made)).status).toBe(200);
    await expect.poll(async () => (await recipientOf(made)).mail.state, patient).toBe('sent');
  });

  it('brings no link that was replaced before it left', async () => {
    const made = await sent();
    refusal = { code: 451, text: 'Try later' };
    await mail(made);
    await expect.poll(async () => (await recipientOf(made)).mail.error, patient).toContain('451 Try later');
    await act(`/api/rfqs/${made.rfqId}/recipients/${made.recipientId}/link`);
    refusal = null;
    ahead = 2 * 60_000;
    await expect
      .poll(async () => (await recipientOf(made)).mail, patient)
      .toMatchObject({ state: 'failed', error: 'The link was replaced or ended.' });
    expect(smtp.taken).toEqual([]);
  });

  it('tells whoever was written to that the request was changed, and reminds whoever has not answered', async () => {
    const made = await sent();
    await mail(made);
    await expect.poll(() => smtp.taken.length, patient).toBe(1);
    const dueAt = new Date(Date.now() + 60 * hour).toISOString();
    await act(`/api/rfqs/${made.rfqId}/amend`, { dueAt });
    await expect.poll(() => smtp.taken.length, patient).toBe(2);
    expect(smtp.taken[1]).toMatch(/^Subject: Changed: Request for quotation: /m);
    ahead = 26 * hour;
    await expect.poll(() => smtp.taken.length, patient).toBe(3);
    expect(smtp.taken[2]).toMatch(/^Subject: Reminder: Request for quotation: /m);
    const tokens = smtp.taken.flatMap(tokensIn);
    expect(new Set(tokens).size).toBe(1);
    ahead = 26 * hour + 6 * 60_000;
    const lookedAgain = async () =>
      Date.parse((await server.database.db('jobs').where({ kind: 'rfqDueTimes' }).first()).due_at) >
      Date.now() + ahead;
    await expect.poll(lookedAgain, patient).toBe(true);
    expect(smtp.taken).toHaveLength(3);
  });

  it('reminds nobody who has quoted, and time closes the request', async () => {
    const made = await sent();
    await mail(made);
    await expect.poll(() => smtp.taken.length, patient).toBe(1);
    const dueAt = new Date(Date.now() + 60 * hour).toISOString();
    await act(`/api/rfqs/${made.rfqId}/amend`, { dueAt });
    await expect.poll(() => smtp.taken.length, patient).toBe(2);
    await act('/api/quotes', { ...made, tiers: [{ quantity: 2500, unitPrice: '4.55' }] });
    ahead = 61 * hour;
    const storedStatus = async () =>
      (await server.database.db('rfqs').where({ id: made.rfqId }).first('status')).status;
    await expect.poll(storedStatus, patient).toBe('closed');
    expect(smtp.taken).toHaveLength(2);
  });

  it.each([
    ['is not sent yet', 'draft'],
    ['has closed', 'closed'],
  ])('is refused for a request that %s', async (_, how) => {
    const made = await sent();
    if (how === 'closed') await act(`/api/rfqs/${made.rfqId}/close`);
    else await server.database.db('rfqs').where({ id: made.rfqId }).update({ status: 'ready' });
    expect((await mail(made)).status).toBe(409);
    expect((await recipientOf(made)).mail).toBeUndefined();
  });

  it('is refused for a supplier without an address, and the link that works stays', async () => {
    const made = await sent();
    const { supplierId } = await recipientOf(made);
    await ada.send('PATCH', `/api/suppliers/${supplierId}`, { body: { contacts: [] }, headers: any });
    const { status, body } = await mail(made);
    expect([status, body.detail]).toEqual([
      409,
      'This supplier has no e-mail address: add one, or make a link.',
    ]);
    expect(await recipientOf(made)).toMatchObject({ status: 'added', hasLink: false });
  });
});
