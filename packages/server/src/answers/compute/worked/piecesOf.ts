import { formatNumber } from '../../../registry/index.ts';
import { unitOfCount } from '../../../text/plurals.ts';
import { packIn } from './counts.ts';
import type { Quantity } from './quantities.ts';
import {
  inUnit,
  type Operation,
  says,
  type Sheet,
  shareOf,
  stated,
  tidy,
  weight,
  type Working,
  written,
} from './sheet.ts';
import { ofName } from './strength.ts';
import { countNames, isCount, type Unit, unitNamed, unitOf } from './units.ts';

/** “How many capsules”, “count the capsules”, “capsules per day”. */
const asksForPieces =
  /\bhow many\b|\bnumber of\b|\bcount the\b|\b(?:capsules|tablets|softgels|gummies|pieces|sachets|scoops) (?:a|per|each) day\b/i;

/** How many pieces a dose takes, or a blend makes. */
export const pieces: Operation = (sheet) => {
  if (!says(sheet, asksForPieces) || says(sheet, /\bdays?['’]? supply|\bsize\s*0*\d/i)) return null;
  const masses = sheet.quantities.filter(({ unit }) => unit.dimension === 'mass');
  const held = (['piece', 'serving'] as const).flatMap(
    (of) => masses.find(({ per }) => per?.unit.dimension === of) ?? [],
  )[0];
  const each = held ?? ofPieces(masses);
  const [dose, ...beside] = sheet.quantities.filter(
    (other) => other !== each && other.unit.dimension === 'mass' && other.per?.unit.dimension !== 'mass',
  );
  if (!each || !dose || says(sheet, /\bmg\s+(?:is|are|of)\b.*\bin\b/i)) return null;
  const made = madeOf(sheet, { dose, each });
  if (made) return made;
  const all = [dose, ...beside.filter(isAdded)];
  const fill = all.reduce((sum, { amount }) => sum + amount, 0);
  const exact = fill / each.amount;
  const count = Math.ceil(exact - 1e-9);
  const named = unitNamed(
    /\b(?:how many|number of)\s+(?:of (?:these|our|the)\s+)?(\w+)/i.exec(sheet.text)?.[1] ?? '',
  );
  if (named?.dimension === 'time') return daysOfPack(sheet, { count, dose, each });
  const unit = named && isCount(named.dimension) ? named : (each.per?.unit ?? unitOf('piece'));
  const lasts = lastingOf(sheet, { count, unit });
  const doses = all.map(stated).join(' + ');
  const of = all.length > 1 ? '' : ofName(sheet);
  const sum = all.length > 1 ? `(${doses})` : doses;
  const more =
    count === exact ? '' : `, so ${formatNumber(count)} hold ${inUnit(count * each.amount, dose.unit.key)}`;
  return {
    statement: `${written(count, unit)} for ${doses}${of}: ${sum} ÷ ${stated(each)} = ${formatNumber(tidy(exact))}${more}${lasts}${togetherOf(sheet, { count, dose })}`,
    ...(lasts !== '' && { isOfWhole: true }),
  };
};

/** “1.2 g of extract plus 200 mg of excipient”: both have to go in. */
const isAdded = ({ before, after, per, unit }: Quantity): boolean =>
  per?.unit.dimension !== 'piece' &&
  unit.key !== 'kg' &&
  /(?:\bplus|\band|\bwith|\+)\s*$/i.test(before) &&
  !/^\s*(?:of\s+)?(?:the\s+)?base\b/i.test(after);

/** “400 kg at 400 mg a capsule, 5 % loss”: what comes out of a blend, and the packs that it fills; null where nothing is lost. */
function madeOf(sheet: Sheet, { dose, each }: { dose: Quantity; each: Quantity }): Working | null {
  const [loss, left] = [shareOf(sheet, 'loss'), shareOf(sheet, 'yield')];
  const share = loss ? 1 - loss.value / 100 : left ? left.value / 100 : null;
  if (share === null || dose.unit.key !== 'kg') return null;
  const unit = each.per?.unit ?? unitOf('piece');
  const count = Math.floor((dose.amount * share) / each.amount + 1e-9);
  const sign = loss ? `× (1 − ${stated(loss)})` : `× ${left ? stated(left) : ''}`;
  const pack = packIn(sheet);
  const packs = pack ? Math.floor(count / pack.value) : 0;
  const filled =
    pack && packs > 0
      ? `; that fills ${formatNumber(packs)} packs: ÷ ${formatNumber(pack.value)} a ${pack.name}`
      : '';
  return {
    statement: `${formatNumber(count)} ${unitOfCount(count, unit.symbol)}: ${stated(dose)} ${sign} ÷ ${stated(each)}${filled}`,
    isOfWhole: true,
  };
}

/** How many days a pack of so many pieces lasts, where a day takes `count` of them; null where no pack is stated. */
function daysOfPack(
  sheet: Sheet,
  { count, dose, each }: { count: number; dose: Quantity; each: Quantity },
): Working | null {
  const pack = packIn(sheet);
  const days = Math.floor((pack?.value ?? 0) / count);
  if (!pack || days < 1) return null;
  return {
    statement: `${written(days, unitOf('day'))}: a ${pack.name} of ${formatNumber(pack.value)} ÷ ${written(count, each.per?.unit ?? unitOf('piece'))} a day, which is ${stated(dose)} ÷ ${stated(each)}`,
  };
}

/** “How many capsules of 600 mg come out of 200 kg?”: what is said right behind the pieces that are asked for. */
const ofPieces = (masses: readonly Quantity[]): Quantity | undefined =>
  masses.length > 1
    ? masses.find(
        ({ before, per, unit }) =>
          per === null &&
          unit.key !== 'kg' &&
          new RegExp(`\\b(?:${countNames})\\s+(?:of|with|at|à)\\s*$`, 'i').test(before),
      )
    : undefined;

/** How long the pack that is stated lasts, where that is asked for as well. */
function lastingOf(sheet: Sheet, { count, unit }: { count: number; unit: Unit }): string {
  const pack = packIn(sheet);
  const isAsked = /\bhow (?:long|many days)\b|\blasts?\b/i.test(sheet.whole);
  const days = Math.floor((pack?.value ?? 0) / count + 1e-9);
  return pack && isAsked && days > 0
    ? `; ${written(days, unitOf('day'))}: a ${pack.name} of ${formatNumber(pack.value)} ÷ ${written(count, unit)} a day`
    : '';
}

/** What pieces weigh together, where the weight of their base is stated. */
function togetherOf(sheet: Sheet, { count, dose }: { count: number; dose: Quantity }): string {
  const base = sheet.quantities.find(
    ({ unit, after }) => unit.dimension === 'mass' && /^\s*(?:of\s+)?(?:the\s+)?base\b/i.test(after),
  );
  if (!base) return '';
  const sum = `${formatNumber(count)} × ${stated(base)} + ${stated(dose)}`;
  return `; together they weigh ${sum} = ${weight(count * base.amount + dose.amount)}`;
}
