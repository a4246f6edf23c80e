import type { Material } from '../../registry/index.ts';
import { broughtMg } from '../beside/brought.ts';
import { besideLabels } from '../beside/besideLabels.ts';
import { materialOf } from '../boughtAs.ts';
import { valuesWith } from '../constants/constants.ts';
import { makeValues } from '../dose/makeValues.ts';
import type { CostedLine, ProductEstimate } from '../productEstimate.ts';
import type { ContentRow } from './figureWords.ts';

/** What of a suggestion its figures are read from. */
export type Suggested = Pick<
  ProductEstimate,
  | 'kind'
  | 'formFactor'
  | 'ingredients'
  | 'unitsPerServing'
  | 'servingsPerContainer'
  | 'suggestedPrice'
  | 'warnings'
>;

/** A line of an active with what is bought for it; an own material has none. */
export interface GivenDose {
  readonly line: CostedLine;
  readonly material: Material | undefined;
  /** What the form itself brings of a mineral, mg of a serving. */
  readonly broughtMg: number;
}

/** What a suggestion comes to, in the measures that briefs state. */
export interface Given {
  readonly actives: readonly GivenDose[];
  /** Lines that are not around the product: its shell or coating. */
  readonly inside: readonly CostedLine[];
  readonly isCounted: boolean;
  readonly units: number;
  readonly servings: number;
  readonly pieces: number;
  /** Of a serving and of a container, by weight and by volume. */
  readonly grams: { readonly serving: number; readonly container: number };
  readonly ml: { readonly serving: number; readonly container: number };
  readonly usd: number;
}

const isAround = ({ purpose }: CostedLine) => purpose === 'shell' || purpose === 'coating';

/** The figures of a suggestion. */
export function givenBy(suggested: Suggested): Given {
  const { ingredients, unitsPerServing: units, servingsPerContainer: servings } = suggested;
  const inside = ingredients.filter((line) => !isAround(line));
  const gramsOfServing = inside.reduce((sum, { inputMg }) => sum + inputMg, 0) / 1000;
  const liquidDensity = densityOf(inside);
  return {
    actives: inside.filter(({ purpose }) => purpose === undefined).map((line) => givenDose(line, inside)),
    inside,
    isCounted: suggested.formFactor !== 'powder' && suggested.formFactor !== 'liquid',
    units,
    servings,
    pieces: units * servings,
    grams: { serving: gramsOfServing, container: gramsOfServing * servings },
    ml: { serving: gramsOfServing / liquidDensity, container: (gramsOfServing / liquidDensity) * servings },
    usd: Number(suggested.suggestedPrice),
  };
}

function givenDose(line: CostedLine, inside: readonly CostedLine[]): GivenDose {
  const material = materialOf(line);
  const isMineral = material?.category === 'mineral' && line.unit === 'mg';
  return { line, material, broughtMg: isMineral ? broughtMg(inside, material.ingredient) : 0 };
}

/** g/mL of a liquid: one without water, glycerin or alcohol is of oil. */
function densityOf(inside: readonly CostedLine[]): number {
  const isWatery = inside.some(
    ({ purpose, name }) => purpose === 'water' || purpose === 'solvent' || name === 'Glycerin',
  );
  return makeValues(
    { pack: 'dropper', style: isWatery ? null : 'oily', mostMg: null, lines: [] },
    valuesWith(),
  ).liquidDensity;
}

/** Energy of what a food holds, kcal a gram: Regulation (EU) No 1169/2011, Annex XIV. */
const energyOf = { carbohydrate: 4, protein: 4, fat: 9, fibre: 2, polyols: 2.4 };

/** What 100 g of a line hold; actives are counted as what they are. */
function profileOf({ form, purpose }: CostedLine): Readonly<Record<string, number>> {
  const profile = purpose === undefined ? undefined : besideLabels.get(form)?.profile;
  if (!profile) return {};
  const { polyols = {}, ...others } = profile as { polyols?: Record<string, number> } & Record<
    string,
    number
  >;
  const sum = Object.values(polyols).reduce((total, each) => total + each, 0);
  const { carbohydrate = 0, fibre = 0, protein = 0, fat = 0 } = others;
  const kcal =
    Math.max(0, carbohydrate - fibre - sum) * energyOf.carbohydrate +
    fibre * energyOf.fibre +
    sum * energyOf.polyols +
    protein * energyOf.protein +
    fat * energyOf.fat;
  return { ...others, kcal };
}

/** What an active brings of a content: sodium is one itself, proteins and oils have their energy. */
function ofActive({ line, material }: GivenDose, content: ContentRow['content']): number {
  const { inputMg } = line;
  if (content === 'sodium')
    return material?.ingredient === 'sodium' ? line.amountPerServing * (line.unit === 'g' ? 1000 : 1) : 0;
  const isOil = material?.category === 'oil';
  if (content === 'fat') return isOil ? inputMg / 1000 : 0;
  if (content !== 'kcal') return 0;
  if (isOil) return (inputMg / 1000) * energyOf.fat;
  return material?.category === 'protein' ? (inputMg / 1000) * energyOf.protein : 0;
}

/** How much of a content a serving holds, in its unit, coatings included. */
export function contentOf(content: ContentRow['content'], { ingredients }: Suggested, given: Given): number {
  const beside = ingredients.reduce(
    (sum, line) => sum + (line.inputMg / 1e5) * (profileOf(line)[content] ?? 0),
    0,
  );
  return given.actives.reduce((sum, active) => sum + ofActive(active, content), beside);
}
