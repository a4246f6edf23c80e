import type { Evidence } from '../../../evidence/index.ts';
import { type Block, fact, joinWords, note, paragraph, sentencesIn } from '../../prose.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { perInquiry } from '../../understand/perInquiry.ts';
import { derive } from '../../values.ts';
import { workedSentence } from '../arithmetic.ts';
import { bothPanels, compound, declared, equivalent, printed, salt, sameness } from './told.ts';
import { bodyWeight } from './bodyWeight.ts';
import { alike } from '../derived/alike.ts';
import { drying, mixOfShares } from '../blend/averages.ts';
import { blending } from '../blend/blending.ts';
import { inVolume } from '../blend/inVolume.ts';
import { juicePercent } from '../blend/juice.ts';
import { ofRecipe } from '../recipe/ofRecipe.ts';
import { breakEven } from '../derived/breakEven.ts';
import { derived } from '../derived/derived.ts';
import { countADay } from './counts.ts';
import { ceiling } from './ceiling.ts';
import { energy } from './energy.ts';
import { energyShare } from './energyShare.ts';
import { flow } from './flow.ts';
import { intakes } from './intakes.ts';
import { minimumOrders } from './minimumOrders.ts';
import { perMillion, spoons, temperature } from './scales.ts';
import { servingsByReference } from './eatenAtOnce.ts';
import { grossMargin, shelf } from './shelf.ts';
import { traces } from './traces.ts';
import { twoPoints } from './twoPoints.ts';
import { weeks } from './weeks.ts';
import { heldDensity } from './densities.ts';
import { heldPrices } from './heldPrices.ts';
import { heldShares } from './heldShares.ts';
import { together } from './together.ts';
import { level } from './level.ts';
import { logLoss } from './logs.ts';
import { lasting } from './lasting.ts';
import { loaded } from './loaded.ts';
import { measures } from './measures.ts';
import { contents } from './contents.ts';
import { decline } from './decline.ts';
import { dualColumn } from './dualColumn.ts';
import { threshold, tolerance } from './labels.ts';
import { byDensity, capsules } from './filling.ts';
import { daily, perHundred, run, servings } from './making.ts';
import { pieces } from './piecesOf.ts';
import { alcohol, byWeight, convert, parts, share, shareOfBatch, sweetness, toVolume } from './mixing.ts';
import { costAtPrice, landed, margin, priceByWeight } from './money.ts';
import { type Operation, type Sheet, sheetOf, type Working } from './sheet.ts';
import { extractRatio, netQuantity, portioned, solution } from './portions.ts';
import { proteinQuality } from './proteinQuality.ts';
import { shells } from './shells.ts';
import type { Dimension } from './units.ts';
import { servingsPerContainer } from './servingsPerContainer.ts';
import { supply } from './supply.ts';
import { weighIn } from './weighIn.ts';
import { marker } from './marker.ts';
import { piecesPriced } from './priced.ts';
import { charge, culture, input, niacin, oil } from './strength.ts';

/** Those that need most come first, so that what a question states is used whole. */
const operations: readonly Operation[] = [
  juicePercent,
  mixOfShares,
  drying,
  blending,
  inVolume,
  logLoss,
  twoPoints,
  energyShare,
  contents,
  ofRecipe,
  breakEven,
  decline,
  flow,
  alike,
  tolerance,
  dualColumn,
  threshold,
  minimumOrders,
  shelf,
  grossMargin,
  heldPrices,
  shells,
  heldDensity,
  heldShares,
  intakes,
  servingsByReference,
  weeks,
  temperature,
  perMillion,
  spoons,
  traces,
  shareOfBatch,
  energy,
  together,
  bothPanels,
  level,
  portioned,
  weighIn,
  servingsPerContainer,
  loaded,
  lasting,
  supply,
  netQuantity,
  solution,
  extractRatio,
  proteinQuality,
  sameness,
  equivalent,
  salt,
  printed,
  declared,
  oil,
  culture,
  charge,
  niacin,
  toVolume,
  measures,
  alcohol,
  sweetness,
  byWeight,
  capsules,
  byDensity,
  bodyWeight,
  ceiling,
  piecesPriced,
  landed,
  priceByWeight,
  margin,
  costAtPrice,
  run,
  input,
  marker,
  perHundred,
  servings,
  pieces,
  daily,
  parts,
  share,
  convert,
  compound,
];

