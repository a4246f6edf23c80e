import { Asks } from './Asks';
import { CheckList } from './CheckList';
import { FitAdvice } from './FitAdvice';

/** How the serving could fit better, what would cost less, whose allergens are open, and what the formula's checks say. */
export const FitChecks = () => (
  <>
    <FitAdvice />
    <Asks />
    <CheckList />
  </>
);
