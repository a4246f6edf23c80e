import type { FieldRefusal, FormulaCheck } from './contract/index.ts';

/** What went wrong in the words of the domain. HTTP gives it a number in one place. */
export class DomainError extends Error {
  override name = 'DomainError';
}

/** There is no such record, or it belongs to somebody else: the two are not told apart. */
export class NotFound extends DomainError {
  override name = 'NotFound';
}

/** There is one, which is somebody else's: answered like one that is not there, and noted. */
export class Denied extends NotFound {
  override name = 'Denied';
}

/** The request contradicts what is stored, or what is going on right now. */
export class Conflict extends DomainError {
  override name = 'Conflict';
}

/** A formula cannot be approved: what its checks say. */
export class Stopped extends Conflict {
  override name = 'Stopped';
  readonly checks: readonly FormulaCheck[];

  constructor(message: string, checks: readonly FormulaCheck[]) {
    super(message);
    this.checks = checks;
  }
}

/** We know who asks, and they may not. */
export class Forbidden extends DomainError {
  override name = 'Forbidden';
}

/** We do not know who asks. */
export class SignInNeeded extends DomainError {
  override name = 'SignInNeeded';
}

/** Something we depend on cannot be reached; asking again later may work. */
export class Unavailable extends DomainError {
  override name = 'Unavailable';
}

/** There is no room for more of it: something has to go first. */
export class NoRoom extends DomainError {
  override name = 'NoRoom';
}

/** So much of theirs is under way that something has to end first. */
export class Busy extends DomainError {
  override name = 'Busy';
}

/** The request has fields that cannot be taken. */
export class Invalid extends DomainError {
  override name = 'Invalid';
  readonly errors: readonly FieldRefusal[];

  constructor(message: string, errors: readonly FieldRefusal[] = []) {
    super(message);
    this.errors = errors;
  }
}

/** A file in which the virus scanner found something. */
export class Infected extends Invalid {
  override name = 'Infected';
}
