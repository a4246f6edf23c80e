import { labelOfContainer } from '../costing/constants/processConstants.ts';
import { counted } from '../formula/index.ts';
import { unitOfCount } from '../text/plurals.ts';
import type { StandIns } from './compare.ts';
import type { Asked } from './record.ts';

/** What is read of an estimate. */
export interface ReadEstimate {
  containers: number;
  priceBreaks: readonly { containers: number }[];
  unitsPerServing: number;
  servingsPerContainer: number;
  formFactor: string | null;
  pack: { label: string } | null;
  constants: readonly { key: string; value: number }[];
  waterfall: readonly { bucket: string; perContainer: number }[];
}

/** What is read of a formula. */
export interface ReadDraft {
  form?: string | null | undefined;
  market?: 'US' | 'EU' | null | undefined;
  serving?:
    | {
        units?: number | null | undefined;
        unit?: string | null | undefined;
        household?: string | null | undefined;
        grams?: number | null | undefined;
        ml?: number | null | undefined;
      }
    | null
    | undefined;
  container?: { servings?: number | null | undefined } | null | undefined;
}

const figure = ({ constants }: ReadEstimate, key: string) =>
  constants.find((constant) => constant.key === key)?.value;
const perContainer = ({ waterfall }: ReadEstimate, bucket: string) =>
  waterfall.find((part) => part.bucket === bucket)?.perContainer;

/** What an estimate says of the lines that a quote may leave open. */
export function standInsFrom(estimate: ReadEstimate): StandIns {
  const [setup, testing] = [figure(estimate, 'setup'), figure(estimate, 'testing')];
  const [oneTime, outbound] = [figure(estimate, 'oneTime'), perContainer(estimate, 'outbound')];
  return {
    ...(setup !== undefined && { setup: { amount: String(setup), per: 'batch' } }),
    ...(testing !== undefined && { testing: { amount: String(testing), per: 'batch' } }),
    ...(oneTime !== undefined && { formulation: { amount: String(oneTime), per: 'once' } }),
    ...(outbound !== undefined && { freight: { amount: String(outbound), per: 'unit' } }),
    labels: { amount: String(labelOfContainer.base), per: 'unit' },
  };
}

/** Three to five sizes of an order: the first run and the larger ones that the estimate tells of, or twice as large. */
function quantitiesOf({ containers, priceBreaks }: ReadEstimate): number[] {
  const all = [containers, ...priceBreaks.map((each) => each.containers)];
  const rising = [...new Set(all)].filter((each) => each >= containers).toSorted((a, b) => a - b);
  while (rising.length < 3) rising.push(2 * (rising.at(-1) ?? containers));
  return rising.slice(0, 5);
}

function servingOf(draft: ReadDraft | null, { unitsPerServing, formFactor }: ReadEstimate): string {
  const { units, unit, household, grams, ml } = draft?.serving ?? {};
  if (units) return counted(units, unit ?? draft?.form ?? 'piece');
  if (household) return household;
  if (grams) return `${grams} g`;
  if (ml) return `${ml} mL`;
  return counted(unitsPerServing, formFactor ?? 'serving');
}

/** What a product's estimate and formula say of what is asked for. */
export function filledFrom(
  estimate: ReadEstimate,
  draft: ReadDraft | null,
): Pick<Asked, 'formFactor' | 'serving' | 'count' | 'quantities' | 'market'> {
  const servings = draft?.container?.servings;
  const formFactor = draft?.form ?? estimate.formFactor ?? estimate.pack?.label ?? null;
  return {
    formFactor: formFactor === null ? null : unitOfCount(1, formFactor),
    serving: servingOf(draft, estimate),
    count: servings ? Math.max(1, Math.round(servings)) : estimate.servingsPerContainer,
    quantities: quantitiesOf(estimate),
    market: draft?.market ?? null,
  };
}
