import type { RecordName, Role } from '../contract/index.ts';

/** Who asks, as far as rights go. */
export interface Actor {
  /** The number of their record; 0, which is nobody's, until it exists. */
  userId: number;
  /** What they do; only some rights ask for it. */
  role?: Role;
}

/** What may be done to a record. To approve is to stand for what is in it. What is part of another record is done to that one: asking updates a conversation. */
export type Action = 'read' | 'create' | 'update' | 'delete' | 'approve';

/**
 * Records that belong to somebody: people themselves, and what the contract names. What is nested in another record is
 * that one, as far as rights go. Articles are everybody's and need no more than a session.
 */
export type RecordKind = 'user' | RecordName;

/** A record, as far as rights go. */
export interface OwnedRecord {
  kind: RecordKind;
  /** The number of the owner's record. */
  ownerId: number;
}

type Right = (actor: Actor, record: OwnedRecord) => boolean;

const owner: Right = ({ userId }, { ownerId }) => userId !== 0 && ownerId === userId;
const nobody: Right = () => false;
const legalOwner: Right = (actor, record) => owner(actor, record) && actor.role === 'legal';

const ofOwner = { read: owner, create: owner, update: owner, delete: owner, approve: nobody };

/** Who may do what to kinds of which not everything is for the owner alone. */
const special: Partial<Record<RecordKind, Record<Action, Right>>> = {
  // A record is made by the identity service's word, before there is anybody who could own it.
  user: { ...ofOwner, create: nobody },
  formula: { ...ofOwner, approve: legalOwner },
  claim: { ...ofOwner, approve: legalOwner },
  document: { ...ofOwner, approve: legalOwner },
};

/** Whether somebody may do something to a record. This decides, and nothing else does. */
export function can(actor: Actor, action: Action, record: OwnedRecord): boolean {
  return (special[record.kind] ?? ofOwner)[action](actor, record);
}

/** Whose records a list shows: those that `can` lets the actor read. */
export function readableOwner({ userId }: Actor): number {
  return userId;
}
