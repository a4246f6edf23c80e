import type { Rfq, RfqPatch } from '@seedbed/server/contract';
import { isSame } from '../../../api/isSame';
import { currentOf } from '../../../api/problem';
import type { Versioned } from '../sourcing.api';

type Update = (row: Versioned, patch: RfqPatch) => Promise<Rfq>;

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
      const current = currentOf<Rfq>(error);
      const isApart = Object.keys(patch).every((name) =>
        isSame(shown[name as keyof Rfq], current?.[name as keyof Rfq]),
      );
      if (!current || !isApart) throw error;
      return update(current, patch);
    }
  };
