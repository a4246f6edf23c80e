import type { FormulaAnswer, FormulaOp, StoredFormula } from '@seedbed/server/contract';
import { newIdempotencyKey } from '../../../api/idempotencyKeys';
import { formulaRetryCap, formulaRetryPause, formulaSaveDebounce } from '../../../constants';
import { applied, computedOf, type Basis } from './computed';
import { fieldKey, type Conflict } from './merge';
import { lineOf } from './paths';
import { isNothing, rebased, stepsOf, withoutFirst, type Pending } from './pending';
import { liveOf, shownOf, type Shown } from './reckoned';
import { failureOf } from './saving';

/** Asks the server. Each throws as `call` does. */
export interface FormulaCalls {
  patch: (rev: number, ops: FormulaOp[], idempotencyKey: string) => Promise<FormulaAnswer>;
  undo: (rev: number) => Promise<FormulaAnswer>;
  redo: (rev: number) => Promise<FormulaAnswer>;
  get: () => Promise<FormulaAnswer>;
}

/** What is known of a formula on the page. Parts that did not change are the same objects. */
export interface FormulaState extends Shown {
  pending: Pending;
  /** Whether everything is stored; `reason` in words, where it could not be. */
  save: { state: 'saved' | 'saving' | 'failed'; reason?: string };
}

interface Setting {
  first: FormulaAnswer;
  basis: Basis;
  calls: FormulaCalls;
  /** What an earlier page of this tab left. */
  left: Pending;
  /** Keeps what must outlive a reload; null where there is nothing. */
  keep: (pending: Pending | null) => void;
  /** Tells of what could not be done, in a sentence. */
  tell: (words: string) => void;
  /** Whether its owner is still here; what waits is kept for them and sent for nobody else. */
  isOwned: () => boolean;
}

const saved = { state: 'saved' } as const;
const saving = { state: 'saving' } as const;

/** A formula that is worked on: changed at once, stored in order, merged with what other windows do. */
export class KeptFormula {
  readonly #setting: Setting;
  readonly #listeners = new Set<() => void>();
  #basis: Basis;
  #stored: StoredFormula;
  #typing: readonly FormulaOp[] | null = null;
  #state: FormulaState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<boolean> | undefined;
  #failures = 0;

  constructor(setting: Setting) {
    const { first, basis, left } = setting;
    this.#setting = setting;
    this.#basis = basis;
    this.#stored = first.formula;
    this.#state = { ...shownOf(this.#parts(left), null), pending: left, save: saved };
    if (left.batches.length > 0) this.#flushIn(0);
  }

