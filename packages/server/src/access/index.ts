export { admit, type Subject, type Wish } from './admit.ts';
export { can, readableOwner, type Action, type Actor, type OwnedRecord, type RecordKind } from './can.ts';
