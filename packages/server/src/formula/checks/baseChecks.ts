import type { Check } from '../check.ts';
import type { PanelSource } from '../panel/index.ts';
import { unlistedFibers } from './fibers.ts';
import { statuses, wordAlerts } from './status.ts';
import { underStudied } from './studied.ts';

/** What the base says of the lines: no label waits for it. */
export function baseChecks(from: PanelSource): Check[] {
  const { formula, lines, data } = from;
  return [
    ...lines.flatMap((weighed) => statuses(weighed, formula, data)),
    ...lines.flatMap((weighed) => wordAlerts(weighed, formula, data)),
    ...underStudied(from),
    ...unlistedFibers(from),
  ];
}
