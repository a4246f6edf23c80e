import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeReadyRequest, requestFileTypes, type Rfq } from '../../contract/index.ts';
import { findDatabases } from '../../testing/databases.ts';
import { sendAs } from '../../testing/records.ts';
import { startServer, type Client, type TestServer } from '../../testing/server.ts';

const any = { 'If-Match': '*' };

const partsOf = (files: Record<string, Uint8Array>) =>
  Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join(' ');

/** The words of a DOCX file. */
const wordsOf = (docx: Uint8Array): string =>
  strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array()).replaceAll(/<[^>]+>/g, ' ');

describe.each(await findDatabases())('files of a request on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
  });
  afterAll(() => server.close());

  const bytesOf = async (client: Client, path: string, headers?: Record<string, string>) =>
    new Uint8Array(await (await client.open('GET', path, { headers })).arrayBuffer());

  /** A sent request for magnesium with a filler, and the secret of its maker. */
  async function sentWith(redaction: Rfq['redaction']) {
    const { rfqId, recipientId } = await makeReadyRequest(sendAs(ada));
    const { formulaId } = (await ada.get(`/api/rfqs/${rfqId}`)).body;
    const { body } = await ada.get(`/api/formulas/${formulaId}`);
    const line = (id: number, name: string, more: object) => ({ op: 'addLine', line: { id, name, ...more } });
    const ops = [
      ...body.formula.lines.map(({ id }: { id: number }) => ({ op: 'removeLine', line: id })),
      line(91, 'Cellulose', { purpose: 'excipient', amount: { value: 83, unit: 'mg' } }),
      line(92, 'Magnesium', { amount: { value: 127, unit: 'mg' } }),
    ];
    await ada.send('PATCH', `/api/formulas/${formulaId}`, { body: { ops }, headers: any });
    const saved = await ada.post(`/api/formulas/${formulaId}/versions`, {});
    const patch = { redaction, formulaVersion: saved.body.n };
    await ada.send('PATCH', `/api/rfqs/${rfqId}`, { body: patch, headers: any });
    await ada.send('POST', `/api/rfqs/${rfqId}/send`, { headers: any });
    const link = await ada.send('POST', `/api/rfqs/${rfqId}/recipients/${recipientId}/link`, {
      headers: any,
    });
    return { rfqId, recipientId, Authorization: `Quote ${link.body.url.split('#')[1]}` };
  }

  it.each([
    ['none', ['Cellulose', '83 mg', '127 mg'], []],
    ['activesOnly', ['127 mg'], ['Cellulose', '83 mg']],
    ['noAmounts', ['Cellulose'], ['83 mg', '127 mg']],
  ] as const)('tell of the formula what redaction %s leaves of it', async (redaction, told, hidden) => {
    const { rfqId, recipientId, Authorization } = await sentWith(redaction);
    const pack = `/api/rfqs/${rfqId}/pack?recipientId=${recipientId}`;
    const zip = unzipSync(await bytesOf(ada, `${pack}&format=zip`));
    const files = {
      ours: wordsOf(await bytesOf(ada, `${pack}&format=docx`)),
      theirs: wordsOf(
        await bytesOf(server.anonymous, '/api/quote-request/file?format=docx', { Authorization }),
      ),
      inZip: wordsOf(zip['request.docx'] ?? new Uint8Array()),
    };
    expect(Object.keys(zip).toSorted()).toEqual([
      'formula.csv',
      'request.docx',
      'request.eml',
      'request.pdf',
      'request.txt',
    ]);
    for (const words of Object.values(files)) {
      for (const text of ['Magnesium', ...told]) expect(words).toContain(text);
      for (const text of hidden) expect(words).not.toContain(text);
    }
  });

  it('say which firm asks and where answers go, which a later request begins with', async () => {
    const firm = 'Harbor Foods, 12 Quay Road, Reno, NV 89501';
    const { rfqId, recipientId } = await makeReadyRequest(sendAs(ada));
    await ada.send('PATCH', `/api/rfqs/${rfqId}`, { body: { firm }, headers: any });
    const { email } = (await ada.get('/api/users/current')).body;
    const docx = await bytesOf(ada, `/api/rfqs/${rfqId}/pack?recipientId=${recipientId}&format=docx`);
    for (const words of [firm, email]) expect(wordsOf(docx)).toContain(words);
    const { productId, formulaId } = (await ada.get(`/api/rfqs/${rfqId}`)).body;
    const ops = [{ op: 'addLine', line: { id: 94, name: 'Zinc', amount: { value: 10, unit: 'mg' } } }];
    await ada.send('PATCH', `/api/formulas/${formulaId}`, { body: { ops }, headers: any });
    const document = (await ada.post('/api/documents', { kind: 'rfqPack', productId })).body;
    expect(document.openItems.map(({ path }: { path: string }) => path)).not.toContain('sender.name');
    expect((await ada.post('/api/rfqs', { productId })).body.firm).toBe(firm);
  });

  it('name an extract as it has to be bought', async () => {
    const { rfqId, recipientId } = await makeReadyRequest(sendAs(ada));
    const { formulaId } = (await ada.get(`/api/rfqs/${rfqId}`)).body;
    const line = {
      id: 93,
      name: 'Ashwagandha',
      latinName: 'Withania somnifera',
      plantPart: 'root',
      extract: { kind: 'dry', ratio: '10:1', solvent: '70% ethanol' },
      marker: { name: 'withanolides', percent: 5 },
      amount: { value: 300, unit: 'mg' },
    };
    const body = { ops: [{ op: 'addLine', line }] };
    await ada.send('PATCH', `/api/formulas/${formulaId}`, { body, headers: any });
    const { n } = (await ada.post(`/api/formulas/${formulaId}/versions`, {})).body;
    await ada.send('PATCH', `/api/rfqs/${rfqId}`, { body: { formulaVersion: n }, headers: any });
    const pack = await ada.get(`/api/rfqs/${rfqId}/pack?recipientId=${recipientId}&format=txt`);
    expect(pack.text).toContain(
      'Ashwagandha (Withania somnifera, root, dry extract 10:1 70% ethanol, withanolides 5 %): 300 mg',
    );
  });

  it('number actives by themselves where excipients are not told', async () => {
    const { rfqId } = await sentWith('activesOnly');
    const { productId } = (await ada.get(`/api/rfqs/${rfqId}`)).body;
    const made = await ada.post('/api/documents', { kind: 'rfqPack', productId });
    const { content } = (await ada.get(`/api/documents/${made.body.id}/content`)).body;
    const printed = JSON.stringify(content.parts);
    expect(printed).toContain('Formula, active 1');
    expect(printed).not.toMatch(/Formula, line|Cellulose/);
  });

  it.each(['pdf', 'docx', 'eml', 'zip'] as const)('come as %s', async (format) => {
    const { rfqId } = await makeReadyRequest(sendAs(ada));
    const answer = await ada.get(`/api/rfqs/${rfqId}/pack?format=${format}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe(requestFileTypes[format]);
    expect(answer.headers.get('Content-Disposition')).toMatch(new RegExp(`^attachment;.*\\.${format}"`));
  });

  it('are drafts until the request is sent, and PDF unless their maker asks for another', async () => {
    const { rfqId } = await makeReadyRequest(sendAs(ada));
    const draft = unzipSync(await bytesOf(ada, `/api/rfqs/${rfqId}/pack?format=docx`));
    expect(partsOf(draft)).toContain('DRAFT');
    const { Authorization } = await sentWith('none');
    const headers = { Authorization };
    const file = await server.anonymous.send('GET', '/api/quote-request/file', { headers });
    expect(file.text).toMatch(/^%PDF-/);
    const docx = unzipSync(
      await bytesOf(server.anonymous, '/api/quote-request/file?format=docx', { Authorization }),
    );
    expect(partsOf(docx)).not.toContain('DRAFT');
    expect(partsOf(docx)).not.toContain('checksum');
  });

  it('taken along by a maker leave the request unopened', async () => {
    const { rfqId, recipientId, Authorization } = await sentWith('none');
    await server.anonymous.send('GET', '/api/quote-request/file', { headers: { Authorization } });
    const { recipients } = (await ada.get(`/api/rfqs/${rfqId}`)).body;
    expect(recipients.find(({ id }: { id: number }) => id === recipientId).status).toBe('invited');
  });

  it('are called by the product, whatever signs are in its name', async () => {
    const { rfqId } = await sentWith('none');
    const { productId } = (await ada.get(`/api/rfqs/${rfqId}`)).body;
    const body = { concept: '=Sleep("1") ../../ <b>aid' };
    await ada.send('PATCH', `/api/products/${productId}`, { body });
    const { headers } = await ada.get(`/api/rfqs/${rfqId}/pack`);
    expect(headers.get('Content-Disposition')).toContain('filename="RFQ Sleep( 1 ) .. .. b aid');
  });

  it('stand in the message that brings the link', async () => {
    const { rfqId, recipientId } = await sentWith('none');
    const { text } = await ada.get(`/api/rfqs/${rfqId}/pack?recipientId=${recipientId}&format=eml`);
    expect(text).toContain('Content-Type: application/pdf; name="RFQ ');
    expect(text).toContain('Content-Type: text/csv; name=formula.csv');
  });
});
