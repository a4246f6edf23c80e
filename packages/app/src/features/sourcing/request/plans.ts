import type { Rfq } from '@seedbed/server/contract';
import { endOfDay } from '../rfqWords';
import type { SourcingCalls } from '../sourcing.api';

/** What is asked for a reason, or a day. */
export type Wish = 'cancel' | 'revoke' | 'reopen';

interface Plan {
  button: string;
  title: string;
  says: string;
  confirm: string;
  run: (calls: SourcingCalls, rfq: Rfq, said: string) => Promise<unknown>;
}

/** What is said before it is done, and what is done. */
export const plans: Readonly<Record<Wish, Plan>> = {
  cancel: {
    button: 'Cancel request',
    title: 'Cancel this request?',
    says: 'Links end at once, and makers who quoted are not chosen. Their quotes are kept.',
    confirm: 'Cancel request',
    run: (calls, rfq, reason) => calls.cancel(rfq, reason),
  },
  revoke: {
    button: 'Revoke award',
    title: 'Revoke this award?',
    says: 'Every maker is again what they were, and the product has its old cost back.',
    confirm: 'Revoke award',
    run: (calls, rfq, reason) => calls.revoke(rfq, reason),
  },
  reopen: {
    button: 'Open again',
    title: 'Take quotes again?',
    says: 'Until the end of the day that you say, UTC.',
    confirm: 'Open again',
    run: (calls, rfq, day) => calls.reopen(rfq, endOfDay(day)),
  },
};
