export { accountFor, lostNotes } from './lostNotes.ts';
export type { Account, Lost, Span } from './account.ts';
