import { convertMass, formatAmount, nameInSentence } from '../../../registry/index.ts';
import { doubt, fact, list, paragraph } from '../../prose.ts';
import { formatDose, neededFor } from './claimAmounts.ts';
import { inUnit, type Operation, says, type Sheet, stated, tidy } from './sheet.ts';
import { ofName } from './strength.ts';

/** Between which values the analysis of a declared amount may lie. */
export const tolerance: Operation = (sheet) => {
  const { evidence, inquiry } = sheet;
  const isAsked = says(
    sheet,
    /\btoleranc|\bbetween which (?:values|limits)\b|\brange\b.*\ballow|\bmin(?:imum)?\b.*\bmax(?:imum)?\b|\bmay the (?:analysis|lab)\b/i,
  );
  const amount = sheet.quantities.find(
    ({ unit }) => unit.dimension === 'mass' || unit.dimension === 'activity',
  );
  const category = evidence.ingredients.get(inquiry.ingredients[0] ?? '')?.category ?? '';
  if (!isAsked || !amount) return null;
  if (inquiry.market === 'US') return tolerancesUs(sheet);
  const isVitamin = /vitamin/i.test(category);
  if (!isVitamin && !/mineral/i.test(category)) return null;
  const rule = evidence.rules.find(({ key }) => key === 'eu-03');
  const found = new RegExp(`${isVitamin ? 'vitamins' : 'minerals'} \\+(\\d+) % and −(\\d+) %`).exec(
    rule?.requirement ?? '',
  );
  if (!rule || !found) return null;
  const [above, below] = [Number(found[1]), Number(found[2])];
  const [low, high] = [
    inUnit(amount.amount * (1 - below / 100), amount.unit.key),
    inUnit(amount.amount * (1 + above / 100), amount.unit.key),
  ];
  return {
    statement: `${low} to ${high}${ofName(sheet)} for ${stated(amount)} declared in an EU food supplement: −${below} % and +${above} %, the tolerance for ${isVitamin ? 'vitamins' : 'minerals'}${doubt(rule.passage)}`,
    sources: [rule.passage],
    remark:
      'It holds through shelf life and takes in the uncertainty of the measurement; an overage has to stay inside it',
  };
};

function tolerancesUs(sheet: Sheet) {
  const amount = sheet.quantities.find(
    ({ unit }) => unit.dimension === 'mass' || unit.dimension === 'activity',
  );
  const [added, natural] = ['us-cp-01', 'us-cp-02'].map((key) =>
    sheet.evidence.rules.find((rule) => rule.key === key),
  );
  if (!amount || !added || !natural) return null;
  return {
    statement: `At least ${stated(amount)}${ofName(sheet)} where it is added, and at least ${inUnit(amount.amount * 0.8, amount.unit.key)}, 80 %, where it occurs naturally`,
    sources: [added.passage, natural.passage],
  };
}

/** Whether a daily amount reaches what an authorised EU claim asks for. */
export const threshold: Operation = (sheet) => {
  const { evidence, inquiry, text } = sheet;
  const isAsked =
    /\bclaims?\b/i.test(text) &&
    /\bsuffic|\benough\b|\breach|\bqualif|\bcarry\b|\bneeded\b|\bmeet|\bearn|\bsupport\b/i.test(text);
  const key = inquiry.ingredients[0];
  const [amount, ...more] = inquiry.amounts;
  // “how many softgels a day reach it?” asks for pieces
  const isOfPieces = inquiry.asks.has('pieces') && /\bhow many\b/i.test(text);
  if (
    !isAsked ||
    isOfPieces ||
    !key ||
    !amount ||
    more.length > 0 ||
    inquiry.market === 'US' ||
    inquiry.ingredients.length > 1
  )
    return null;
  if (/\bgood source|\bexcellent source|\bhigh in\b|\brich in\b|["“]/i.test(text)) return null;
  const needed = neededFor(evidence, key);
  const given = convertMass(amount.value, amount.unit, 'mg');
  if (!needed || given === null) return null;
  const isEnough = given >= needed.mg - 1e-9;
  const share = needed.value
    ? ` = ${formatAmount(tidy((given / needed.ofMg) * 100, 3), '%')} of the NRV of ${formatDose(needed.ofMg, needed.unit)}`
    : '';
  const asked = needed.value
    ? `${formatAmount(needed.share, '%')}, ${formatDose(needed.mg, needed.unit)}`
    : formatDose(needed.mg, needed.unit);
  const name = nameInSentence(evidence, key);
  return {
    statement: `${isEnough ? 'Yes' : 'No'}: ${formatAmount(amount.value, amount.unit)} of ${name} a day${share} ${isEnough ? 'reaches' : 'is below'} the ${asked} that an EU claim on ${name} asks for${doubt(...needed.sources)}`,
    sources: needed.sources,
    after: [
      list(
        needed.claims
          .slice(0, mostClaims)
          .map((claim) => fact(`“${claim.words}”${doubt(claim.passage)}`, claim.passage)),
      ),
      ...(needed.value
        ? [
            paragraph(
              fact(
                `That is for solid food per 100 g and for a single-portion pack, and used alike for the daily portion of a supplement; a drink needs 7.5 % per 100 ml`,
                ...needed.drink,
              ),
            ),
          ]
        : []),
    ].filter((block) => block.kind !== 'list' || block.items.length > 0),
  };
};

const mostClaims = 3;
