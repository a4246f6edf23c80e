import type {
  QuoteContent,
  QuotedCost,
  RecipientStatus,
  RfqAward,
  RfqPatch,
  RfqQuestion,
  RfqRecipient,
  RfqStatus,
} from '../contract/index.ts';

/** What is asked for: every field, null where it is not said yet. */
export type Asked = Required<RfqPatch>;

/** A line of the formula as it was when the request was sent. */
export interface FrozenLine {
  name: string;
  /** What it is made of: compound, plant and part, extract, what it is standardised to. */
  form: string | null;
  /** Of a serving with its unit; null: unknown. */
  amount: string | null;
  isActive: boolean;
}

/** The formula that a request asks for, as it was sent: it outlives the formula. */
export interface FrozenFormula {
  formulaId: number;
  version: number;
  /** SHA-256 of the version's content. */
  checksum: string;
  lines: readonly FrozenLine[];
}

/** A maker who is asked, as it is kept. */
export interface RecipientRecord {
  id: number;
  supplierId: number | null;
  supplierName: string;
  channel: RfqRecipient['channel'];
  status: RecipientStatus;
  /** What the status was before an award; null while there is none. */
  statusBeforeAward: RecipientStatus | null;
  questions: readonly RfqQuestion[];
  reason: string | null;
  invitedAt: string | null;
  viewedAt: string | null;
  toldOfRevision: number | null;
  /** Digest of the secret of their link; null: no link works. */
  tokenHash: string | null;
  /** Files that they brought. */
  fileIds: readonly number[];
}

/** A quote as it is kept. */
export interface QuoteRecord {
  id: number;
  version: number;
  recipientId: number;
  revision: number;
  rfqRevision: number;
  isTyped: boolean;
  content: QuoteContent;
  createdAt: string;
  updatedAt: string;
}

/** A request for quotation as it is kept, with its makers and their quotes. */
export interface RfqRecord {
  id: number;
  productId: number;
  status: RfqStatus;
  revision: number;
  asked: Asked;
  frozen: FrozenFormula | null;
  /** When the formula that was sent was deleted; absent: it was not. */
  formulaDeletedAt?: string;
  award: RfqAward | null;
  /** The product's quoted cost before the award; null: it had none. */
  costBefore: QuotedCost | null;
  reason: string | null;
  sentAt: string | null;
  createdAt: string;
  updatedAt: string;
  recipients: readonly RecipientRecord[];
  /** The latest first. */
  quotes: readonly QuoteRecord[];
}

/** What nothing is said of yet. */
export const nothingAsked: Asked = {
  firm: null,
  formFactor: null,
  serving: null,
  count: null,
  quantities: null,
  packaging: null,
  certifications: [],
  tests: [],
  market: null,
  shipTo: null,
  incoterm: null,
  samples: null,
  dueAt: null,
  redaction: 'none',
  ndaRequired: false,
  targetPrice: null,
  formulaId: null,
  formulaVersion: null,
};

/** A request of which nothing is said. */
export const emptyRfq = (productId: number, time: string): RfqRecord => ({
  id: 0,
  productId,
  status: 'draft',
  revision: 1,
  asked: nothingAsked,
  frozen: null,
  award: null,
  costBefore: null,
  reason: null,
  sentAt: null,
  createdAt: time,
  updatedAt: time,
  recipients: [],
  quotes: [],
});

/** A maker who was just added. */
export const newRecipient = (
  supplier: Pick<RecipientRecord, 'id' | 'supplierId' | 'supplierName' | 'channel'>,
): RecipientRecord => ({
  ...supplier,
  status: 'added',
  statusBeforeAward: null,
  questions: [],
  reason: null,
  invitedAt: null,
  viewedAt: null,
  toldOfRevision: null,
  tokenHash: null,
  fileIds: [],
});
