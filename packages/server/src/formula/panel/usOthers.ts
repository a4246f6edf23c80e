import { plain } from '../rounding.ts';
import { claimsMicronutrient } from '../totals.ts';
import type { WeighedLine } from '../weigh.ts';
import type { RowSpec } from './columns.ts';
import type { PanelSource } from './panel.ts';
import { computedWeight, usUnit } from './usAmounts.ts';

const dagger = () => '†';
const empty = () => '';

/** Active lines without a daily value, in formula order: substances, botanicals, blends, live cultures. */
export function otherActives({ formula, lines }: PanelSource): { rows: RowSpec[]; named: WeighedLine[] } {
  const actives = lines.filter((weighed) => isOther(weighed));
  const rows: RowSpec[] = [];
  const done = new Set<string>();
  for (const weighed of actives) {
    const { blend } = weighed.line.draft;
    const title = blend ? formula.blends.get(blend) : undefined;
    if (!blend || title === undefined) rows.push(...ownRows(weighed));
    else if (!done.has(blend)) {
      done.add(blend);
      rows.push(
        ...blendRows(
          title,
          actives.filter(({ line }) => line.draft.blend === blend),
        ),
      );
    }
  }
  return { rows, named: actives };
}

const isOther = (weighed: WeighedLine) =>
  weighed.line.purpose === 'active' &&
  weighed.claim !== null &&
  !claimsMicronutrient(weighed) &&
  weighed.line.name !== '';

/** Name, Latin name, part and extract; for what is taken as another compound, its source. */
export function activeName({ line }: WeighedLine): string {
  const { latinName, plantPart, extract, source } = line.draft;
  const fresh = extract?.fresh ? 'fresh ' : '';
  const words = [fresh + line.name, latinName && `(${latinName})`, plantPart, extract && 'extract'];
  const ratio = extract?.ratio && `(${extract.ratio})`;
  const solvent = extract?.kind === 'liquid' && extract.solvent && `in ${extract.solvent}`;
  const name = [...words, ratio, solvent].filter(Boolean).join(' ');
  const isOwnSource = !source || source === line.name || latinName;
  return isOwnSource || !line.isSourceInPanel ? name : `${name} (${line.draft.sourceWord ?? 'as'} ${source})`;
}

/** mg that the label states: of an extract what carries its marker, of anything else its claim. */
export const labelMg = ({ line, claim }: WeighedLine): number =>
  (claim?.value ?? 0) / (line.amount?.basis === 'marker' ? line.potency : 1);

/** Whether a substance is printed as it was typed: in a unit of mass, or by volume; what carries a marker is reckoned. */
export const isAsTyped = ({ line, claim }: WeighedLine): boolean =>
  Boolean(claim?.isTyped || claim?.typed.unit === 'mL') && line.amount?.basis !== 'marker';

function amountOf(weighed: WeighedLine): (times: number) => string {
  const { value, unit } = weighed.claim?.typed ?? { value: 0, unit: 'mg' };
  const mg = labelMg(weighed);
  if (unit === 'billion CFU') {
    return (times) => `${computedWeight(mg * times)} (${plain(value * times)} billion CFU)`;
  }
  return isAsTyped(weighed)
    ? (times) => `${plain(value * times)} ${usUnit(unit)}`
    : (times) => computedWeight(mg * times);
}

function ownRows(weighed: WeighedLine): RowSpec[] {
  const row: RowSpec = { name: activeName(weighed), indent: 0, amount: amountOf(weighed), percent: dagger };
  return [row, ...markerRows(weighed)];
}

/** The marker of an extract and its named constituents, by weight. */
function markerRows(weighed: WeighedLine): RowSpec[] {
  const { marker, constituents } = weighed.line.draft;
  const isTyped = weighed.line.amount?.basis === 'marker';
  const { value, unit } = weighed.claim?.typed ?? { value: 0, unit: 'mg' };
  const ofExtract = (percent: number) => (times: number) =>
    computedWeight((labelMg(weighed) * percent * times) / 100);
  const rows: RowSpec[] = [];
  if (marker && (isTyped || marker.percent)) {
    const amount = isTyped
      ? (times: number) => `${plain(value * times)} ${usUnit(unit)}`
      : ofExtract(marker.percent ?? 0);
    rows.push({ name: marker.name, indent: 1, amount, percent: dagger });
  }
  for (const { name, percent } of constituents ?? []) {
    rows.push({ name, indent: 1, amount: ofExtract(percent), percent: dagger });
  }
  return rows;
}

/** A blend's name and weight, its members beneath in descending weight without amounts (21 CFR 101.36(c)). */
function blendRows(name: string, members: readonly WeighedLine[]): RowSpec[] {
  const total = members.reduce((sum, member) => sum + labelMg(member), 0);
  const isTyped = members.every((member) => member.claim?.isTyped && isAsTyped(member));
  const amount = (times: number) =>
    isTyped && total * times < 1000 ? `${plain(total * times)} mg` : computedWeight(total * times);
  const descending = members.toSorted((a, b) => labelMg(b) - labelMg(a));
  return [
    { name, indent: 0, amount, percent: dagger },
    ...descending.map((member) => ({ name: activeName(member), indent: 1, amount: empty, percent: empty })),
  ];
}
