import type { Claim } from '@seedbed/server/contract';
import { LatePlant, ownDraft } from '../../garden';
import { statusWords, verdictWords } from '../claimWords';

/** Plants a claim with its standing and what was found in it. */
export const PlantClaim = ({ claim }: { claim: Claim }) => (
  <span data-plantable>
    <LatePlant of="this claim" draft={() => ownDraft('claim', claim.text, claimText(claim))} />
  </span>
);

/** A claim as text: its words, then what was found in them. */
function claimText({ text, market, channel, status, verdict, findings }: Claim): string {
  const standing = `${market}, ${channel}: ${verdictWords[verdict]}. ${statusWords[status]}.`;
  const found = findings.map(({ title, because, source }) => `${title}. ${because} ${source}`);
  return [text, standing, ...new Set(found)].join('\n');
}
