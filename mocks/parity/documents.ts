import {
  exampleBody,
  makeFormulatedProduct,
  urlOf,
  type OperationId,
  type StoredDocument,
} from '@seedbed/server/contract';
import { goodInit, type Row } from './row.ts';
import { given, json, people, sendAs, type Side } from './side.ts';

const any = { 'If-Match': '*' };
const press = (action: string, body: object = {}) => [`/${action}`, json('POST', body, any)] as const;

/** Makes a document of the lawyer's, who may approve it, and sends requests to paths under it. */
const document =
  (...requests: readonly (readonly [path: string, init: RequestInit])[]): Row['target'] =>
  async (side: Side) => {
    const id = await given.recordOf(side, 'document', { person: people.lawyer });
    for (const [path, init] of requests) await side.send(people.lawyer, `/api/documents/${id}${path}`, init);
    return id;
  };

/** A document that asks for something. */
async function specification(side: Side): Promise<number> {
  const send = sendAs(side, people.lawyer);
  const productId = await makeFormulatedProduct(send);
  const body = { productId, kind: 'productSpec' };
  const made = (await send('POST', urlOf('documents.create'), { body })) as StoredDocument;
  return made.id;
}

/** A file of a form, as a page sends it. */
function formOf(content: string, type: string): RequestInit {
  const form = new FormData();
  form.set('file', new File([content], 'certificate', { type }));
  return { method: 'POST', body: form };
}

const certificate = [
  'Certificate of Analysis;;;',
  'Lot:;A-1;Expiry date:;04.01.2028',
  'Test;Result;Unit;Specification',
  'Heavy metals;;;',
  'Lead;<0,05;mg/kg;max. 0,5',
  'E. coli;Negative;/10 g;Absent in 10 g',
].join('\n');

const row = (id: OperationId, title: string, more: Omit<Row, 'id' | 'title'>): Row => ({
  id,
  title,
  as: people.lawyer,
  init: goodInit(id),
  ...more,
});

/** What documents and certificates of analysis alone do. */
export const documentRows: Row[] = [
  {
    id: 'documents.create',
    title: 'its example',
    status: 201,
    initOf: async (side) => {
      const productId = await makeFormulatedProduct(sendAs(side, people.ada));
      return json('POST', { ...exampleBody('documents.create'), productId });
    },
  },
  row('documents.create', 'of a product without a formula', {
    status: 409,
    initOf: async (side) => {
      const productId = await given.recordOf(side, 'product', { person: people.lawyer });
      return json('POST', { kind: 'formula', productId });
    },
  }),
  row('documents.create', 'of nobody’s product', {
    status: 404,
    init: json('POST', { kind: 'formula', productId: 2_000_000_000 }),
  }),
  row('documents.pack', 'of a product with a document', {
    status: 200,
    target: async (side) => {
      const send = sendAs(side, people.lawyer);
      const productId = await makeFormulatedProduct(send);
      await send('POST', urlOf('documents.create'), { body: { productId, kind: 'factsPanel' } });
      return productId;
    },
  }),
  row('documents.pack', 'of a product without documents', {
    status: 409,
    target: (side) => makeFormulatedProduct(sendAs(side, people.lawyer)),
  }),
  row('documents.pack', 'of a product without a formula', {
    status: 409,
    target: (side) => given.recordOf(side, 'product', { person: people.lawyer }),
  }),
  row('documents.approve', 'what was submitted', { status: 200, target: document(press('submit')) }),
  row('documents.approve', 'a draft', { status: 409, target: document() }),
  row('documents.approve', 'without the role', {
    status: 403,
    as: people.ada,
    target: (side) => given.recordOf(side, 'document'),
  }),
  row('documents.approve', 'with open items', {
    status: 409,
    target: async (side) => {
      const id = await specification(side);
      await side.send(people.lawyer, `/api/documents/${id}/submit`, json('POST', {}, any));
      return id;
    },
  }),
  row('documents.reject', 'what was submitted', { status: 200, target: document(press('submit')) }),
  row('documents.submit', 'what was rejected', {
    status: 200,
    target: document(press('submit'), press('reject', { note: 'Not yet.' })),
  }),
  row('documents.update', 'an item that it asks for', {
    status: 200,
    target: specification,
    init: json('PATCH', { values: { 'product.lead.limit': '≤ 0.5 mg/kg' } }, any),
  }),
  row('documents.update', 'an item that it does not ask for', {
    status: 400,
    target: specification,
    init: json('PATCH', { values: { colour: 'red' } }, any),
  }),
  row('documents.update', 'what was approved', {
    status: 409,
    target: document(press('submit'), press('approve')),
  }),
  row('documents.file', 'a format that its kind does not come as', {
    status: 400,
    target: document(),
    query: '?format=docx',
  }),
  row('documents.difference', 'a number there is not', {
    status: 404,
    target: document(),
    query: '?number=9',
  }),
  row('coas.update', 'an end before the beginning', {
    status: 400,
    target: (side) => given.recordOf(side, 'coa', { person: people.lawyer }),
    init: json('PATCH', { expiresOn: '2025-01-01' }, any),
  }),
  row('coas.read', 'a table', { status: 200, init: formOf(certificate, 'text/csv') }),
  row('coas.read', 'a table whose columns a person names', {
    status: 200,
    query: '?mapping=result,,test',
    init: formOf('Was;Wie;Wo\n0,5 mg/kg;x;Blei\n', 'text/csv'),
  }),
  row('coas.read', 'a PDF', { status: 200, init: formOf('%PDF-1.7\n', 'application/pdf') }),
  row('coas.read', 'what is neither', { status: 415, init: formOf('GIF89a\u0001\0\u0001\0', 'image/gif') }),
  row('coas.read', 'a file that nobody keeps', {
    status: 404,
    query: '?fileId=2000000000',
    init: { method: 'POST' },
  }),
  row('coas.read', 'a column that holds nothing known', {
    status: 400,
    query: '?mapping=colour',
    init: formOf(certificate, 'text/csv'),
  }),
  row('coas.create', 'of nobody’s supplier', {
    status: 404,
    init: json('POST', { ...exampleBody('coas.create'), supplierId: 2_000_000_000 }),
  }),
];
