import { capitalize } from '../../text/letters.ts';
import { plain } from '../rounding.ts';
import { claimsMicronutrient } from '../totals.ts';
import type { WeighedLine } from '../weigh.ts';
import type { RowSpec } from './columns.ts';
import { noFigure, type Figure, type Origin } from './figure.ts';
import type { PanelSource } from './panel.ts';
import { together } from './together.ts';
import { computedWeight, usUnit } from './usAmounts.ts';

const empty = () => noFigure;

/** No daily value is established: the symbol stands for what the amount says. */
const daggerOf =
  (amount: (times: number) => Figure) =>
  (times: number): Figure => {
    const { made } = amount(times);
    return { text: '†', made: made && { ...made, rule: 'U8' } };
  };

const rowOf = (name: string, indent: number, amount: (times: number) => Figure): RowSpec => ({
  name,
  indent,
  amount,
  percent: daggerOf(amount),
});

/** Active lines without a daily value, in formula order: substances, botanicals, blends, live cultures. */
export function otherActives({ formula, lines }: PanelSource): { rows: RowSpec[]; named: WeighedLine[] } {
  const actives = lines.filter((weighed) => isOther(weighed));
  const titleOf = ({ line }: WeighedLine) => line.draft.blend && formula.blends.get(line.draft.blend);
  const rows = together(actives, (weighed) => {
    return titleOf(weighed) ? `blend ${weighed.line.draft.blend}` : substanceKey(weighed);
  }).flatMap((members) => {
    const [first] = members;
    const title = titleOf(first);
    if (title) return blendRows(title, members);
    return members.length > 1 ? [rowOf(activeName(first), 0, togetherFigure(members))] : ownRows(first);
  });
  return { rows, named: actives.filter((weighed) => !hasSourceOutside(weighed)) };
}

/** Whether a line is named in the box by itself, as what is no vitamin or mineral. */
export const isOther = (weighed: WeighedLine) =>
  weighed.line.purpose === 'active' &&
  weighed.claim !== null &&
  !claimsMicronutrient(weighed) &&
  weighed.line.name !== '';

/** Whether what it is taken from is another name that is to stand outside the box. */
const hasSourceOutside = ({ line }: WeighedLine) =>
  !line.isSourceInPanel && Boolean(line.draft.source) && line.draft.source !== line.name;

/** A name as it was typed; one of the base begins with a capital, as a row of a label does. */
const nameOf = ({ draft, name }: WeighedLine['line']) => (draft.name ? name : capitalize(name));

/** Name, Latin name, part and extract; for what is taken as another compound, its source. */
export function activeName({ line }: WeighedLine): string {
  const { latinName, plantPart, extract, source } = line.draft;
  const fresh = extract?.fresh ? 'fresh ' : '';
  const words = [fresh + nameOf(line), latinName && `(${latinName})`, plantPart, extract && 'extract'];
  const ratio = extract?.ratio && `(${extract.ratio})`;
  const solvent = extract?.kind === 'liquid' && extract.solvent && `in ${extract.solvent}`;
  const name = [...words, ratio, solvent].filter(Boolean).join(' ');
  const isOwnSource = !source || source.toLowerCase() === line.name.toLowerCase() || latinName;
  return isOwnSource || !line.isSourceInPanel ? name : `${name} (${line.draft.sourceWord ?? 'as'} ${source})`;
}

/** By what lines are one substance on a label; of none but itself what is counted, poured or has parts of its own. */
export function substanceKey(weighed: WeighedLine): string | null {
  const { draft, amount } = weighed.line;
  const hasParts = draft.marker || draft.constituents?.length || amount?.basis === 'marker';
  const isWeighed = !isCultures(weighed) && weighed.claim?.typed.unit !== 'mL';
  return isWeighed && !hasParts ? `name ${activeName(weighed).toLowerCase()}` : null;
}

/** mg that the label states: of an extract what carries its marker, of anything else its claim. */
export const labelMg = ({ line, claim }: WeighedLine): number =>
  (claim?.value ?? 0) / (line.amount?.basis === 'marker' ? line.potency : 1);

