import { CheckList } from './CheckList';
import { FitAdvice } from './FitAdvice';

/** How the serving could fit better, and what the formula's checks say. */
export const FitChecks = () => (
  <>
    <FitAdvice />
    <CheckList />
  </>
);
