import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Knex } from 'knex';
import { admit, type Actor } from '../../access/index.ts';
import {
  emptyPackRefusal,
  formatsOf,
  noFormulaRefusal,
  packFileName,
  zipType,
} from '../../contract/index.ts';
import {
  packedOf,
  packManifest,
  packText,
  type PackContents,
  type PackedFile,
} from '../../documents/index.ts';
import { Conflict } from '../../errors.ts';
import { zipEpoch, zipOf, type ZipEntry } from '../../files/index.ts';
import { latestFormula } from '../formulas/latest.service.ts';
import { ProductModel } from '../products/products.model.ts';
import { productSubject } from '../products/products.service.ts';
import { findOfProduct, type DocumentModel } from './documents.model.ts';
import { presentDocument } from './documents.present.ts';
import { previewOf } from './documents.service.ts';
import { printDocument } from './file.service.ts';

/** The documents of a product in one file, which is made while it is read. */
export interface DocumentPack {
  name: string;
  type: string;
  bytes: Readable;
}

const entryOf = (path: string, content: string | Uint8Array): ZipEntry => ({
  path,
  content: [content],
  modifiedAt: zipEpoch,
});

async function* filesOf(db: Knex, row: DocumentModel, made: PackedFile[]): AsyncGenerator<ZipEntry> {
  const preview = await previewOf(db, row);
  for (const format of formatsOf(presentDocument(row).kind)) {
    const { name, bytes } = await printDocument(row, preview, format);
    made.push({ name, bytes: bytes.length, sha256: hash('sha256', bytes, 'hex') });
    yield entryOf(name, bytes);
  }
}

/** Every file of the documents, and what they are at the end: their checksums are known by then. */
async function* entriesOf(
  db: Knex,
  product: string,
  rows: readonly DocumentModel[],
): AsyncGenerator<ZipEntry> {
  const documents: PackContents['documents'][number][] = [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const packed of packedOf(rows.map(presentDocument))) {
    const row = byId.get(packed.document.id);
    const files: PackedFile[] = [];
    if (row) yield* filesOf(db, row, files);
    documents.push({ ...packed, files });
  }
  const contents = { product, documents };
  yield entryOf('contents.txt', packText(contents));
  yield entryOf('manifest.json', packManifest(contents));
}

/**
 * The documents of a person's product in a zip.
 * @throws Conflict where there are none, saying what is missing
 */
export async function packOfProduct(
  db: Knex,
  { id, actor }: { id: number; actor: Actor },
): Promise<DocumentPack> {
  const product = admit(await ProductModel.query(db).findById(id), productSubject, { actor, action: 'read' });
  const rows = await findOfProduct(db, id);
  if (rows.length === 0) {
    const formula = await latestFormula(db, id);
    throw new Conflict(formula?.draft.lines?.length ? emptyPackRefusal : noFormulaRefusal);
  }
  const bytes = Readable.from(zipOf(entriesOf(db, product.concept, rows)), { objectMode: false });
  return { name: packFileName(product.concept), type: zipType, bytes };
}
