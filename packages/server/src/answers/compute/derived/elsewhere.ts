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

/** Whether a figure is said that is held and not stated, or in a word that no figure is read of: “your typical use level”, “half of it”. */
export const isOfMore = ({ whole }: Sheet): boolean =>
  /\byou (?:hold|have|know)\b|\bon file\b|\byour (?:typical|usual|range|figures?|records?)\b|\b(?:typical|usual|planned|claimed) (?:use|dose|level|price|density|loss|yield|overage)\b|\b(?:half|a third|two thirds|a quarter|three quarters|twice|double)\b/i.test(
    whole,
  );
