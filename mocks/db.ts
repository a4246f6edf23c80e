import type { Article, Estimate, Export, Message, OwnSession, Product, User } from '@seedbed/server/contract';
import {
  ada,
  articles,
  claims,
  conversations,
  estimate,
  materialPrices,
  materials,
  formulas,
  messages,
  products,
  sessions,
  suppliers,
  users,
  type ClaimRow,
  type CoaRow,
  type ConversationRow,
  type DocumentNumberRow,
  type DocumentRow,
  type GardenCollectionRow,
  type GardenRow,
  type MaterialPriceRow,
  type MaterialRow,
  type FileRow,
  type FormulaRow,
  type PriceRow,
  type RfqRow,
  type SupplierRow,
} from './data/index.ts';

/** What the mocks remember until `resetDb`. Stories and tests may read and change it. */
export interface Db {
  /** Whose session the requests carry; null is signed out. */
  session: { uid: string; email: string } | null;
  users: User[];
  /** Where the signed-in person is signed in. */
  sessions: OwnSession[];
  exports: (Export & { ownerId: number })[];
  products: Product[];
  conversations: ConversationRow[];
  messages: Message[];
  articles: Article[];
  estimate: Estimate;
  materials: MaterialRow[];
  materialPrices: MaterialPriceRow[];
  claims: ClaimRow[];
  documents: DocumentRow[];
  documentNumbers: DocumentNumberRow[];
  coas: CoaRow[];
  formulas: FormulaRow[];
  files: FileRow[];
  garden: GardenRow[];
  gardenCollections: GardenCollectionRow[];
  suppliers: SupplierRow[];
  prices: PriceRow[];
  rfqs: RfqRow[];
  /** Answers being written: what is still to be told, by conversation. */
  running: Map<number, string[]>;
  /** First results of requests with an `Idempotency-Key`, by person and key. */
  firstResults: Map<string, { sent: string; response: Response }>;
  /** Milliseconds between two pieces of a streamed answer. */
  pace: number;
  /** Seconds the clock has moved on; every record takes one. */
  ticks: number;
}

const seed = (): Db => ({
  session: { uid: ada.firebaseUid, email: ada.email },
  ...structuredClone({
    users,
    sessions,
    products,
    conversations,
    messages,
    articles,
    estimate,
    materials,
    materialPrices,
    claims,
    formulas,
    suppliers,
  }),
  documents: [],
  documentNumbers: [],
  coas: [],
  files: [],
  garden: [],
  gardenCollections: [],
  exports: [],
  prices: [],
  rfqs: [],
  running: new Map(),
  firstResults: new Map(),
  pace: 30,
  ticks: 0,
});

export const db: Db = seed();

/** Back to the seeded data, signed in as Ada. Call it before every story and test. */
export function resetDb(): void {
  Object.assign(db, seed());
}

/** A clock that runs the same every time: 2026-11-21T09:00:00Z, a second later at each look. */
export function now(): string {
  db.ticks += 1;
  return new Date(Date.UTC(2026, 10, 21, 9, 0, db.ticks)).toISOString();
}

/** The day of that clock. */
export const today = '2026-11-21';

/** The number after the highest one. */
export function nextId(rows: readonly { id: number }[]): number {
  return 1 + Math.max(0, ...rows.map((row) => row.id));
}
