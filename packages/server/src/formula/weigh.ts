import type { CheckCode } from './check.ts';
import type { FormulaData } from './data.ts';
import type { NutrientForm } from './draft.ts';
import type { Formula, Line } from './formula.ts';
import { micronutrient, type Micronutrient } from './nutrients.ts';

/** What a line claims on the label, in a serving. */
export interface Claim {
  /** In the nutrient's unit on the label; of anything else, mg. */
  value: number;
  /** Typed claims are printed as they are, reckoned ones are rounded. */
  isTyped: boolean;
  /** How it was typed. */
  typed: { value: number; unit: string };
}

/** A line with its weights worked out. Weights are mg a serving. */
export interface WeighedLine {
  line: Line;
  /** Material that carries the label amount; null where that cannot be told. */
  carryingMg: number | null;
  /** Material weighed in, with overage, before loss and yield; null where that cannot be told. */
  inputMg: number | null;
  /** What the label says; null for what claims nothing. */
  claim: Claim | null;
  /** Why the line cannot be computed. */
  problem: CheckCode | null;
}

const mgIn = { g: 1000, mg: 1, µg: 0.001 } as const;
const isMass = (unit: string): unit is keyof typeof mgIn => unit in mgIn;

/** Thrown within this file only: the line is left off, and the check says why. */
class Uncomputable extends Error {
  readonly code: CheckCode;
  constructor(code: CheckCode) {
    super(code);
    this.code = code;
  }
}

/** Works out every line's weights; shares of the serving and rests come last, from what the others weigh. */
export function weighLines(formula: Formula, data: FormulaData): WeighedLine[] {
  const first = formula.lines.map((line) => (isRelative(line) ? null : weighLine(line, data, formula)));
  const servingMg = servingWeight(formula, first);
  const shared = formula.lines.map((line, index) => first[index] ?? weighShare(line, servingMg, data));
  const others = total(shared);
  return shared.map((weighed) =>
    isRest(weighed.line) ? weighRest(weighed.line, { formula, servingMg, others, data }) : weighed,
  );
}

const isRest = ({ amount }: Line) => amount !== null && (amount.isRest || amount.basis === 'toVolume');
/** Whether a line's weight follows from the serving's: a share of it, or what fills it up. */
export const isRelative = (line: Line): boolean => isRest(line) || line.amount?.basis === 'percent';

/**
 * Weight of a serving in mg that shares are taken of: as stated; of a serving known by its volume, what fills up that
 * volume weighs, where that is one line (C6); otherwise what the weighed lines and their shares make.
 */
function servingWeight(formula: Formula, weighed: readonly (WeighedLine | null)[]): number | null {
  if (formula.serving.grams) return formula.serving.grams * 1000;
  const [rest, another] = formula.lines.filter(isRest);
  if (rest) return another ? null : filledVolume(rest, formula);
  const shares = formula.lines.filter((line) => line.amount?.basis === 'percent');
  const share = shares.reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0) / 100;
  if (share === 0 || share >= 1) return null;
  return total(weighed.filter((line) => line !== null)) / (1 - share);
}

/** mg of the volume that a line fills up: its own, otherwise the serving's; null where neither is known. */
function filledVolume({ amount, density }: Line, { serving }: Formula): number | null {
  const ml = (amount?.basis === 'toVolume' ? amount.value : null) ?? serving.ml;
  return ml ? ml * density * 1000 : null;
}

const total = (lines: readonly WeighedLine[]) => lines.reduce((sum, { inputMg }) => sum + (inputMg ?? 0), 0);

const unknown = (line: Line): WeighedLine => ({
  line,
  carryingMg: null,
  inputMg: null,
  claim: null,
  problem: null,
});

const ofMaterial = (line: Line, mg: number, data: FormulaData): WeighedLine =>
  ifComputable(line, () => ({
    line,
    carryingMg: mg,
    inputMg: mg,
    claim: { ...claimOf(line, { value: mg, unit: 'mg' }, data), isTyped: false },
    problem: null,
  }));

function weighShare(line: Line, servingMg: number | null, data: FormulaData): WeighedLine {
  const share = line.amount?.value;
  if (isRest(line) || servingMg === null || share === null || share === undefined) return unknown(line);
  return ofMaterial(line, (servingMg * share) / 100, data);
}

interface RestOf {
  formula: Formula;
  servingMg: number | null;
  others: number;
  data: FormulaData;
}

/** The rest to 100 % of the serving, or to its volume: V × density − the rest. */
function weighRest(line: Line, { formula, servingMg, others, data }: RestOf): WeighedLine {
  const whole = line.amount?.basis === 'toVolume' ? filledVolume(line, formula) : servingMg;
  return whole ? ofMaterial(line, Math.max(0, whole - others), data) : unknown(line);
}

/** Weighs a line by itself: C1 and C2 of what carries the label amount. */
function weighLine(line: Line, data: FormulaData, formula: Formula): WeighedLine {
  const { value = null, unit } = line.amount ?? {};
  if (value === null || !unit) return unknown(line);
  return ifComputable(line, () => {
    const claim = claimOf(line, { value, unit }, data);
    const carryingMg = carryingOf(line, claim, data);
    return { line, carryingMg, inputMg: withOverage(line, carryingMg, formula), claim, problem: null };
  });
}

function ifComputable(line: Line, weigh: () => WeighedLine): WeighedLine {
  try {
    return weigh();
  } catch (error) {
    if (!(error instanceof Uncomputable)) throw error;
    return { ...unknown(line), problem: error.code };
  }
}

