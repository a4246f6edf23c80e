import type { Knex } from 'knex';
import type { QuoteRecord, RecipientRecord, RfqRecord } from '../../sourcing/index.ts';
import {
  findQuotesOf,
  findRecipients,
  RecipientModel,
  type QuoteModel,
  type RfqModel,
} from './rfqs.model.ts';
import {
  storedFormula,
  storedQuote,
  storedRecipient,
  storedRecipientStatus,
  storedRfq,
  storedStatus,
  type RecipientContent,
  type RfqContent,
} from './stored.ts';

/** A request with its makers and quotes, and the version that writes are measured against. */
export interface WholeRfq {
  row: RfqModel;
  record: RfqRecord;
  version: number;
}

const recipientOf = (row: RecipientModel): RecipientRecord => ({
  id: row.id,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  status: storedRecipientStatus(row.status),
  tokenHash: row.token_hash,
  ...storedRecipient(row.content),
});

/** A quote as it is kept; null: it says no offer that can be read. */
export function quoteOf(row: QuoteModel): QuoteRecord | null {
  const content = storedQuote(row.content);
  return (
    content && {
      id: row.id,
      version: row.version,
      recipientId: row.recipient_id,
      revision: row.revision,
      rfqRevision: row.rfq_revision,
      isTyped: Boolean(row.is_typed),
      content,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }
  );
}

/** Rows with their makers and quotes. */
export async function wholesOf(db: Knex, rows: readonly RfqModel[]): Promise<WholeRfq[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const recipients = Map.groupBy(await findRecipients(db, ids), (row) => row.rfq_id);
  const quotes = Map.groupBy(await findQuotesOf(db, ids), (row) => row.rfq_id);
  return rows.map((row) => ({
    row,
    version: row.version,
    record: {
      id: row.id,
      productId: row.product_id,
      status: storedStatus(row.status),
      ...storedRfq(row.content),
      frozen: storedFormula(row.frozen),
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      recipients: (recipients.get(row.id) ?? []).map(recipientOf),
      quotes: (quotes.get(row.id) ?? []).flatMap((quote) => quoteOf(quote) ?? []),
    },
  }));
}

/** A row with its makers and quotes. */
export async function wholeOf(db: Knex, row: RfqModel): Promise<WholeRfq> {
  const [whole] = await wholesOf(db, [row]);
  if (!whole) throw new TypeError('A row has a whole.');
  return whole;
}

/** The columns of a request, but for those that never change. */
export function columnsOf({ status, frozen, ...rfq }: RfqRecord) {
  const { revision, asked, award, costBefore, reason, sentAt, formulaDeletedAt } = rfq;
  const content: RfqContent = { revision, asked, award, costBefore, reason, sentAt, formulaDeletedAt };
  return {
    status,
    content: JSON.stringify(content),
    frozen: frozen === null ? null : JSON.stringify(frozen),
  };
}

/** The columns of a maker, but for those that never change. */
export function recipientColumns({
  id: _id,
  supplierId,
  supplierName,
  status,
  tokenHash,
  ...rest
}: RecipientRecord) {
  const content: RecipientContent = rest;
  return {
    supplier_id: supplierId,
    supplier_name: supplierName,
    status,
    token_hash: tokenHash,
    content: JSON.stringify(content),
  };
}

/** Writes what a request became, its makers included; its version counts one up. */
export async function saveRfq(
  trx: Knex,
  { row, record: before }: WholeRfq,
  { after, now }: { after: RfqRecord; now: number },
): Promise<WholeRfq> {
  for (const recipient of after.recipients) {
    const known = before.recipients.find(({ id }) => id === recipient.id);
    const columns = recipientColumns(recipient);
    if (known && JSON.stringify(columns) === JSON.stringify(recipientColumns(known))) continue;
    await RecipientModel.query(trx).findById(recipient.id).patch(columns);
  }
  const updated_at = new Date(now).toISOString();
  await row.$query(trx).patchAndFetch({ ...columnsOf(after), updated_at });
  return wholeOf(trx, row);
}
