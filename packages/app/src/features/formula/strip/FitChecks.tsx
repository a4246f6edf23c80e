import { MeetTarget } from '../goal/MeetTarget';
import { CheckList } from './CheckList';
import { FitAdvice } from './FitAdvice';

/** How the serving could fit better, what would cost less, and what the formula's checks say. */
export const FitChecks = () => (
  <>
    <FitAdvice />
    <MeetTarget />
    <CheckList />
  </>
);
