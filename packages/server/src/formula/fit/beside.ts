import type { ConstantValues } from '../values.ts';
import { capsuleOf } from './capsuleOf.ts';
import type { Filling } from './filling.ts';

/** Something that a form takes beside the lines of its formula. */
export interface Beside {
  mg: number;
  /** US dollars a kilogram before freight. */
  perKg: number;
}

const nothing: Beside = { mg: 0, perKg: 0 };

/**
 * What fills a serving beside its lines, of `units` pieces: excipients of capsules and tablets, the carrier of a
 * softgel, the base of a gummie, what is missing of a poured serving's weight. A role that has lines of its own gets
 * nothing, nor does a food: its lines are its recipe.
 */
export function contentBeside(filling: Filling, units: number, values: ConstantValues): Beside {
  const { formula, mg } = filling;
  if (formula.kind === 'food') return nothing;
  switch (formula.form) {
    case 'capsule':
      return share(filling, values.capsuleExcipient, values.excipientPrice);
    case 'tablet':
      return share(filling, values.tabletExcipient, values.excipientPrice);
    case 'softgel':
      return hasOne(filling, ['excipient', 'carrier'])
        ? nothing
        : { mg: (mg - filling.oilMg) * values.softgelCarrier, perKg: values.carrierOilPrice };
    case 'gummie':
      return hasBase(filling) ? nothing : { mg: units * values.gummieWeight, perKg: values.gummieBasePrice };
    case 'powder':
    case 'liquid':
      return pouredRest(filling, values);
    default:
      return nothing;
  }
}

const hasOne = ({ roles }: Filling, of: readonly Parameters<Filling['roles']['has']>[0][]) =>
  of.some((role) => roles.has(role));

const share = (filling: Filling, part: number, perKg: number): Beside =>
  hasOne(filling, ['excipient', 'carrier']) ? nothing : { mg: filling.mg * part, perKg };

/** Whether a gummie's lines hold its base. */
export const hasBase = (filling: Filling): boolean => hasOne(filling, ['base', 'water']);

/** Servings are declared to a tenth of a gram: what is missing of less is no carrier. */
const statedToMg = 100;

/** What a declared serving holds beside its lines: carrier of a powder, water of a liquid. */
function pouredRest(filling: Filling, values: ConstantValues): Beside {
  const { formula, mg } = filling;
  const { grams, ml } = formula.serving;
  if (hasOne(filling, ['base', 'carrier', 'excipient', 'water', 'solvent'])) return nothing;
  const isLiquid = formula.form === 'liquid';
  const wholeMg = isLiquid && ml ? ml * values.liquidDensity * 1000 : (grams ?? 0) * 1000;
  const basePrice = formula.pack === 'ready' ? values.readyBasePrice : values.liquidBasePrice;
  return wholeMg > mg + statedToMg
    ? { mg: wholeMg - mg, perKg: isLiquid ? basePrice : values.carrierPrice }
    : nothing;
}

/**
 * Whether flavour and sweetener of a poured supplement may come beside its lines: none of them is one, it is no oil and no tincture, and
 * actives alone do not fill the serving that is declared.
 */
export function isOpenToTaste(filling: Filling, values: ConstantValues): boolean {
  const { formula, roles, mg, oilMg } = filling;
  if (hasOne(filling, ['flavour', 'sweetener', 'solvent']) || oilMg > mg / 2) return false;
  const isDeclared = Boolean(formula.serving.grams ?? formula.serving.ml);
  const isOfActives = [...roles].every((role) => role === 'active');
  return !isDeclared || !isOfActives || pouredRest(filling, values).mg > 0;
}

/** Shells of capsules and softgels that no line names: what capsules weigh, and what they cost, US dollars. */
export function shellsBeside(
  filling: Filling,
  units: number,
  values: ConstantValues,
): { mg: number; cost: number } {
  const { formula, data } = filling;
  if (filling.roles.has('shell')) return { mg: 0, cost: 0 };
  if (formula.form === 'softgel') return { mg: 0, cost: (units * values.softgelShell) / 1000 };
  if (formula.form !== 'capsule') return { mg: 0, cost: 0 };
  const { shellMg } = capsuleOf(formula, data);
  return { mg: units * shellMg.hpmc, cost: (units * values.shell) / 1000 };
}