/** Whether a substance is printed as it was typed: in a unit of mass, or by volume; what carries a marker is reckoned. */
export const isAsTyped = ({ line, claim }: WeighedLine): boolean =>
  Boolean(claim?.isTyped || claim?.typed.unit === 'mL') && line.amount?.basis !== 'marker';

/** A number as it was typed. */
const typedFigure =
  (line: WeighedLine) =>
  (times: number): Figure => {
    const typed = line.claim?.typed ?? { value: 0, unit: 'mg' };
    const value = typed.value * times;
    const unit = usUnit(typed.unit);
    return {
      text: `${plain(value)} ${unit}`,
      made: { rule: 'T2', value, unit, from: { kind: 'typed', line }, times },
    };
  };

/** A weight that was reckoned. */
const weightFigure =
  (mg: number, from: Origin) =>
  (times: number): Figure => ({
    text: computedWeight(mg * times),
    made: { rule: 'T3-weight', value: mg * times, unit: 'mg', from, times },
  });

function amountOf(weighed: WeighedLine): (times: number) => Figure {
  const { value, unit } = weighed.claim?.typed ?? { value: 0, unit: 'mg' };
  if (unit !== 'billion CFU' && isAsTyped(weighed)) return typedFigure(weighed);
  const weight = weightFigure(labelMg(weighed), { kind: 'stated', lines: [weighed] });
  if (unit !== 'billion CFU') return weight;
  return counted(weight, value);
}

/** A weight of live cultures with their count behind it. */
const counted =
  (weight: (times: number) => Figure, billions: number) =>
  (times: number): Figure => {
    const { text, made } = weight(times);
    return {
      text: `${text} (${plain(billions * times)} billion CFU)`,
      made: made && { ...made, rule: 'U11' },
    };
  };

function ownRows(weighed: WeighedLine): RowSpec[] {
  return [rowOf(activeName(weighed), 0, amountOf(weighed)), ...markerRows(weighed)];
}

/** The marker of an extract and its named constituents, by weight. */
function markerRows(line: WeighedLine): RowSpec[] {
  const { marker, constituents } = line.line.draft;
  const isTyped = line.line.amount?.basis === 'marker';
  const ofExtract = (percent: number) =>
    weightFigure((labelMg(line) * percent) / 100, { kind: 'part', line, percent });
  const rows: RowSpec[] = [];
  if (marker && (isTyped || marker.percent)) {
    rows.push(rowOf(marker.name, 1, isTyped ? typedFigure(line) : ofExtract(marker.percent ?? 0)));
  }
  for (const { name, percent } of constituents ?? []) rows.push(rowOf(name, 1, ofExtract(percent)));
  return rows;
}

const isCultures = ({ claim }: WeighedLine) => claim?.typed.unit === 'billion CFU';
const billionsOf = (members: readonly WeighedLine[]) =>
  members.reduce((sum, { claim }) => sum + (claim?.typed.value ?? 0), 0);

/** A blend's name and weight, its members beneath in descending weight without amounts (21 CFR 101.36(c)). */
function blendRows(name: string, members: readonly WeighedLine[]): RowSpec[] {
  const amount = togetherFigure(members);
  const descending = members.toSorted((a, b) => labelMg(b) - labelMg(a));
  return [
    rowOf(name, 0, members.every(isCultures) ? counted(amount, billionsOf(members)) : amount),
    ...descending.map((member) => ({ name: activeName(member), indent: 1, amount: empty, percent: empty })),
  ];
}

/** What lines weigh together: to the mg where all of them were typed. */
function togetherFigure(members: readonly WeighedLine[]): (times: number) => Figure {
  const total = members.reduce((sum, member) => sum + labelMg(member), 0);
  const isTyped = members.every((member) => member.claim?.isTyped && isAsTyped(member));
  return (times) => {
    const value = total * times;
    const isExact = isTyped && value < 1000;
    return {
      text: isExact ? `${plain(value)} mg` : computedWeight(value),
      made: {
        rule: isExact ? 'T2' : 'T3-weight',
        value,
        unit: 'mg',
        from: { kind: 'stated', lines: members },
        times,
      },
    };
  };
}
