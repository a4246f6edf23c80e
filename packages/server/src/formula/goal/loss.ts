import type { WeighedLine } from '../weigh.ts';
import { isWholeDose, type StudiedShare } from '../checks/studied.ts';
import { plain, toNearest } from '../rounding.ts';
import type { GoalChange } from './change.ts';

/** What a change costs in evidence. */
export interface EvidenceLoss {
  /** Null: what is handed in does not tell. */
  isLost: boolean | null;
  /** One sentence. */
  text: string;
  source?: string;
}

interface Compared {
  /** The line before the change; undefined where the change is of none. */
  line: WeighedLine['line'] | undefined;
  before: StudiedShare | undefined;
  after: StudiedShare | undefined;
}

const doseOf = ({ dose: { low, unit } }: StudiedShare) => `${plain(low)} ${unit}`;
const sourceOf = ({ dose: { source } }: StudiedShare) => source ?? undefined;
const percentOf = ({ share }: StudiedShare) => `${plain(toNearest(share * 100, 1))} %`;

/** What is lost of the evidence that a line rests on. */
export function lossOf({ kind, ...change }: GoalChange, compared: Compared): EvidenceLoss {
  const { line, before } = compared;
  if (!line) return { isLost: false, text: 'The formula stays as it is, and with it its evidence.' };
  if (line.purpose !== 'active') return { isLost: false, text: 'No evidence rests on this line.' };
  if ('form' in change) return lossOfForm(line, change.form.label);
  if (!before) return { isLost: null, text: 'No studied dose of it is on file.' };
  const source = sourceOf(before);
  if (kind === 'without') {
    const held = isWholeDose(before) ? '' : `${percentOf(before)} of the `;
    return { isLost: true, text: `The ${held}${doseOf(before)} a day that were studied go with it.`, source };
  }
  return lossOfDose(before, compared.after);
}

function lossOfDose(before: StudiedShare, after: StudiedShare | undefined): EvidenceLoss {
  const source = sourceOf(before);
  if (after && isWholeDose(after))
    return { isLost: false, text: `A day still holds the ${doseOf(before)} that were studied.`, source };
  const left = after ? percentOf(after) : 'less';
  return {
    isLost: true,
    text: `A day would hold ${left} of the ${doseOf(before)} that were studied; now it holds ${percentOf(before)}.`,
    source,
  };
}

/** Another form keeps the dose; whether it is the one that was studied only what is cited can tell. */
function lossOfForm({ draft: { cite, source: own } }: WeighedLine['line'], other: string): EvidenceLoss {
  const told = `${cite?.title ?? ''} ${cite?.passage ?? ''}`.toLowerCase();
  const names = (form: string | null | undefined) => Boolean(form && told.includes(form.toLowerCase()));
  const source = cite?.title ?? undefined;
  if (names(own) && !names(other))
    return { isLost: true, text: `The dose stays, but what is cited was studied as ${own}.`, source };
  if (names(other)) return { isLost: false, text: `What is cited was studied as ${other}.`, source };
  return { isLost: null, text: 'The dose stays. Which form was studied is not on file.', source };
}
