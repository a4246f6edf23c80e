import type { FormFactor } from '../contract/index.ts';
import type { BesidePart } from './beside/besideParts.ts';
import { containerIn, heldBy, type Container } from './container.ts';
import type { Pack } from './constants/constant.ts';
import { valuesWith } from './constants/constants.ts';
import type { Formula } from './formula.ts';
import type { FormulaLine } from './line.ts';
import { makeValues } from './dose/makeValues.ts';
import { inputMg } from './line.ts';
import { portionOut, type Portion } from './dose/portion.ts';
import type { ProductStyle } from './stated/productStyle.ts';
import type { StatedPack } from './stated/statedPack.ts';
import type { ReadPrice, StatedTrade } from './stated/statedPrice.ts';
import { contentOf, readVolume } from './dose/volume.ts';

/** A product made definite enough to cost: what is in a serving, and how much of it a container holds. */
export interface ProductionPlan {
  archetype: string;
  formFactor: FormFactor;
  pack: Pack;
  /** What it is sold in. */
  container: Container;
  lines: readonly FormulaLine[];
  /** Servings in a container; of powders and liquids not always whole. */
  servings: number;
  /** Weight of a powder's or liquid's serving, mg; 0 for what is counted in pieces. */
  servingMg: number;
  /** Pieces of a serving where it is not as many as a usual fill needs; null where it is, and of what is poured. */
  pieces: number | null;
  /** Filler of a serving, mg, beyond what the form itself needs. */
  fillerMg: number;
  /** What a powder has beside its actives for each part of them, where nothing fills it up; null: as is usual. */
  plainShare: number | null;
  /** How it is made, where its pack is made in several ways. */
  style: ProductStyle | null;
  /** The least that a piece weighs by how it is made, mg: what is chewed or sucked is larger. */
  leastMg: number;
  /** The most that a piece weighs, mg; null: as is usual of its pack. */
  mostMg: number | null;
  /** Whether the words say what a measure of a powder weighs. */
  isServingSaid: boolean;
  /** What it is made with beside its actives. */
  parts: readonly BesidePart[];
  /** What the words say that it is sold for. */
  price: ReadPrice | null;
  /** What the words say that the trade pays for it. */
  trade: StatedTrade | null;
  /** How many containers the words say are made; null where they do not. */
  run: number | null;
  /** What was chosen, in words. */
  assumptions: readonly string[];
  warnings: readonly string[];
}

/** Sizes serving and container of a formula. */
export function planFormula(formula: Formula): ProductionPlan {
  const { archetype, formFactor, pack, lines, stated, parts = [] } = formula;
  const { leastMg = 0, mostMg = null, style = null, weightMg = null } = formula;
  const container = formula.container ?? containerIn(pack, '');
  const values = heldBy(container, makeValues({ pack, style, mostMg, lines: [] }, valuesWith()));
  const volume = readVolume(formula, values) ?? contentOf(stated, values);
  const plainShare = plainShareOf(formula);
  const portion = portionOut(
    {
      pack,
      lines,
      volume,
      stated: stated ?? null,
      serving: formula.serving ?? null,
      plainShare,
      besideShare: besideShareOf(formula),
      people: formula.people ?? [],
      markets: formula.markets ?? [],
      weightMg,
    },
    values,
  );
  const filled = asFilled(portion, { pack, plainShare, lines: portion.lines });
  return {
    archetype,
    formFactor,
    pack,
    container,
    plainShare,
    parts,
    style,
    leastMg,
    mostMg,
    price: formula.price ?? null,
    trade: formula.trade ?? null,
    run: formula.run ?? null,
    isServingSaid: weightMg !== null || isShared(stated),
    ...filled,
    assumptions: [...formula.assumptions, ...filled.assumptions],
    warnings: [...formula.warnings, ...filled.warnings],
  };
}

/** `300 g, 30 scoops` say what a scoop weighs. */
const isShared = (stated: StatedPack | undefined): boolean =>
  stated !== undefined && stated.grams !== null && stated.servings !== null;

type Filled = Pick<ProductionPlan, 'pack' | 'plainShare' | 'lines'>;

/** A powder that nothing fills up weighs what is in it, whatever the words say of its measure; that is told. */
function asFilled(portion: Portion, { pack, plainShare, lines }: Filled): Portion {
  const isPowder = pack === 'tub' || pack === 'sticks';
  if (!isPowder || plainShare === null) return portion;
  const values = valuesWith();
  const activeMg = lines.reduce((sum, line) => sum + inputMg(line, values), 0);
  const fullMg = (activeMg + portion.fillerMg) * (1 + plainShare);
  if (portion.servingMg <= fullMg * nearly) return portion;
  const [said, full] = [portion.servingMg, fullMg].map((mg) => Number((mg / 1000).toPrecision(2)));
  const warning = `The words say ${said} g at once; what is named comes to ${full} g, and nothing is to fill it up: take more of it, a smaller measure, or a filler.`;
  return { ...portion, servingMg: fullMg, warnings: [...portion.warnings, warning] };
}

/** So little less is within what a filler of sticks weighs. */
const nearly = 1.02;

/** What parts with a share of their own have beside each part of the actives. */
function besideShareOf({ parts = [] }: Formula): number | null {
  const inside = parts.filter(({ of }) => of === 'fill');
  if (inside.length === 0) return null;
  const share = inside.reduce((sum, part) => sum + (part.share ?? 0), 0) / 100;
  return share / (1 - share);
}

/** Flavour and the like of a powder that has no carrier, for each part of its actives. */
function plainShareOf({ pack, parts = [], isPlain = false }: Formula): number | null {
  const inside = parts.filter(({ of }) => of === 'fill');
  if (inside.some(({ share }) => share === null)) return null;
  const isPowder = pack === 'tub' || pack === 'sticks';
  if (!isPlain && (!isPowder || inside.length === 0)) return null;
  const share = inside.reduce((sum, part) => sum + (part.share ?? 0), 0) / 100;
  return share / (1 - share);
}
