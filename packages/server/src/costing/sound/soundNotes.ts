import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { enumeration } from '../../text/enumeration.ts';
import { inSentence } from '../../text/letters.ts';
import { besideOf, type Beside } from '../beside/besideLines.ts';
import { isInsoluble } from '../beside/solubility.ts';
import { valuesWith } from '../constants/constants.ts';
import { makeValues } from '../dose/makeValues.ts';
import { fillServing, isTaste } from '../fill.ts';
import { inputMg } from '../line.ts';
import type { ProductionPlan } from '../plan.ts';
import { isOfStyle, ProductStyle } from '../stated/productStyle.ts';

/** What a form cannot be without: so much of what fills a slot, or else of what does the same. */
const Soundness = z.strictObject({
  key: columns.key,
  packs: columns.list,
  styles: columns.list.pipe(z.array(ProductStyle)),
  slots: columns.list,
  /** Percent of the weight of a serving. */
  least: columns.finite,
  /** Words of what does as well, and how much of it, percent. */
  orElse: columns.list,
  orLeast: columns.finite,
  says: columns.text,
  ...columns.origin,
});

const rows = readTable(new URL('./data/', import.meta.url), 'soundness', Soundness);

/** What of a finished serving would not hold together, keep, fizz or taste; nothing of one that a maker can make. */
export function soundNotes(plan: ProductionPlan): string[] {
  const beside = besideOf(plan);
  const { weightMg } = fillServing(plan, valuesWith());
  return [
    ...missing(plan, beside, weightMg),
    ...undissolved(plan, beside),
    ...untasted(plan.parts, beside, weightMg),
  ];
}

function missing(plan: ProductionPlan, beside: readonly Beside[], weightMg: number): string[] {
  const values = valuesWith();
  const weighed = [
    ...plan.lines.map((line) => ({ slot: '', form: line.material.form, mg: inputMg(line, values) })),
    ...beside.map(({ part, line }) => ({
      slot: part.slot,
      form: `${part.name}, ${part.form}`,
      mg: line.inputMg,
    })),
  ];
  const percentOf = (isOf: (each: (typeof weighed)[number]) => boolean) =>
    (weighed.reduce((sum, each) => sum + (isOf(each) ? each.mg : 0), 0) / weightMg) * 100;
  return rows
    .filter(({ packs, styles }) => packs.includes(plan.pack) && isOfStyle(styles, plan.style))
    .filter(({ slots, least, orElse, orLeast }) => {
      const isElse = ({ form }: { form: string }) => orElse.some((word) => form.toLowerCase().includes(word));
      return (
        percentOf(({ slot }) => slots.includes(slot)) < least &&
        !(orLeast > 0 && percentOf(isElse) >= orLeast)
      );
    })
    .map(({ says }) => says);
}

const liquids: ReadonlySet<string> = new Set(['dropper', 'bottle', 'ready']);

/** Actives of which a serving holds more than dissolves in it. */
function undissolved(plan: ProductionPlan, beside: readonly Beside[]): string[] {
  if (!liquids.has(plan.pack) || plan.style === 'oily') return [];
  const ml = plan.servingMg / 1000 / makeValues(plan, valuesWith()).liquidDensity;
  const names = plan.lines.filter((line) => isInsoluble(line, ml)).map(({ material }) => material.name);
  if (names.length === 0) return [];
  const kept = beside
    .filter(({ part }) => part.needs === 'insoluble')
    .map(({ part }) => inSentence(part.name));
  const what = `Not all of ${enumeration(names)} dissolves in a serving of ${Number(ml.toPrecision(2))} mL`;
  return [
    kept.length > 0
      ? `${what}: ${enumeration(kept)} keep it afloat, and the bottle is shaken. Have its settling tested, or take a grade that disperses in water.`
      : `${what}, and nothing keeps it afloat: take a grade that disperses in water, a capsule or a softgel.`,
  ];
}

/** Below this part of its usual share a flavour is hardly tasted. Our assumption. */
const tasted = 0.5;

/** Flavours and sweeteners for which the amounts leave no room. */
function untasted(parts: ProductionPlan['parts'], beside: readonly Beside[], weightMg: number): string[] {
  const cut = parts
    .filter((part) => isTaste(part) || (part.of === 'fill' && part.sweetens !== ''))
    .flatMap((part) => {
      const usual = ((part.share ?? leastSweet) / 100) * weightMg;
      const mg = beside.find((each) => each.part === part)?.line.inputMg ?? 0;
      if (mg >= usual * tasted) return [];
      return [`${inSentence(part.name)} ${mg > 0 ? shown(mg) : 'none'} instead of ${shown(usual)}`];
    });
  return cut.length > 0
    ? [
        `The amounts leave little room for taste: ${cut.join(', ')}. Take a larger measure, or less of an active.`,
      ]
    : [];
}

/** What sweetens as a filler is hardly tasted below this, percent. Our assumption. */
const leastSweet = 5;

const shown = (mg: number) =>
  mg >= 1000 ? `${Number((mg / 1000).toPrecision(2))} g` : `${Number(mg.toPrecision(2))} mg`;
