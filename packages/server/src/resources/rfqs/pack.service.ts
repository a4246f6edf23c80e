import { zipSync } from 'fflate';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { QuoteRequest, Supplier } from '../../contract/index.ts';
import { NotFound } from '../../errors.ts';
import { csvOf } from '../../sheets/writing/index.ts';
import { newRecipient, requestText, standingAt, tellRequest, type RfqRecord } from '../../sourcing/index.ts';
import { ProductModel } from '../products/products.model.ts';
import { SupplierModel } from '../suppliers/suppliers.model.ts';
import { UserModel } from '../users/users.model.ts';
import { frozenFormula } from './formulaOfRfq.service.ts';
import { findRfq, type RfqParts, type RfqRef } from './rfqs.service.ts';

/** A request as a file. */
export interface Pack {
  name: string;
  type: string;
  bytes: Buffer;
}

/** For whom, and as what. */
interface PackWish extends RfqRef {
  recipientId?: number | undefined;
  format: 'eml' | 'zip' | 'txt';
}

/** Nobody in particular: they see all of it. */
const anybody = (rfq: RfqRecord): RfqRecord => ({
  ...rfq,
  asked: { ...rfq.asked, redaction: 'none' },
  recipients: [newRecipient({ id: 0, supplierId: null, supplierName: 'Whom it concerns', channel: 'other' })],
});

/** The request as a maker sees it, or would once it is sent. */
async function seenBy(
  parts: RfqParts,
  wish: PackWish,
): Promise<{ seen: QuoteRequest; email: string | null; from: UserModel }> {
  const { record, row } = await findRfq(parts.db, wish);
  const from = await UserModel.query(parts.db).findById(row.owner_id);
  const product = await ProductModel.query(parts.db).findById(record.productId);
  if (!from || !product) throw new NotFound('The product of this request is gone.');
  const asked = { asked: record.asked, ownerId: row.owner_id };
  const frozen = record.frozen ?? (await frozenFormula(parts, parts.db, asked));
  const standing = standingAt({ ...record, frozen }, parts.now());
  const shown = wish.recipientId === undefined ? anybody(standing) : standing;
  const seen = tellRequest(shown, wish.recipientId ?? 0, { product: product.concept, from: from.full_name });
  if (!seen) throw new NotFound('There is no such maker in this request.');
  const supplierId = shown.recipients.find(({ id }) => id === wish.recipientId)?.supplierId;
  return { seen, email: await emailOf(parts, supplierId), from };
}

async function emailOf({ db }: RfqParts, supplierId: number | null | undefined): Promise<string | null> {
  const supplier = supplierId ? await SupplierModel.query(db).findById(supplierId) : undefined;
  if (!supplier) return null;
  const { contacts } = JSON.parse(supplier.content) as Pick<Supplier, 'contacts'>;
  return contacts.find(({ email }) => email)?.email ?? null;
}

const fileName = ({ product, to }: QuoteRequest) =>
  `RFQ ${product} - ${to}`.replace(/[^\p{L}\p{N} ()-]/gu, ' ').slice(0, 80);

const formulaTable = ({ lines }: QuoteRequest): Buffer =>
  Buffer.from(
    csvOf({
      name: 'Formula',
      headings: ['Name', 'Form', 'Amount of a serving'],
      rows: lines.map(({ name, form, amount }) => [name, form, amount]),
    }),
  );

/** The request as a file: a message that is still to be sent, its text, or both with the formula in a zip. */
export async function packOf(parts: RfqParts, wish: PackWish): Promise<Pack> {
  const { seen, email, from } = await seenBy(parts, wish);
  const text = requestText(seen);
  const name = fileName(seen);
  if (wish.format === 'txt') {
    return { name: `${name}.txt`, type: 'text/plain; charset=utf-8', bytes: Buffer.from(text) };
  }
  const table = formulaTable(seen);
  const message = await new MailComposer({
    from: { name: from.full_name, address: from.email },
    ...(email && { to: email }),
    subject: `Request for quotation: ${seen.product}`,
    text,
    headers: { 'X-Unsent': '1' },
    attachments: [{ filename: 'formula.csv', content: table, contentType: 'text/csv' }],
  })
    .compile()
    .build();
  if (wish.format === 'eml') return { name: `${name}.eml`, type: 'message/rfc822', bytes: message };
  const zip = zipSync({ 'request.txt': Buffer.from(text), 'request.eml': message, 'formula.csv': table });
  return { name: `${name}.zip`, type: 'application/zip', bytes: Buffer.from(zip) };
}
