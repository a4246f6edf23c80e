import type { Cited } from '../../../evidence/index.ts';
import { type Capsule, type Density, formatNumber, stems } from '../../../registry/index.ts';
import { densityNamed } from './densities.ts';
import type { Quantity } from './quantities.ts';
import {
  inUnit,
  type Operation,
  plainOf,
  rateValue,
  says,
  saysInAll,
  type Sheet,
  stated,
  tidy,
  weight,
  type Working,
} from './sheet.ts';

/** C9: capsules of a named size that a blend needs at its density. */
export const capsules: Operation = (sheet) => {
  const size = /\b(?:size|#|no\.?)\s*(000|00e|00|0e|[0-5])(?![\d.,])/i.exec(sheet.text)?.[1]?.toUpperCase();
  const rate = rateIn(sheet);
  const fill =
    plainOf(sheet, 'mass')[0] ??
    sheet.quantities.find(
      ({ unit, per }) =>
        unit.dimension === 'mass' && (per?.unit.dimension === 'serving' || per?.unit.dimension === 'time'),
    );
  if (!size) return smallestFor(sheet, fill);
  const listed = sheet.evidence.references.capsules.find((each) => each.size === size);
  if (!listed) return null;
  const own = plainOf(sheet, 'volume')[0]?.amount;
  const capsule = own !== undefined && own > 0 && own < largestShell ? { ...listed, mL: own } : listed;
  if (rate === null) return fill ? byUsualDensity(sheet, fill, capsule) : ofNamed(sheet, capsule);
  const holds = capsule.mL * rate;
  const full = `${formatNumber(capsule.mL)} mL × ${formatNumber(tidy(rate))} g/mL`;
  const filled = fill ? null : shareFilled(sheet);
  if (!fill && filled)
    return {
      statement: `${weight(tidy(holds * filled) / 100)} in a capsule of size ${size} that is ${formatNumber(filled)} % full: ${full} × ${formatNumber(filled)} %`,
      sources: [capsule.passage],
    };
  if (!fill)
    return {
      statement: `${weight(holds)} fill a capsule of size ${size}: ${full}`,
      sources: [capsule.passage],
      remark:
        'That is full to the brim without tamping; a machine that tamps fills more, and flow and dosing decide on the day',
    };
  if (says(sheet, ofBrim)) {
    const count = Math.ceil(fill.amount / holds - 1e-9);
    return {
      statement: `${weight(holds)} fill a capsule of size ${size} to the brim: ${full}; ${formatNumber(count)} ${count === 1 ? 'capsule' : 'capsules'} for ${stated(fill)}: ÷ ${weight(holds)} = ${formatNumber(tidy(fill.amount / holds))}`,
      sources: [capsule.passage],
      isOfWhole: true,
    };
  }
  const { count, needed } = plannedFor(fill, { capsule, holds, full });
  const share = tidy((fill.amount / count / holds) * 100, 3);
  const each = weight(fill.amount / count);
  const opening = /^\s*(?:does|do|will|can|is)\b/i.test(sheet.text) ? (count === 1 ? 'Yes: ' : 'No: ') : '';
  return {
    statement: `${opening}${needed}; each takes ${each}, ${formatNumber(share)} % full`,
    sources: [capsule.passage],
    isOfWhole: saysInAll(sheet, ofFillAndCount),
  };
};

/** What a capsule holds of a material whose density is on file. */
function ofNamed(sheet: Sheet, capsule: Cited<Capsule>): Working | null {
  if (!says(sheet, asksFill) || says(sheet, ofShell)) return null;
  const row = densityNamed({ evidence: sheet.evidence, whole: sheet.text });
  if (!row || row.typical === null || row.kind === 'liquid') return null;
  // what makers fill of it is on file by itself
  const words = new Set(stems(row.item));
  const isFilled = sheet.evidence.references.dosageForms.some(
    ({ kind, form }) => kind === 'capsule-fill' && stems(form).some((word) => words.has(word)),
  );
  if (isFilled) return null;
  const ends = [row.low, row.high].map((each) => weight(capsule.mL * (each ?? row.typical ?? 0), 3));
  return {
    statement: `${weight(capsule.mL * row.typical)} of ${row.item} fill a capsule of size ${capsule.size}: ${formatNumber(capsule.mL)} mL × ${formatNumber(row.typical)} g/mL, its typical ${row.kind} density; ${ends.join('–')} over its range`,
    sources: [capsule.passage, row.passage],
    remark: 'Densities differ by lot and grade: state yours and I work with it',
  };
}
/** “An empty shell” is asked for by itself. */
const ofShell = /\bempty\b|\bshells? weigh/i;
const asksFill =
  /\bhow (?:much|many (?:mg|g|grams|milligrams))\b|\bfits?\b|\bfill|\bholds?\b|\bgo(?:es)? in/i;

/** “How many mg in each, and how many capsules for 1,000 mg?” */
const ofFillAndCount = /\bhow many (?:mg|milligrams|g)\b.*\bhow many (?:capsules|caps|of them)\b/i;

/** mL; no shell holds more. */
const largestShell = 2;
/** “Filled to the brim”: without the room that is planned otherwise. */
const ofBrim = /\bbrim\w*\b|\bto the top\b|\b(?:filled|fill|packed|completely) full\b|\bfull to\b/i;

/** “Filled to 90 %”, “90 % of its volume”: how full each is, in percent; null where it does not say. */
function shareFilled({ whole, quantities }: Sheet): number | null {
  const [only, ...others] = quantities.filter(({ unit }) => unit.dimension === 'percent');
  const isOfRoom = others.length === 0 && only?.share === null && ofRoom.test(whole);
  return isOfRoom && only.value > 0 && only.value <= 100 ? only.value : null;
}
const ofRoom = /\bfill\w*|\bfull\b|\bvolume\b|\bcapacity\b|\broom\b|\bheadspace\b/i;

/** A capsule, the grams that one holds to the brim, and how that comes about. */
interface Filled {
  readonly capsule: Capsule;
  readonly holds: number;
  readonly full: string;
}

/** How many capsules an amount takes with the usual room left in each. */
function plannedFor(fill: Quantity, { capsule: { size }, holds, full }: Filled) {
  const planned = holds * usualFill;
  const count = Math.ceil(fill.amount / planned - 1e-9);
  const needed = `${formatNumber(count)} ${count === 1 ? 'capsule' : 'capsules'} of size ${size} for ${stated(fill)}: one holds ${full} = ${weight(holds)}, of which 90 % is planned (${weight(planned)})`;
  return { count, needed };
}

/** Capsules for an amount of one material whose bulk density is on file. */
function byUsualDensity({ evidence, text }: Sheet, fill: Quantity, capsule: Cited<Capsule>): Working {
  const said = new Set(stems(text));
  const names = ({ item }: Cited<Density>) => stems(item);
  const [row] = evidence.references.densities
    .filter(({ kind, typical }) => kind === 'bulk' && typical !== null)
    .filter((each) => said.has(names(each)[0] ?? ''))
    .toSorted(
      (one, other) =>
        names(other).filter((word) => said.has(word)).length -
        names(one).filter((word) => said.has(word)).length,
    );
  if (!row || row.typical === null)
    return { statement: '', missing: ['the bulk density of the blend in g/mL'] };
  const holds = capsule.mL * row.typical;
  const full = `${formatNumber(capsule.mL)} mL × ${formatNumber(row.typical)} g/mL`;
  return {
    statement: `About ${plannedFor(fill, { capsule, holds, full }).needed}, at a usual bulk density of ${row.item}, ${row.form}`,
    sources: [capsule.passage, row.passage],
    remark: 'Densities differ by lot and grade: state yours and I work with it',
  };
}

const asksForSize = /\b(?:which|what)\b[^.?]*\bsizes?\b|\bcapsule sizes?\b/i;

/** “Which capsule size for 500 mg at 0.5 g/mL?”: the smallest that leaves the usual room. */
function smallestFor(sheet: Sheet, fill: Quantity | undefined): Working | null {
  if (!fill || !says(sheet, /\bcapsules?\b|\bcaps\b/i) || !says(sheet, asksForSize)) return null;
  const perML = rateIn(sheet);
  if (!perML) return { statement: '', missing: ['the bulk density of the blend in g/mL'] };
  const needed = fill.amount / perML;
  const sizes = sheet.evidence.references.capsules.toSorted((left, right) => left.mL - right.mL);
  const fitting = sizes.find(({ mL }) => mL * usualFill >= needed - 1e-9);
  const volume = `${stated(fill)} ÷ ${formatNumber(perML)} g/mL = ${formatNumber(tidy(needed, 3))} mL`;
  const largest = sizes.at(-1);
  if (fitting)
    return {
      statement: `Size ${fitting.size}: ${volume}, and one holds ${formatNumber(fitting.mL)} mL, ${formatNumber(tidy((needed / fitting.mL) * 100, 3))} % full; up to 90 % is planned`,
      sources: [fitting.passage],
    };
  if (!largest) return null;
  const count = Math.ceil(needed / (largest.mL * usualFill) - 1e-9);
  return {
    statement: `${formatNumber(count)} capsules of size ${largest.size}, as no single one holds it: ${volume}, and one holds ${formatNumber(largest.mL)} mL, of which 90 % is planned`,
    sources: [largest.passage],
  };
}

const bareDensity =
  /\bdensity\s+(?:of|is|=|:|about|around|at)?\s*(?:about\s+)?(\d?[.,]\d+|[12])(?![\d.,]|\s*(?:kg|lb|%))/i;

/** How many g fill a mL; a density without a unit is in g/mL. */
function rateIn(sheet: Sheet): number | null {
  const density = densityIn(sheet);
  if (density) return rateValue(density);
  const bare = Number(bareDensity.exec(sheet.text)?.[1]?.replace(',', '.'));
  return bare > 0 ? bare : null;
}

const asksWeight =
  /\bhow (?:many|much) (?:grams?|g|mg|kgs?|kilos?)\b|\bweighs?\b|\bweight of\b|\bin (?:grams?|g|kg|mg)\b|\b(?:what|which) (?:weight|mass)\b/i;
const asksVolume =
  /\bhow (?:many|much) (?:ml|cl|l|(?:milli|centi)?lit(?:re|er)s?)\b|\bin (?:ml|lit(?:re|er)s?)\b|\b(?:what|which|how much) (?:volume|space)\b/i;

/** What a volume weighs at a stated density, and what room a weight takes. */
export const byDensity: Operation = (sheet) => {
  const density = densityIn(sheet);
  const [only, ...others] = sheet.quantities.filter((each) => each !== density);
  const rate = rateIn(sheet);
  if (rate === null || !only || others.length > 0) return null;
  const at = `${formatNumber(tidy(rate))} g/mL`;
  if (only.unit.dimension === 'volume' && says(sheet, asksWeight))
    return { statement: `${weight(only.amount * rate)}: ${stated(only)} × ${at}` };
  if (only.unit.dimension === 'mass' && says(sheet, asksVolume))
    return { statement: `${inUnit(only.amount / rate, 'ml')}: ${stated(only)} ÷ ${at}` };
  return null;
};

/** So many g in one mL, as a density is written. */
export const densityIn = ({ quantities }: Sheet): Quantity | undefined =>
  quantities.find(
    ({ unit, per }) => unit.dimension === 'mass' && per?.unit.dimension === 'volume' && per.value === 1,
  );

/** The share of a capsule that is planned, so that a denser or looser lot still fits. */
const usualFill = 0.9;
