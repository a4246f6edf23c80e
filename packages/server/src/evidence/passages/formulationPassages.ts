import {
  type Capsule,
  type Density,
  type DosageForm,
  type Excipient,
  formatAmount,
  formatNumber,
} from '../../registry/index.ts';
import { freshness, parts, type Passage } from './passages.ts';
import { sourceAddress } from './sourceAddress.ts';
import { capitalize } from '../../text/letters.ts';

/** What a row of formulation knowledge says, as answers cite it. */
function formulationPassage(
  row: { key: string; source: string; confidence: DosageForm['confidence'] },
  {
    table,
    title,
    text,
    ingredients = [],
  }: { table: string; title: string; text: string; ingredients?: string[] },
): Passage {
  return {
    key: `${table}:${row.key}`,
    kind: 'ingredient',
    title,
    source: row.source,
    url: sourceAddress(row),
    text: text + freshness(row),
    isConfirmed: row.confidence === 'confirmed' || row.confidence === 'calculated',
    ingredients,
    topics: [],
  };
}

/** Volume and empty weight of a hard capsule. */
/** Makers’ charts and general references differ on the weight of a shell. */
const elsewhere = ({ elsewhereMg }: Capsule): string =>
  elsewhereMg === null
    ? ''
    : `; general references give ${formatAmount(elsewhereMg, 'mg')} for gelatin, about ±10 % (unconfirmed)`;

export const capsulePassage = (row: Capsule): Passage =>
  formulationPassage(row, {
    table: 'capsule',
    title: `Hard capsule size ${row.size}`,
    text: `Hard capsule size ${row.size}: volume ${formatAmount(row.mL, 'mL')}; an empty shell (cap, caps) weighs ${formatAmount(row.gelatinMg, 'mg')} of gelatin, ${formatAmount(row.hpmcMg, 'mg')} of HPMC${elsewhere(row)}.`,
  });

/** `from 2 to 4 g, typically 3 g`; empty where no figure is known. */
function figures({
  low,
  typical,
  high,
  unit,
}: Pick<DosageForm, 'low' | 'typical' | 'high'> & { unit: string }): string {
  const range =
    low !== null && high !== null
      ? `${formatNumber(low)} to ${formatAmount(high, unit)}`
      : low !== null
        ? `from ${formatAmount(low, unit)}`
        : high !== null
          ? `up to ${formatAmount(high, unit)}`
          : '';
  const usual = typical === null ? '' : `${range ? 'typically ' : ''}${formatAmount(typical, unit)}`;
  return [range, usual].filter(Boolean).join(', ');
}

/** What is known of a dosage form or of how it is made. */
export const dosageFormPassage = (row: DosageForm): Passage =>
  formulationPassage(row, {
    table: 'dosageForm',
    title: parts(row.item, row.form && `(${row.form})`),
    text: parts(
      `${row.item}${row.form && `, ${row.form}`}: ${figures(row) || 'no figure'}.`,
      row.note && `${capitalize(row.note)}.`,
    ),
  });

const densityKinds = { liquid: 'density', bulk: 'bulk density (poured)', tapped: 'tapped density' } as const;

/** What a material weighs by volume. */
export const densityPassage = (row: Density): Passage =>
  formulationPassage(row, {
    table: 'density',
    title: `${row.item}: ${densityKinds[row.kind]}`,
    text: parts(
      `${row.item}${row.form && `, ${row.form}`}, ${densityKinds[row.kind]}: ${figures({ ...row, unit: 'g/mL' })}.`,
      row.note && `${capitalize(row.note)}.`,
    ),
  });

const energyIn = (market: string, kcal: number | null) =>
  kcal !== null && `energy on a ${market} label ${formatAmount(kcal, 'kcal')} (calories) per gram`;

/** What an excipient does, how much of it is usual, its energy, sweetness and status. */
export function excipientPassage(row: Excipient, isIngredient: boolean): Passage {
  const { sweetnessLow: low, sweetnessHigh: high } = row;
  const sweetness =
    low !== null &&
    `sweetness ${low === high || high === null ? formatNumber(low) : `${formatNumber(low)} to ${formatNumber(high)}`} relative to sugar (sucrose is 1)`;
  const facts = [
    `${row.class}: ${row.function}`,
    `usual share ${formatNumber(row.shareLow)} to ${formatAmount(row.shareHigh, '%')} of the product`,
    energyIn('US', row.kcalUs),
    energyIn('EU', row.kcalEu),
    sweetness,
    row.usRule && `US: ${row.usRule}${row.usStatus && `, ${row.usStatus}`}`,
    (row.eNumber || row.euStatus) && `EU: ${row.eNumber || row.euStatus}`,
    row.allergen && `allergen: ${row.allergen}`,
    row.origin && `origin: ${row.origin}`,
  ].filter(Boolean);
  return {
    ...formulationPassage(row, {
      table: 'excipient',
      title: `${row.name}: excipient`,
      text: parts(`${row.name}, ${facts.join('; ')}.`, row.note && `${capitalize(row.note)}.`),
      ingredients: isIngredient ? [row.key] : [],
    }),
    // what was read at its source are single fields, and the usual shares never were
    isConfirmed: false,
  };
}