/**
 * Overage is a share of the label amount, or of what is weighed in: 100 mg at 10 % is 110 or 111.11. All of what is
 * weighed in leaves nothing for the label: how much that takes cannot be told.
 */
function withOverage({ overage }: Line, carryingMg: number, { options }: Formula): number | null {
  if (options.overageMethod === 'label') return carryingMg * (1 + overage);
  return overage < 1 ? carryingMg / (1 - overage) : null;
}

/** mg of material that carry the claim. */
function carryingOf(line: Line, claim: Claim, data: FormulaData): number {
  const { value, basis } = line.amount as { value: number; basis: string };
  const { unit } = claim.typed;
  if (unit === 'billion CFU') return (value / cfuOf(line)) * 1000;
  const typedMg = unit === 'mL' ? value * line.density * 1000 : isMass(unit) ? value * mgIn[unit] : null;
  if (basis === 'material') return typedMg ?? value;
  const dry = 1 - line.moisture;
  if (basis === 'compound') return (typedMg ?? value) / line.potency / dry;
  const isCounted = typedMg === null || line.amount?.isEquivalents === true;
  return (isCounted ? milligramsOf(line, claim, data) : typedMg) / line.potency / dry;
}

/** Weight of what was typed in IU or equivalents: 400 µg DFE of folic acid are 235 µg, 900 µg RAE of beta-carotene 1,800. */
function milligramsOf({ nutrient, draft }: Line, claim: Claim, { equivalences }: FormulaData): number {
  const known = nutrient ? micronutrient(nutrient) : undefined;
  if (!known) return claim.value;
  const counts = equivalences.find((each) => each.nutrient === known.key && each.form === draft.nutrientForm);
  return (claim.value * mgIn[known.unit]) / (counts?.factor ?? 1);
}

function cfuOf({ draft }: Line): number {
  if (!draft.cfuPerGram) throw new Uncomputable('conversion.cfu');
  return draft.cfuPerGram;
}

function claimOf(line: Line, typed: Claim['typed'], data: FormulaData): Claim {
  const { value, unit } = typed;
  const known = line.nutrient ? micronutrient(line.nutrient) : undefined;
  if (unit === 'billion CFU') return { value: (value / cfuOf(line)) * 1000, isTyped: false, typed };
  if (!known) return { value: plainMg(line, typed, data), isTyped: isMass(unit), typed };
  if (unit === 'IU') return { value: value * iuOf(line, known, data), isTyped: true, typed };
  if (unit === 'mEq') return { value: value * mgPerMeqOf(known, data), isTyped: false, typed };
  const mg = unit === 'mL' ? value * line.density * 1000 : value * mgIn[unit as keyof typeof mgIn];
  const share = nutrientShare(line);
  const inLabelUnit = clean((mg * share) / mgIn[known.unit]);
  const counted = clean(inLabelUnit * equivalentsOf(line, known, data));
  return { value: counted, isTyped: unit !== 'mL' && share === 1, typed };
}

/** How much of a typed weight is the nutrient: a label tells the nutrient's weight, never its compound's or material's. */
function nutrientShare({ amount, activeShare, potency, moisture }: Line): number {
  if (amount?.basis === 'nutrient' || amount?.basis === 'marker') return 1;
  return amount?.basis === 'compound' ? activeShare : potency * (1 - moisture);
}

/** Division by 0.001 leaves dust; a label has no use for the thirteenth digit. */
const clean = (value: number) => Number(value.toPrecision(13));

function plainMg(line: Line, { value, unit }: Claim['typed'], data: FormulaData): number {
  if (unit === 'mL') return value * line.density * 1000;
  if (isMass(unit))
    return clean(value * mgIn[unit] * (line.amount?.basis === 'compound' ? line.activeShare : 1));
  if (unit === 'IU' && line.nutrient) {
    const factor = data.iu.find(({ nutrient }) => nutrient === line.nutrient);
    if (factor) return value * factor.perIu;
  }
  throw new Uncomputable(unit === 'mEq' ? 'conversion.meq' : 'conversion.iu');
}

function iuOf({ draft, amount }: Line, { key }: Micronutrient, { iu }: FormulaData): number {
  const factors = iu.filter(({ nutrient }) => nutrient === key);
  if (factors.length === 0) throw new Uncomputable('conversion.iu');
  const form: NutrientForm | null = draft.nutrientForm ?? null;
  const factor = factors.find(({ forms }) => forms === null || (form !== null && forms.includes(form)));
  if (!factor && amount?.isEquivalents) throw new Uncomputable('conversion.iu');
  if (!factor) throw new Uncomputable('conversion.form');
  return factor.perIu;
}

function mgPerMeqOf({ key }: Micronutrient, { mgPerMeq }: FormulaData): number {
  const factor = mgPerMeq[key];
  if (factor === undefined) throw new Uncomputable('conversion.meq');
  return factor;
}

/** Folate and vitamin A are declared in equivalents; which of their forms was typed decides, and is never guessed. */
function equivalentsOf(
  { draft, amount }: Line,
  { key }: Micronutrient,
  { equivalences }: FormulaData,
): number {
  const factors = equivalences.filter(({ nutrient }) => nutrient === key);
  if (factors.length === 0 || amount?.isEquivalents) return 1;
  const factor = factors.find(({ form }) => form === draft.nutrientForm);
  if (!factor) throw new Uncomputable('conversion.form');
  return factor.factor;
}
