export { compare, type ComparedWith, type StandIns } from './compare.ts';
export { exampleSuppliers } from './exampleSuppliers.ts';
export { filledFrom, standInsFrom, type ReadDraft, type ReadEstimate } from './fromEstimate.ts';
export { freshnessOf } from './freshness.ts';
export {
  emptyRfq,
  newRecipient,
  nothingAsked,
  type Asked,
  type FrozenFormula,
  type FrozenLine,
  type QuoteRecord,
  type RecipientRecord,
  type RfqRecord,
} from './record.ts';
export * as recipientEvents from './recipientEvents.ts';
export type { NewQuote, RecipientTurn } from './recipientEvents.ts';
export * as rfqEvents from './rfqEvents.ts';
export { RefusedFields, refusePast } from './rfqEvents.ts';
export { requestContent } from './requestContent.ts';
export { requestHtml, requestText, type LetterWords } from './requestText.ts';
export { allowedOfRfq, IllegalEvent } from './states.ts';
export { wonBy } from './award.ts';
export { latestQuote, standingAt, validTo } from './standing.ts';
export {
  notStale,
  redactedLines,
  tellQuote,
  tellRecipientOf,
  tellRequest,
  tellRfq,
  type RequestNames,
  type Staleness,
} from './told.ts';
