import { writeFileSync } from 'node:fs';
import {
  checkClaims,
  claimSources,
  openingsOf,
  readClaimKnowledge,
  type ClaimCopy,
  type ClaimProduct,
} from '../src/claims/index.ts';
import { AskOpenings, CheckClaims, ClaimDraft, ClaimPatch } from '../src/contract/index.ts';
import { loadEvidence } from '../src/evidence/index.ts';
import { unnamedProduct } from '../src/resources/claims/check.service.ts';
import { presentSentence } from '../src/resources/claims/sentences.present.ts';

// What the mocks answer: the server's own judgements of the contract's examples and of the copy that stories show.
// Checked in; the parity test compares the two.
const knowledge = readClaimKnowledge(loadEvidence());
const kept = ClaimDraft.parse(ClaimDraft.meta()?.example);
const { text: changed = '' } = ClaimPatch.parse(ClaimPatch.meta()?.example);
const magnesium = {
  ...unnamedProduct,
  nutrients: [{ key: 'magnesium', amount: 80, unit: 'mg' }],
};
const { productId: _none, ...example } = CheckClaims.parse(CheckClaims.meta()?.example);
const copies: readonly (Omit<ClaimCopy, 'product'> & { product?: ClaimProduct })[] = [
  example,
  ...(['US', 'EU', 'UK'] as const).flatMap((market) =>
    [kept.text, changed].map((text) => ({ text, market, channel: kept.channel, basis: kept.basis })),
  ),
  ...(['US', 'EU', 'UK'] as const).flatMap((market) =>
    [
      'Excellent source of magnesium.',
      'Good source of magnesium.',
      'Magnesium contributes to a reduction of tiredness and fatigue.',
      'Helps you fall asleep.',
      'Cures insomnia.',
      'Supports healthy cholesterol levels.',
      'Made in small batches. Supports healthy cholesterol levels and, as part of a varied diet, restful sleep after long days.',
    ].map((text) => ({ text, market, channel: 'label' as const, product: magnesium })),
  ),
];

const judged = copies.map(({ product = unnamedProduct, ...copy }) => {
  const checked = checkClaims({ ...copy, product }, knowledge);
  const { class: kind, verdict, sentences } = checked;
  return {
    text: copy.text,
    market: copy.market,
    class: kind,
    verdict,
    sentences: sentences.map(presentSentence),
    refs: claimSources(checked, copy.basis, knowledge),
  };
});
const { product = unnamedProduct, channel } = AskOpenings.parse(AskOpenings.meta()?.example);
const openings = Object.fromEntries(
  (['US', 'EU', 'UK'] as const).map((market) => [
    market,
    openingsOf({ market, channel, product }, knowledge),
  ]),
);
const file = new URL('../../../mocks/data/checkedClaims.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ rulesVersion: knowledge.version, judged, openings })}\n`);
