import type { Citation } from '@seedbed/server/contract';
import { magnesiumOnset } from './sources.ts';

const { title, source, passage } = magnesiumOnset;

/** What the markers of the insights resolve to. */
export const insightsSources: readonly Citation[] = [magnesiumOnset];

/** Insights of the sleep aid, and of every product made in the mocks; facts and sources as in the conversations beside this file. */
export const insights = `## The concept in one line

An evening capsule with magnesium and L-theanine for adults who want to fall asleep sooner.

## Candidate ingredients

| Ingredient | Studied dose | Outcome | Grade |
| --- | --- | --- | --- |
| Magnesium | 320–729 mg elemental a day [1] | Sleep onset latency, older adults with insomnia | C |
| L-theanine | 200 mg | Sleep outcomes, adults | C |

## What the evidence says, and does not

- Three trials with 151 older adults found **17 minutes** less time to fall asleep; the certainty is low to very low (Mah 2021) [1].
- Total sleep time did not change significantly in the same trials.

## Claims you could make

| Market | Wording | Condition |
| --- | --- | --- |
| EU | Magnesium contributes to normal psychological function | At least 56.25 mg a daily dose |
| US | Structure/function wording with the disclaimer | Notify the FDA within 30 days of first marketing |

Avoid any wording about *treating insomnia*: it makes the product a drug.

## Next steps

1. Choose the magnesium form and check how many capsules it fills.
2. Ask for quotations at 2,500 and 5,000 bottles.

## Sources

1. **${title}.** ${passage} Source: ${source}.
`;
