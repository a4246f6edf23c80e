import {
  QuotedCost,
  QuoteContent,
  Rfq,
  RfqPatch,
  RfqRecipient,
  type RecipientStatus,
  type RfqStatus,
} from '../../contract/index.ts';
import {
  emptyRfq,
  newRecipient,
  nothingAsked,
  type Asked,
  type FrozenFormula,
  type RecipientRecord,
  type RfqRecord,
} from '../../sourcing/index.ts';

/** What a request keeps as JSON text. */
export type RfqContent = Pick<
  RfqRecord,
  'revision' | 'asked' | 'award' | 'costBefore' | 'reason' | 'sentAt' | 'formulaDeletedAt'
>;
/** What a maker who is asked has as JSON text. */
export type RecipientContent = Omit<
  RecipientRecord,
  'id' | 'supplierId' | 'supplierName' | 'status' | 'tokenHash'
>;

interface Readable<Value> {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false };
}

/** A value as it is promised to readers; what does not fit is as if it had not been said. */
function orElse<Value>(schema: Readable<Value>, value: unknown, otherwise: Value): Value {
  const read = schema.safeParse(value);
  return read.success ? read.data : otherwise;
}

type Said = Readonly<Record<string, unknown>>;
const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What JSON text says by its names; nothing where it cannot be read. */
function saidBy(text: unknown): Said {
  if (typeof text !== 'string') return {};
  try {
    const value: unknown = JSON.parse(text);
    return isSaid(value) ? value : {};
  } catch {
    return {};
  }
}

/** Each field as it is promised, or as `otherwise` has it. */
function fieldsOf<Fields extends object>(
  shape: Readonly<Record<string, Readable<unknown>>>,
  said: Said,
  otherwise: Fields,
): Fields {
  const read = Object.entries(otherwise).map(([name, value]) => {
    const schema = shape[name];
    return [name, schema && name in said ? orElse(schema, said[name], value) : value];
  });
  return Object.fromEntries(read) as Fields;
}

const { status: rfqStatus, revision, award, reason, sentAt } = Rfq.shape;
const costBefore = QuotedCost.nullable();

/** Where a request stands; one whose standing cannot be read was never sent. */
export const storedStatus = (status: string): RfqStatus => orElse(rfqStatus, status, 'draft');

const askedOf = (said: unknown): Asked =>
  // What was asked for is kept though rules have come since: readers are promised its kind alone.
  fieldsOf({ ...RfqPatch.shape, ...Rfq.shape }, isSaid(said) ? said : {}, nothingAsked);

/** What a request says, field by field: what cannot be read of it takes nothing else along. */
export function storedRfq(content: string): RfqContent {
  const said = saidBy(content);
  const begun = emptyRfq(0, '');
  const read = fieldsOf({ revision, award, costBefore, reason, sentAt }, said, {
    revision: begun.revision,
    award: begun.award,
    costBefore: begun.costBefore,
    reason: begun.reason,
    sentAt: begun.sentAt,
  });
  const { formulaDeletedAt } = said;
  return {
    ...read,
    asked: askedOf(said['asked']),
    ...(typeof formulaDeletedAt === 'string' && { formulaDeletedAt }),
  };
}

/** The formula as it was sent; null where there is none that can be read. */
export function storedFormula(frozen: string | null): FrozenFormula | null {
  const { lines, ...said } = saidBy(frozen);
  return Array.isArray(lines) && lines.every(isSaid) && typeof said['formulaId'] === 'number'
    ? ({ ...said, lines } as unknown as FrozenFormula)
    : null;
}

const {
  status: recipientStatus,
  channel,
  questions,
  invitedAt,
  viewedAt,
  toldOfRevision,
} = RfqRecipient.shape;

/** Where a maker stands; one whose standing cannot be read was added, and nothing else. */
export const storedRecipientStatus = (status: string): RecipientStatus =>
  orElse(recipientStatus, status, 'added');

const numbers: Readable<readonly number[]> = {
  safeParse: (value) =>
    Array.isArray(value) && value.every((each) => typeof each === 'number')
      ? { success: true, data: value }
      : { success: false },
};

/** What is kept of a maker, field by field. */
export function storedRecipient(content: string): RecipientContent {
  const begun = newRecipient({ id: 0, supplierId: null, supplierName: '', channel: 'other' });
  const { id: _id, supplierId: _of, supplierName: _name, status: _status, tokenHash: _hash, ...rest } = begun;
  const statusBeforeAward = recipientStatus.nullable();
  return fieldsOf(
    {
      channel,
      statusBeforeAward,
      questions,
      reason: RfqRecipient.shape.reason,
      invitedAt,
      viewedAt,
      toldOfRevision,
      fileIds: numbers,
    },
    saidBy(content),
    rest,
  );
}

/** What a quote offers; null: it has no prices in a currency that can be read, and is no quote. */
export function storedQuote(content: string): QuoteContent | null {
  const said = saidBy(content);
  const offer = QuoteContent.safeParse({ tiers: said['tiers'], currency: said['currency'] });
  return offer.success && 'currency' in said ? fieldsOf(QuoteContent.shape, said, offer.data) : null;
}