/** What the quantities of a question come to; null where they and its nouns ask for no sum. */
export const workingOf = (evidence: Evidence, inquiry: Inquiry): Working | null =>
  ownWorking(evidence, inquiry).working;

/** What the quantities of the whole come to that a question is a part of. */
export const workingIn = (evidence: Evidence, inquiry: Inquiry, whole: Inquiry): Working | null =>
  worked(sheetOf(evidence, inquiry, whole));

const ownWorking = perInquiry((evidence, inquiry) => ({
  working: worked(sheetOf(evidence, inquiry, inquiry)),
}));

function worked(sheet: Sheet): Working | null {
  for (const operation of operations) {
    const working = operation(sheet);
    if (!working) continue;
    // what the figures come to by their kinds lacks nothing
    if (working.missing) return derived(sheet) ?? working;
    const { isWhole, leftOut } = usedBy(working, sheet);
    return isWhole ? working : (derived(sheet) ?? { ...working, leftOut });
  }
  return derived(sheet);
}

/**
 * Whether a sum has every figure that is stated; and the shares and counts that it
 * leaves out. An amount may be a total or a basis that the sum has in its parts.
 */
function usedBy(
  { statement, further = [], blocks = [] }: Working,
  sheet: Sheet,
): { isWhole: boolean; leftOut: readonly string[] } {
  const told = [...blocks.flatMap(sentencesIn), ...further]
    .flatMap(({ segments }) => segments.filter((segment) => typeof segment === 'string'))
    .concat(statement)
    .join(' ');
  const figures = new Set(told.replaceAll(',', '').match(/\d+(?:\.\d+)?/g));
  const day = countADay(sheet);
  // the 1 of “1 + 25 %” is no share
  const shares = new Set(told.replaceAll(',', '').match(/\d+(?:\.\d+)?(?=\s?(?:%|°Brix|g in 100 mL))/g));
  const isShareTold = (value: number) => shares.has(String(value));
  // one of something goes without saying, one per cent does not
  const isTold = (value: number) => value === 1 || figures.has(String(value));
  const left = sheet.quantities.filter(({ value, from, unit }) =>
    unit.dimension === 'percent' ? !isShareTold(value) : !isTold(value) || !isTold(from ?? value),
  );
  const isDayTold = !day || isTold(day.value);
  const kinds = left.map(({ unit: { dimension } }) => leftOutAs[dimension] ?? 'a number');
  return {
    isWhole: left.length === 0 && isDayTold,
    leftOut: [...new Set([...kinds.filter((kind) => kind !== ''), ...(isDayTold ? [] : ['a number'])])],
  };
}

/** How a figure is called that a sum leaves out. */
const leftOutAs: Readonly<Partial<Record<Dimension, string>>> = {
  mass: '',
  volume: '',
  percent: 'a percentage',
  money: 'a price',
};

/** A sum as an answer tells it: the result first, how it comes about, what it rests on. */
export function workedBlocks({
  statement,
  missing,
  blocks,
  sources = [],
  further = [],
  after = [],
  remark,
  leftOut = [],
}: Working): Block[] {
  if (blocks) return [...blocks];
  if (missing?.length)
    return [paragraph(note(`I cannot work that out without ${joinWords(missing)}; state it and I do`))];
  const [first, ...others] = sources;
  const told = first ? fact(statement, derive(first, `${statement}.`), ...others) : workedSentence(statement);
  return [
    paragraph(
      told,
      ...further,
      ...(remark ? [note(remark)] : []),
      ...(leftOut.length > 0 ? [noteOf(leftOut)] : []),
    ),
    ...after.filter((block) => block.kind !== 'list' || block.items.length > 0),
  ];
}

/** Who states a share or a count means it to be used: that it was not is said. */
const noteOf = (leftOut: readonly string[]) =>
  note(`This leaves out ${joinWords(leftOut)} that you state; check whether the sum needs it`);

export type { Working } from './sheet.ts';
