import type { AskKind } from '../../understand/askKinds.ts';
import type { Sheet } from '../worked/sheet.ts';

/** Whether what was found of something is asked for, of which figures tell nothing; a price that increases is no effect. */
export const isOfEvidence = ({ inquiry, quantities }: Sheet): boolean =>
  inquiry.medicines.length > 0 ||
  (inquiry.ingredients.length + inquiry.topics.length > 0 &&
    ofEvidence.some((ask) => inquiry.asks.has(ask)) &&
    !quantities.every(({ unit }) => unit.dimension === 'money'));
const ofEvidence: readonly AskKind[] = ['interaction', 'benefit', 'studies'];

/** Whether what is allowed is asked for. */
export const isOfLaw = ({ inquiry }: Sheet): boolean => ofLaw.some((ask) => inquiry.asks.has(ask));
const ofLaw: readonly AskKind[] = ['claim', 'contentClaim', 'rule', 'limit'];

/** What is read of the nutrients. */
export const ofEnergy = /\bkcal\b|\bkj\b|\benergy\b|\bcalories\b/i;
