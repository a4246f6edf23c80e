import type { Work } from './db/transact.ts';

// What rooms say to each other that may not import one another: http knows no resource, and no service knows http.

/** An `Idempotency-Key` with what it was first sent with. */
export interface RequestKey {
  uid: string;
  key: string;
  /** Digest of the operation, its path and its body: tells a repeat from another request under the same key. */
  fingerprint: string;
}

/** A status and the JSON that goes with it; kept under the request's key. */
export interface Reply<Body = unknown> {
  status: number;
  body: Body;
}

/** Runs work at most once for a request's key, also when repeats come at the same time. */
export interface Once {
  /** Does the work in a transaction, or answers what it answered the first time. */
  run<Body>(work: Work<Reply<Body>>): Promise<Reply<Body>>;
  /** The first answer, when there is one already. */
  recall<Body>(): Promise<Reply<Body> | null>;
}

/** Makes the `Once` of a request; without a key every request is the first. */
export type OnceFor = (key: RequestKey | null) => Once;

/** What the secret of a maker's link opens: one maker's part of one request for quotation. */
export interface MakerPass {
  rfqId: number;
  recipientId: number;
  /** Whose request it is. */
  ownerId: number;
  /** Sets the maker's idempotency keys apart from everybody else's. */
  key: string;
}

/** Throws when the row is not as the caller has it, who said which version that is. */
export type ExpectVersion<Row extends { version: number }> = (row: Row) => void;

/** Which rows an answer was read from, and the stamp that they carried before they were read. */
export interface Freshness {
  /** As the table of revisions names it. */
  resource: string;
  /** 0 for what everybody shares. */
  ownerId: number;
  stamp: string;
}

/** Who asks, verified. */
export interface Session {
  /** The identity service's id of the person. */
  uid: string;
  email: string | null;
  /** False only when the identity service says that nobody proved the address. */
  isEmailVerified: boolean;
  /** The person's record; 0, which is nobody's, until it exists. */
  userId: number;
  /** The session's own id; null when an ID token was sent instead of the cookie. */
  sessionId: string | null;
  /** How fresh the person's view of the resource is that the operation reads; null when that is not known. */
  freshness: Freshness | null;
}

/** What a request proves itself with. */
export type Credential = { kind: 'cookie' | 'bearer'; value: string };
