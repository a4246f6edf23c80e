import { SuggestionOffer } from './SuggestionOffer';
import { TypicalLines } from './TypicalLines';

/** What stands below the lines: the suggested formula, and what the form takes that no line names. */
export const BeneathLines = () => (
  <>
    <SuggestionOffer />
    <TypicalLines />
  </>
);
