import { check, type Check } from '../check.ts';
import type { UpperLimit } from '../data.ts';
import { ingredientOf, knownOf } from '../known.ts';
import { micronutrient } from '../nutrients.ts';
import type { PanelSource } from '../panel/index.ts';
import { plain } from '../rounding.ts';
import type { NutrientTotal } from '../totals.ts';
import type { WeighedLine } from '../weigh.ts';

/** A day's amount above a level of the market, of all that is in it or of what is added, as the level says. */
export function overLimits(from: PanelSource): Check[] {
  const { formula, data } = from;
  const { market, audience } = formula;
  return data.limits
    .filter((limit) => limit.market === market && audience.includes(limit.audience))
    .flatMap((limit) => overLimit(limit, from));
}

/** Of what a level counts, the sum of a serving in its unit, and the first line of it. */
interface Counted {
  value: number;
  line: WeighedLine | undefined;
}

function overLimit(limit: UpperLimit, from: PanelSource): Check[] {
  const { value, line } = counted(limit, from);
  const daily = value * from.formula.serving.perDay;
  if (daily <= limit.amount + 1e-9) return [];
  const known = micronutrient(limit.nutrient);
  const name = known?.us ?? knownOf(from.data, [limit.nutrient])?.label ?? limit.nutrient;
  const unit = known?.unit ?? 'mg';
  const parts = {
    line: line?.line.id,
    text: `${name}: a day holds ${plain(daily)} ${unit}, over the ${limit.level} of ${plain(limit.amount)} ${unit}.`,
    source: limit.source,
  };
  // An authority that sets no upper level forbids nothing by what it says instead.
  const isTold = limit.isRecalled || limit.level !== 'upper level';
  return [check('dose.overLimit', isTold ? { ...parts, severity: 'note' } : parts)];
}

function counted(limit: UpperLimit, from: PanelSource): Counted {
  const total = from.totals.micros.get(limit.nutrient);
  if (total) return { value: ofNutrient(limit, total), line: total.lines[0] };
  return micronutrient(limit.nutrient) ? { value: 0, line: undefined } : ofSubstance(limit, from);
}

/** What of a nutrient a level counts: all, what is added, or only some of its forms. */
function ofNutrient({ scope, words }: UpperLimit, total: NutrientTotal): number {
  if (words === null) return scope === 'added' ? total.claimed : total.value;
  return total.lines
    .filter(({ line: { draft } }) => {
      const named = `${draft.nutrientForm ?? ''} ${draft.source ?? ''}`.toLowerCase();
      return words.some((word) => named.includes(word));
    })
    .reduce((sum, { claim }) => sum + (claim?.value ?? 0), 0);
}

/** Of what has no row of its own, what its lines claim; caffeine counts in whatever brings it. */
function ofSubstance({ nutrient }: UpperLimit, from: PanelSource): Counted {
  const isCaffeine = nutrient === 'caffeine';
  const bringing = isCaffeine ? from.lines.filter(({ line }) => line.caffeinePercent > 0) : [];
  const named = (activesOf(from).get(nutrient) ?? []).filter((weighed) => !bringing.includes(weighed));
  const claimed = named.reduce((sum, { claim }) => sum + (claim?.value ?? 0), 0);
  return { value: claimed + (isCaffeine ? from.totals.caffeine : 0), line: named[0] ?? bringing[0] };
}

const actives = new WeakMap<PanelSource, Map<string, WeighedLine[]>>();

/** Active lines by what they are of; looked up once for all levels. */
function activesOf(from: PanelSource): Map<string, WeighedLine[]> {
  let byKey = actives.get(from);
  if (!byKey) {
    const { lines, data } = from;
    const active = lines.filter(({ line }) => line.purpose === 'active');
    byKey = Map.groupBy(active, ({ line }) => ingredientOf(data, line)?.key ?? line.nutrient ?? '');
    actives.set(from, byKey);
  }
  return byKey;
}
