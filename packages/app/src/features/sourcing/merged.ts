import type { Rfq, RfqPatch } from '@seedbed/server/contract';
import { ApiError } from '../../api/problem';
import type { Versioned } from './sourcing.api';

type Update = (row: Versioned, patch: RfqPatch) => Promise<Rfq>;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The request as somebody else left it, where that is why a change was refused. */
const currentOf = (error: unknown): Rfq | undefined =>
  error instanceof ApiError && error.status === 412 ? (error.problem?.current as Rfq | undefined) : undefined;

/**
 * Stores changes of a request that was shown as `shown`. Where other fields were changed elsewhere meanwhile, a change is
 * sent once more by the version there is now, so that both hold; of a field that was itself changed it is refused.
 */
export const merged =
  (shown: Rfq, update: Update): Update =>
  async (row, patch) => {
    try {
      return await update(row, patch);
    } catch (error) {
      const current = currentOf(error);
      const isApart = Object.keys(patch).every((name) =>
        isSame(shown[name as keyof Rfq], current?.[name as keyof Rfq]),
      );
      if (!current || !isApart) throw error;
      return update(current, patch);
    }
  };
