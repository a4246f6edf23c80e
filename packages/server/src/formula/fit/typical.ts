import type { Purpose } from '../draft.ts';
import { contentBeside, shellsBeside } from './beside.ts';
import type { Filling } from './filling.ts';
import type { Fit } from './fit.ts';

/** An excipient that the form usually takes and no line names: weighed and costed, never on the label. */
export interface Typical {
  role: Purpose;
  /** As an ingredient list names it. */
  name: string;
  mgPerServing: number;
  /** Percent of the serving's weight. */
  share: number;
}

/** The typical excipients of a formula: the line that each becomes when it is made real. */
export function typicalOf(filling: Filling, fit: Fit): Typical[] {
  const { formula, data } = filling;
  const content = contentBeside(filling, fit.units, formula.values).mg;
  const shells = shellsBeside(filling, fit.units, formula.values).mg;
  const whole = fit.weightMg + shells;
  return data.typicalParts
    .filter(({ form }) => form === formula.form)
    .map(({ role, name, part }) => {
      const mgPerServing = part * (role === 'shell' ? shells : content);
      return { role, name, mgPerServing, share: whole > 0 ? (mgPerServing / whole) * 100 : 0 };
    })
    .filter(({ mgPerServing }) => mgPerServing > 0);
}