  readonly getState = (): FormulaState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Changes the formula at once; one act is one step of undo. @returns false where it cannot be done */
  readonly change = (ops: readonly FormulaOp[]): boolean => {
    this.#typing = null;
    const { kept, pending, save } = this.#state;
    if (ops.length === 0 || !applied(kept.formula, ops)) {
      this.#put(pending);
      return false;
    }
    const rev = pending.batches.length > 0 ? pending.rev : this.#stored.rev;
    const batch = { key: newIdempotencyKey(), steps: stepsOf(ops, kept.formula) };
    const next = { ...pending, rev, batches: [...pending.batches, batch] };
    this.#put(next, save.state === 'failed' ? save : saving);
    if (this.#timer === undefined && this.#sending === undefined) this.#flushIn(formulaSaveDebounce);
    return true;
  };

  /** Shows what follows from what is being typed; null: nothing is typed. */
  readonly preview = (ops: readonly FormulaOp[] | null): void => {
    this.#typing = ops;
    const { kept, pending } = this.#state;
    const live = liveOf(kept, this.#parts(pending), this.#state);
    if (live !== this.#state.live) this.#show({ ...this.#state, live });
  };

  /** Keeps a text that could not be read where it was typed; null forgets it. */
  readonly keepText = (cell: string, text: string | null): void => {
    const { [cell]: _, ...others } = this.#state.pending.unreadable;
    this.#put({ ...this.#state.pending, unreadable: text === null ? others : { ...others, [cell]: text } });
  };

  /** Settles a field that was changed here and elsewhere. */
  readonly settleConflict = (conflict: Conflict, isMine: boolean): void => {
    const { pending, kept } = this.#state;
    const conflicts = pending.conflicts.filter((each) => fieldKey(each) !== fieldKey(conflict));
    this.#put({ ...pending, conflicts });
    if (!isMine) return;
    const { lineId, path, mine: value } = conflict;
    const line = lineId === null ? undefined : lineOf(kept.formula, lineId);
    if (line) this.change([{ op: 'setField', line: line.id, path, value }]);
    else if (lineId === null) this.change([{ op: 'setFormula', path, value }]);
  };

  readonly undo = (): Promise<void> => this.#step(this.#setting.calls.undo);
  readonly redo = (): Promise<void> => this.#step(this.#setting.calls.redo);

  /** Stores what waits. @returns whether everything is stored */
  readonly flush = (): Promise<boolean> => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#setting.isOwned()) return Promise.resolve(false);
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  };

  /** Reckons with other prices of one's own materials, or with newer limits. */
  readonly setBasis = (basis: Basis): void => {
    if (basis === this.#basis) return;
    this.#basis = basis;
    const { formula } = this.#state.kept;
    const kept = { formula, computed: computedOf(formula, basis) };
    this.#show({ ...this.#state, kept, live: liveOf(kept, this.#parts(this.#state.pending), null) });
  };

  /** Takes an answer over that came by another way, such as a version that was restored. */
  readonly adopt = ({ formula }: FormulaAnswer): void => {
    // The same content may be a version meanwhile, or be approved.
    if (formula.rev < this.#stored.rev) return;
    this.#stored = formula;
    this.#put(this.#state.pending);
  };

  /** Looks whether another window stored something since; not while something waits, which finds it out by itself. */
  readonly refresh = async (): Promise<void> => {
    const isIdle = () => this.#state.pending.batches.length === 0;
    if (!isIdle()) return;
    const answer = await this.#setting.calls.get();
    if (isIdle()) this.adopt(answer);
  };

  #parts(pending: Pending) {
    return { stored: this.#stored, pending, typing: this.#typing, basis: this.#basis };
  }

  #show(state: FormulaState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #put(pending: Pending, save = this.#state.save): void {
    if (pending !== this.#state.pending) this.#setting.keep(isNothing(pending) ? null : pending);
    this.#show({ ...shownOf(this.#parts(pending), this.#state), pending, save });
  }

  #flushIn(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), pause);
  }

  /** Sends what waits, one act after the other. @returns whether everything is stored */
  async #sendAll(): Promise<boolean> {
    for (let [batch] = this.#state.pending.batches; batch; [batch] = this.#state.pending.batches) {
      const { rev } = this.#state.pending;
      this.#show({ ...this.#state, save: saving });
      try {
        const ops = batch.steps.map(({ op }) => op);
        const { formula } = await this.#setting.calls.patch(rev, ops, batch.key);
        this.#stored = formula;
        this.#put(withoutFirst(this.#state.pending, formula.rev));
      } catch (error) {
        if (!this.#settleFailure(error)) return false;
      }
    }
    this.#failures = 0;
    this.#show({ ...this.#state, save: saved });
    return true;
  }

  /** @returns whether what is left can be sent at once */
  #settleFailure(error: unknown): boolean {
    const { tell } = this.#setting;
    const { pending } = this.#state;
    const failure = failureOf(error);
    if (failure.kind === 'later') {
      const pause = formulaRetryPause * 2 ** this.#failures;
      this.#failures += 1;
      this.#show({ ...this.#state, save: { state: 'failed', reason: failure.reason } });
      this.#flushIn(Math.min(pause, formulaRetryCap));
      return false;
    }
    if (failure.kind === 'refused') {
      tell(`A change was not saved: ${failure.reason} What was there before is shown again.`);
      this.#put(withoutFirst(pending, pending.rev));
      return true;
    }
    this.#stored = failure.current;
    const { pending: next, lost } = rebased(pending, failure.current, newIdempotencyKey);
    if (lost.length > 0)
      tell('A line that you changed was removed in another window. Your change to it is gone with it.');
    this.#put(next);
    return true;
  }

  /** Takes the last stored change back, or makes it again; what waits is stored first. */
  async #step(ask: FormulaCalls['undo']): Promise<void> {
    const { tell } = this.#setting;
    if (!(await this.flush())) {
      tell('Your last changes are not saved yet, so nothing was taken back. Try again once they are.');
      return;
    }
    try {
      this.#stored = (await ask(this.#stored.rev)).formula;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'outdated') {
        this.#stored = failure.current;
        tell('The formula was changed in another window. It is shown as it is now; nothing was taken back.');
      } else tell(failure.reason);
    }
    this.#put(this.#state.pending);
  }
}
