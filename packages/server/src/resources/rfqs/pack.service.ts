import { zipSync } from 'fflate';
import type { Knex } from 'knex';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import {
  requestFileTypes,
  type QuoteRequest,
  type RecipientLink,
  type Supplier,
} from '../../contract/index.ts';
import { NotFound } from '../../errors.ts';
import { csvOf } from '../../sheets/writing/index.ts';
import { newRecipient, requestText, standingAt, tellRequest, type RfqRecord } from '../../sourcing/index.ts';
import { ProductModel } from '../products/products.model.ts';
import { SupplierModel } from '../suppliers/suppliers.model.ts';
import { UserModel } from '../users/users.model.ts';
import { askerOf } from './asker.ts';
import { frozenFormula } from './formulaOfRfq.service.ts';
import { printRequest, requestFileName, type RequestFile, type SeenRequest } from './requestFile.service.ts';
import { findRfq, type RfqParts, type RfqRef } from './rfqs.service.ts';

/** For whom, and as what. */
interface PackWish extends Reader {
  format: keyof typeof requestFileTypes;
}

/** Who is to read a request; nobody in particular without a number. */
interface Reader extends RfqRef {
  recipientId?: number | undefined;
}

/** A request as its reader sees it, and whom a message would be from and to. */
interface Seen extends SeenRequest {
  email: string | null;
  from: UserModel;
}

/** Nobody in particular: they see all of it. */
const anybody = (rfq: RfqRecord): RfqRecord => ({
  ...rfq,
  asked: { ...rfq.asked, redaction: 'none' },
  recipients: [
    newRecipient({ id: 0, supplierId: null, supplierName: 'contract manufacturer', channel: 'other' }),
  ],
});

/** The request as a maker sees it, or would once it is sent. */
async function seenBy(parts: RfqParts, wish: Reader): Promise<Seen> {
  const { record, row } = await findRfq(parts.db, wish);
  const from = await UserModel.query(parts.db).findById(row.owner_id);
  const product = await ProductModel.query(parts.db).findById(record.productId);
  if (!from || !product) throw new NotFound('The product of this request is gone.');
  const asked = { asked: record.asked, ownerId: row.owner_id };
  const frozen = record.frozen ?? (await frozenFormula(parts, parts.db, asked));
  const standing = standingAt({ ...record, frozen }, parts.now());
  const shown = wish.recipientId === undefined ? anybody(standing) : standing;
  const names = { product: product.concept, ...askerOf(from) };
  const seen = tellRequest(shown, wish.recipientId ?? 0, names);
  if (!seen) throw new NotFound('There is no such maker in this request.');
  const supplierId = shown.recipients.find(({ id }) => id === wish.recipientId)?.supplierId;
  return { seen, standing, email: await emailOf(parts.db, supplierId), from };
}

/** Where a supplier is written to; null: nobody said. */
export async function emailOf(db: Knex, supplierId: number | null | undefined): Promise<string | null> {
  const supplier = supplierId ? await SupplierModel.query(db).findById(supplierId) : undefined;
  if (!supplier) return null;
  const { contacts } = JSON.parse(supplier.content) as Pick<Supplier, 'contacts'>;
  return contacts.find(({ email }) => email)?.email ?? null;
}

/** The formula as a maker sees it, as a table. */
export const formulaTable = ({ lines }: QuoteRequest): Buffer =>
  Buffer.from(
    csvOf({
      name: 'Formula',
      headings: ['Name', 'Form', 'Amount of a serving'],
      rows: lines.map(({ name, form, amount }) => [name, form, amount]),
    }),
  );

/** What a message about a request is headed by. */
export const subjectOf = ({ product }: QuoteRequest) => `Request for quotation: ${product}`;

/** A message that is still to be sent, with the request to print and the formula as a table. */
async function messageOf(known: Seen, text: string): Promise<Buffer> {
  const { seen, email, from } = known;
  const { name, type, bytes } = await printRequest(known, 'pdf');
  return new MailComposer({
    from: { name: from.full_name, address: from.email },
    ...(email && { to: email }),
    subject: subjectOf(seen),
    text,
    headers: { 'X-Unsent': '1' },
    attachments: [
      { filename: name, content: bytes, contentType: type },
      { filename: 'formula.csv', content: formulaTable(seen), contentType: 'text/csv' },
    ],
  })
    .compile()
    .build();
}

/** A message that brings a maker their link. */
export async function letterWith(
  parts: RfqParts,
  { url, ...reader }: Reader & { url: string },
): Promise<RecipientLink> {
  const known = await seenBy(parts, reader);
  const text = requestText(known.seen, { url });
  const eml = (await messageOf(known, text)).toString();
  return { url, to: known.email, subject: subjectOf(known.seen), text, eml };
}

async function zipOf(known: Seen, text: string): Promise<Buffer> {
  const files = {
    'request.pdf': (await printRequest(known, 'pdf')).bytes,
    'request.docx': (await printRequest(known, 'docx')).bytes,
    'request.txt': Buffer.from(text),
    'request.eml': await messageOf(known, text),
    'formula.csv': formulaTable(known.seen),
  };
  return Buffer.from(zipSync(files));
}

/** The request as a file: to print, as text, as a message that is still to be sent, or all of it in a zip. */
export async function packOf(parts: RfqParts, { format, ...reader }: PackWish): Promise<RequestFile> {
  const known = await seenBy(parts, reader);
  if (format === 'pdf' || format === 'docx') return printRequest(known, format);
  const text = requestText(known.seen);
  const writers = {
    txt: () => Buffer.from(text),
    eml: () => messageOf(known, text),
    zip: () => zipOf(known, text),
  };
  return {
    name: `${requestFileName(known.seen)}.${format}`,
    type: format === 'txt' ? `${requestFileTypes.txt}; charset=utf-8` : requestFileTypes[format],
    bytes: await writers[format](),
  };
}
