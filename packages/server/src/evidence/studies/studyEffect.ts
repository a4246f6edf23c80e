import { z } from 'zod';
import { effectMeasures, type EffectMeasure } from '../../contract/garden/studyChart.ts';
import { columns } from '../../registry/index.ts';

const { optionalFinite, optionalSigned } = columns;

const ratios: ReadonlySet<EffectMeasure> = new Set(['RR', 'OR', 'HR', 'rate ratio']);

/** Whether a measure is a ratio: no effect is 1, and its axis is logarithmic. */
export const isRatio = (measure: EffectMeasure): boolean => ratios.has(measure);

/** The figures of a study's `result` and `dose` that a chart is drawn from. Empty where the words state none. */
export const effectColumns = {
  effectMeasure: z.enum(['', ...effectMeasures]),
  /** Below 0: lower or shorter than without. */
  effect: optionalSigned,
  ciLow: optionalSigned,
  ciHigh: optionalSigned,
  /** Empty for ratios, standardised effects, and scales that `result` does not name. */
  effectUnit: z.string(),
  /** Which of several outcomes the effect is of, in the words of `result`. */
  effectOf: z.string(),
  weeks: optionalFinite,
  /** Daily dose; the lower end where a range was studied. */
  doseMg: optionalFinite,
  /** The upper end of a range of doses. */
  doseMgTo: optionalFinite,
};

type Effect = { [Name in keyof typeof effectColumns]: z.output<(typeof effectColumns)[Name]> };

/** Refuses an effect without its measure, an interval that does not hold it, and a range that runs backwards. */
export function checkEffect(row: Effect, context: z.core.$RefinementCtx): void {
  const refuse = (column: keyof Effect, message: string) =>
    context.addIssue({ code: 'custom', path: [column], message });
  const { effectMeasure, effect, ciLow, ciHigh, doseMg, doseMgTo } = row;
  if ((effectMeasure === '') !== (effect === null)) refuse('effect', 'must stand beside its measure');
  if ((ciLow === null) !== (ciHigh === null)) refuse('ciHigh', 'must stand beside the other end');
  if (ciLow !== null && (effect === null || ciHigh === null || ciLow > effect || effect > ciHigh))
    refuse('ciLow', 'must be an interval around the effect');
  if (effectMeasure !== '' && isRatio(effectMeasure) && (ciLow ?? effect ?? 1) <= 0)
    refuse('effect', 'must be above 0: it is a ratio');
  if (doseMgTo !== null && (doseMg === null || doseMgTo <= doseMg))
    refuse('doseMgTo', 'must be above the lower end');
}
