import { nameInSentence } from '../../../registry/index.ts';
import { elementParts } from '../../parts/form.ts';
import { equivalenceSentences, equivalentShares } from '../../parts/conversion.ts';
import { samenessSentence } from '../../parts/sameness.ts';
import { saltSentences } from '../../parts/salt.ts';
import { hasFacts, paragraph } from '../../prose.ts';
import { namesBothPanels, percentOnLabel } from '../percentOnLabel.ts';
import { saltOrSodium } from '../../understand/salt.ts';
import { labelAmounts } from '../labelNutrients.ts';
import { roundingBlocks } from '../rounding.ts';
import { type Operation, says, type Sheet, type Working } from './sheet.ts';
import { ofShare } from './counts.ts';
import { wantsClaim } from './supply.ts';

/** Sums that parts of an answer word already; here they are chosen by what the question states. */
const told = (blocks: Working['blocks'] | null): Working | null =>
  blocks && hasFacts(blocks) ? { statement: '', blocks } : null;

/** Asks that want more than a sum. */
const isOfMore = ({ inquiry: { asks }, whole }: Sheet): boolean =>
  (asks.has('claim') && wantsClaim(whole)) ||
  (
    [
      'contentClaim',
      'safety',
      'limit',
      'interaction',
      'benefit',
      'studies',
      'cost',
      'percent',
      'comparison',
      'absorption',
      'pieces',
    ] as const
  ).some((ask) => asks.has(ask));

/** A substance, the equivalents that labels count it as, and their share of the reference value where that is asked for. */
export const equivalent: Operation = (sheet) => {
  const { evidence, inquiry } = sheet;
  if (inquiry.amounts.length !== 1 || says(sheet, /\biu\b|\binternational units?\b/i)) return null;
  for (const key of inquiry.ingredients) {
    const counted = equivalenceSentences(evidence, key, inquiry);
    if (counted.length !== 1) continue;
    const isOfShare = says(sheet, /%|\bpercent|\bDVs?\b|\bNRVs?\b|\bdaily value/i);
    const shares = isOfShare ? equivalentShares(evidence, key, inquiry) : [];
    if (shares.length === 0 && !says(sheet, /\bDFE\b|\bdietary folate equivalents?\b/i)) return null;
    const isDeclared = inquiry.asks.has('rounding');
    return {
      statement: '',
      blocks: [paragraph(...counted, ...shares)],
      isOfWhole: shares.length > 0 || isDeclared,
    };
  }
  return null;
};

/** Two amounts that may be the same, each in its own way of counting. */
export const sameness: Operation = (sheet) => {
  const { evidence, inquiry } = sheet;
  if (inquiry.amounts.length !== 2 || !says(sheet, /\bsame\b|\bequals?\b|\bequivalent\b|\bidentical\b/i))
    return null;
  const [told] = inquiry.ingredients.flatMap((key) => samenessSentence(evidence, key, inquiry) ?? []);
  return told ? { statement: '', blocks: [paragraph(told)], isOfWhole: true } : null;
};

/** Salt and sodium; as labels declare it where that is asked for. */
export const salt: Operation = (sheet) => {
  const { evidence, inquiry } = sheet;
  const isOfElse = says(sheet, /\bclaims?\b|\blow\b|\breduc|\bfree\b|\blimit|\bhigh\b|%/i);
  if (isOfElse || inquiry.amounts.length !== 1) return null;
  const [amount] = inquiry.amounts;
  const isOfSodium = amount !== undefined && saltOrSodium(inquiry.question, amount) === 'sodium';
  const isOnLabel =
    isOfSodium && says(sheet, /\bsalt\b/i) && says(sheet, ofLabels) && inquiry.market !== 'US';
  const blocks = isOnLabel && labelAmounts(sheet.text).length > 0 ? roundingBlocks(evidence, inquiry) : null;
  const onLabel = told(blocks);
  return onLabel ? { ...onLabel, isOfWhole: true } : told([paragraph(...saltSentences(evidence, inquiry))]);
};

const ofLabels = /\bdeclar|\blabel|\bprint|\bpanel\b|\bnutrition (?:table|information|facts)\b/i;

/** A compound and the active that it holds. */
export const compound: Operation = (sheet) => {
  const { evidence, inquiry } = sheet;
  const [key] = inquiry.ingredients;
  const isAsked = says(
    sheet,
    /\bhow (?:much|many)\b|\b(?:what|which) (?:weight|amount|quantity|is)\b|\bcontent\b|\belemental\b|\bdeliver|\bneed|\b(?:weight|grams|milligrams|micrograms|mg|µg|mcg) of\b/i,
  );
  if (
    !key ||
    inquiry.forms.length === 0 ||
    inquiry.amounts.length !== 1 ||
    inquiry.ingredients.length > 1 ||
    !isAsked ||
    isOfMore(sheet)
  )
    return null;
  return told(
    elementParts({ evidence, inquiry, key, name: nameInSentence(evidence, key), grades: [], missing: [] }),
  );
};

/** Asks for the figure as well as for its share. */
const asksPrinted = /\b(?:what|how|which)\b(?:(?!%|\bpercent|\bDVs?\b|\bNRVs?\b)[^?])*\b(?:print|declare)\b/i;

/** The % Daily Value of an amount on both panels of the US, which round it otherwise. */
export const bothPanels: Operation = ({ evidence, inquiry, text, whole }) => {
  const blocks = text === whole && namesBothPanels(whole) ? percentOnLabel(evidence, inquiry) : null;
  return blocks && { statement: '', blocks, isOfWhole: true };
};

/** An amount as a US panel prints it, and its share of the Daily Value. */
export const printed: Operation = ({ evidence, inquiry, text, whole }) => {
  const isMeant =
    text === whole && inquiry.forms.length === 0 && asksPrinted.test(whole) && ofShare.test(whole);
  const blocks = isMeant ? percentOnLabel(evidence, inquiry) : null;
  return blocks && { statement: '', blocks, isOfWhole: true };
};

/** How a label declares what an analysis found. */
export const declared: Operation = (sheet) => {
  const isAsked = says(
    sheet,
    /\bround|\bdeclar|\bnutrition facts\b|\blabel figure\b|\bprint\b|\bgoes on\b|\bpanel\b/i,
  );
  const isOfShare = says(sheet, /%|\bpercent|\bdvs?\b|\bnrvs?\b/i) || says(sheet, /\bclaims?\b|\bsay\b/i);
  if (!isAsked || isOfShare || labelAmounts(sheet.text).length === 0) return null;
  return told(roundingBlocks(sheet.evidence, sheet.inquiry));
};
