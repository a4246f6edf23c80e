import type { FormFactor } from '../../contract/index.ts';
import type { Pack } from '../constants/constant.ts';
import { valuesWith } from '../constants/constants.ts';
import type { FormulaLine } from '../line.ts';
import { weightsOfStyle, type ProductStyle } from '../stated/productStyle.ts';
import type { StatedServing } from '../stated/statedServing.ts';
import { statedWeight } from '../stated/statedWeight.ts';
import { searchable } from '../text.ts';
import { isPlainIn } from '../words/plain.ts';

/** What a piece weighs at least and at most, and one measure of a powder, mg; null: as is usual. */
interface Weights {
  readonly leastMg: number;
  readonly mostMg: number | null;
  readonly weightMg: number | null;
}

interface ToWeigh {
  formFactor: FormFactor;
  pack: Pack;
  style: ProductStyle | null;
  lines: readonly FormulaLine[];
  serving: StatedServing;
}

/** What a piece or a measure weighs: as the words say, or else by how it is made. */
export function weightsOf(
  { formFactor, pack, style, lines, serving }: ToWeigh,
  concept: string,
  description: string,
): Weights {
  const pieces = serving.pieces ?? 1;
  const [only] = lines;
  // Of creatine alone and without flavour `5 g a scoop` is the dose.
  const isAlone =
    lines.length === 1 && !only?.isStated && isPlainIn(searchable(`${concept}, ${description}`));
  if (isAlone) return { ...weightsOfStyle(style), weightMg: null };
  const ml = formFactor === 'liquid' && pack === 'sticks' ? serving.ml : null;
  const weightMg =
    ml === null
      ? statedWeight(concept, description, { formFactor, lines, pieces })
      : ml * valuesWith().liquidDensity * 1000;
  if (pack === 'tub' || pack === 'sticks') return { ...weightsOfStyle(style), weightMg };
  return weightMg === null
    ? { ...weightsOfStyle(style), weightMg: null }
    : { leastMg: weightMg, mostMg: weightMg, weightMg: null };
}
