import type { Knex } from 'knex';
import type { Model, ModelClass } from 'objection';
import { readableOwner, type Actor } from '../../access/index.ts';
import type { RecordName } from '../../contract/index.ts';
import type { ListPage } from '../../db/page.ts';
import { ClaimModel } from '../claims/claims.model.ts';
import { presentClaim } from '../claims/claims.present.ts';
import { CoaModel } from '../coas/coas.model.ts';
import { presentCoa } from '../coas/coas.present.ts';
import { ConversationModel } from '../conversations/conversations.model.ts';
import { presentConversation, presentMessage } from '../conversations/conversations.present.ts';
import { findMessages } from '../conversations/messages.model.ts';
import { DocumentModel, findNumber } from '../documents/documents.model.ts';
import { presentDocument } from '../documents/documents.present.ts';
import { FileModel } from '../files/files.model.ts';
import { presentFile } from '../files/files.present.ts';
import { formulaData } from '../formulas/formulas.service.ts';
import { FormulaModel } from '../formulas/formulas.model.ts';
import { presentFormula } from '../formulas/formulas.present.ts';
import { keptOf } from '../formulas/kept.service.ts';
import { FormulaVersionModel } from '../formulas/versions/versions.model.ts';
import { presentWholeVersion } from '../formulas/versions/versions.present.ts';
import { listCollections } from '../garden/collections.service.ts';
import { presentCollection, presentItem } from '../garden/garden.present.ts';
import { wholeItem, type GardenParts } from '../garden/garden.service.ts';
import { GardenItemModel } from '../garden/items.model.ts';
import { findPrices, MaterialModel } from '../materials/materials.model.ts';
import { presentMaterial, presentPrice as presentMaterialPrice } from '../materials/materials.present.ts';
import { PriceModel } from '../prices/prices.model.ts';
import { presentPrice } from '../prices/prices.present.ts';
import { ProductModel } from '../products/products.model.ts';
import { presentProduct } from '../products/products.present.ts';
import { listQuotes } from '../quotes/quotes.service.ts';
import { listRfqs, type RfqParts } from '../rfqs/rfqs.service.ts';
import { SupplierModel } from '../suppliers/suppliers.model.ts';
import { presentSupplier } from '../suppliers/suppliers.present.ts';
import { ExportModel } from './exports.model.ts';
import { presentExport } from './exports.present.ts';

/** What rooms are read with. */
export type RoomParts = RfqParts & GardenParts;

/** What a person has in a room, as the contract words it, with what belongs to it. */
type Room = (parts: RoomParts, actor: Actor) => AsyncIterable<object>;

/** Rows that are held at a time. */
const pageSize = 100;

interface Owned<Row extends Model> {
  Table: ModelClass<Row>;
  /** The column that names the owner. */
  column: string;
}

/** The rows of a table that a person may read, by their numbers. */
async function* rowsOf<Row extends Model & { id: number }>(
  db: Knex,
  { Table, column }: Owned<Row>,
  actor: Actor,
): AsyncGenerator<Row> {
  let after = 0;
  for (;;) {
    const rows = (await Table.query(db)
      .where(column, readableOwner(actor))
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)) as Row[];
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}

const room = <Row extends Model & { id: number }>(
  Table: ModelClass<Row>,
  column: string,
  present: (row: Row, parts: RoomParts) => object | Promise<object>,
): Room =>
  async function* (parts, actor) {
    for await (const row of rowsOf(parts.db, { Table, column }, actor)) yield present(row, parts);
  };

/** The rows of a list that comes in pages. */
async function* pages<Row, Key>(
  read: (after: Key | null) => Promise<ListPage<Row, Key>>,
): AsyncGenerator<Row> {
  let after: Key | null = null;
  do {
    const page: ListPage<Row, Key> = await read(after);
    yield* page.rows;
    after = page.next;
  } while (after !== null);
}

const limit = pageSize;
const own = 'owner_id';
const made = 'created_by_id';

/** Every room: a kind of record that is in none fails to compile. */
export const rooms: Record<RecordName, Room> = {
  product: room(ProductModel, made, presentProduct),
  formula: room(FormulaModel, made, async (row: FormulaModel, parts) => ({
    ...presentFormula(await keptOf(parts.db, row), formulaData(parts).dataVersion),
    versions: (await FormulaVersionModel.query(parts.db).where({ formula_id: row.id }).orderBy('n')).map(
      presentWholeVersion,
    ),
  })),
  material: room(MaterialModel, own, async (row: MaterialModel, { db }) => {
    const prices = await findPrices(db, row.id);
    return {
      ...presentMaterial({ row, version: row.version, price: prices[0] }),
      prices: prices.map(presentMaterialPrice),
      deletedAt: row.deleted_at,
    };
  }),
  conversation: room(ConversationModel, 'user_id', async (row: ConversationModel, { db }) => ({
    ...presentConversation(row),
    messages: (await findMessages(db, { conversationId: row.id, after: null })).map(presentMessage),
  })),
  claim: room(ClaimModel, made, presentClaim),
  document: room(DocumentModel, made, async (row: DocumentModel, { db }) => {
    const { product_id: productId, kind, number } = row;
    const numbered = await findNumber(db, { productId, kind, number });
    return { ...presentDocument(row), content: numbered ? JSON.parse(numbered.content) : null };
  }),
  coa: room(CoaModel, made, presentCoa),
  gardenItem: room(GardenItemModel, own, async (row: GardenItemModel, parts) =>
    presentItem(await wholeItem(parts, parts.db, row)),
  ),
  async *gardenCollection(parts, actor) {
    const listed = pages((after: readonly [number] | null) =>
      listCollections(parts, { actor, limit, after }),
    );
    for await (const row of listed) yield presentCollection(row);
  },
  file: room(FileModel, own, presentFile),
  supplier: room(SupplierModel, own, presentSupplier),
  price: room(PriceModel, own, (row: PriceModel, { now }) => presentPrice(row, now())),
  async *rfq(parts, actor) {
    const listed = pages((after: readonly [number] | null) => listRfqs(parts, { actor, limit, after }));
    for await (const { told } of listed) yield told;
  },
  async *quote(parts, actor) {
    const listed = pages((after: readonly [number] | null) => listQuotes(parts, { actor, limit, after }));
    for await (const { told } of listed) yield told;
  },
  export: room(ExportModel, own, presentExport),
};
