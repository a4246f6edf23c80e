import { servingsHeld, type ServingsHeld } from '../../../formula/index.ts';
import { convertMass, formatAmount, formatNumber, nameInSentence } from '../../../registry/index.ts';
import { referenceAmountsIn } from '../../parts/law/referenceAmounts.ts';
import { ruleSentence } from '../../parts/law/regulation.ts';
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
  if (
    !isAsked ||
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

/** Whether a pack is one serving or its label has a second column, by the reference amount: stated, or of the food that is named. */
export const dualColumn: Operation = (sheet) => {
  const isOfColumns = says(sheet, /\bdual[- ]?columns?\b|\btwo columns\b|\bsecond column\b/i);
  const isOfOne = !isOfColumns && says(sheet, /\b(?:one|single|1)[- ]serving\b/i);
  if (!isOfColumns && !isOfOne) return null;
  const sizes = sheet.quantities.filter(
    ({ unit }) => unit.dimension === 'volume' || unit.dimension === 'mass',
  );
  const isReference = ({ before, after }: (typeof sizes)[number]) =>
    /\b(?:RACC|reference amount)\b[^,;?]*$/i.test(before) || /^\s*(?:RACC|reference amount)\b/i.test(after);
  const told = sizes.find(isReference);
  const pack = sizes.find((each) => each !== told);
  const rule = sheet.evidence.rules.find(({ key }) => key === 'us2-pn-dual-column');
  if (!pack || !rule) return null;
  const reference = told
    ? { amount: told.amount, words: stated(told), sources: [] }
    : referenceOf(sheet, pack.unit.dimension);
  if (!reference)
    return isOfOne && !says(sheet, /\bRACC\b|\breference amount\b/i)
      ? null
      : { statement: '', missing: ['the reference amount (RACC) of this kind of food'] };
  const times = pack.amount / reference.amount;
  const held = servingsHeld(times);
  const isSo = held === (isOfOne ? 'one' : 'dualColumn');
  return {
    statement: `${isSo ? 'Yes' : 'No'}: ${stated(pack)} is ${formatNumber(tidy(times * 100, 4))} % of the reference amount of ${reference.words}, ${heldWords[held]}`,
    sources: [...reference.sources, rule.passage],
    after: [list([ruleSentence(rule)])],
  };
};

const heldWords: Record<ServingsHeld, string> = {
  one: 'below 200 %, so the container is one serving',
  dualColumn: 'between 200 and 300 %, so a second column gives the amounts per container',
  several: 'above 300 %, so the amounts per serving suffice',
};

/** The reference amount of the food that is named, where FDA's table has one for it in g or mL as the pack is. */
function referenceOf({ evidence, inquiry }: Sheet, dimension: string) {
  const passages = referenceAmountsIn(evidence, inquiry);
  const rows = evidence.references.referenceAmounts.filter(({ passage }) => passages.includes(passage));
  const [row] = rows;
  const isOfPack = row?.unit === (dimension === 'volume' ? 'mL' : 'g');
  if (!row || row.amount === null || !isOfPack || rows.some(({ amount }) => amount !== row.amount))
    return null;
  return { amount: row.amount, words: formatAmount(row.amount, row.unit), sources: [row.passage] };
}
