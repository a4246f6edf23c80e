import type { Evidence, Passage } from '../../../evidence/index.ts';
import { claimWording } from '../../../evidence/passages/passages.ts';
import {
  convertMass,
  findAmountsIn,
  formatAmount,
  massUnit,
  selfAndParent,
} from '../../../registry/index.ts';
import { dailyValuesOf } from '../../values.ts';

/** What authorised EU claims on an ingredient ask for a day. */
export interface Needed {
  readonly mg: number;
  /** In which it is told. */
  readonly unit: string;
  /** True where it is a share of the NRV. */
  readonly value: boolean;
  readonly ofMg: number;
  readonly share: number;
  readonly sources: readonly Passage[];
  readonly drink: readonly Passage[];
  readonly claims: readonly { words: string; passage: Passage }[];
}

/** The least daily amount of an authorised EU claim: a share of the NRV, or what the claim's conditions say. Null where none is held. */
export function neededFor(evidence: Evidence, key: string): Needed | null {
  const own = selfAndParent(evidence, key);
  const authorised = evidence.euClaims.filter(
    ({ ingredients, status }) => status === 'authorised' && ingredients.some((each) => own.includes(each)),
  );
  const claims = authorised.map((claim) => ({ words: claimWording(claim), passage: claim.passage }));
  const nrv = dailyValuesOf(evidence, key).find(
    ({ jurisdiction, group, kind }) => jurisdiction === 'EU' && group === 'adults' && kind === 'NRV',
  );
  const conditions = ['eu-source-vm-solid', 'eu-source-vm-liquid'].flatMap(
    (wanted) => evidence.references.nutritionClaims.find((row) => row.key === wanted) ?? [],
  );
  const ofMg = nrv && convertMass(nrv.amount, massUnit(nrv.unit), 'mg');
  const [solid, liquid] = conditions;
  const share = Number(/nrv_pct >= (\d+(?:\.\d+)?)/.exec(solid?.formula.text ?? '')?.[1]);
  if (nrv && ofMg && solid && share > 0 && authorised.length > 0)
    return {
      mg: (ofMg * share) / 100,
      unit: massUnit(nrv.unit),
      value: true,
      ofMg,
      share,
      sources: [nrv.passage, solid.passage],
      drink: liquid ? [liquid.passage, solid.passage] : [solid.passage],
      claims,
    };
  return ofConditions(authorised, claims);
}

/** Claims for the youngest, and for mothers on their behalf, ask for amounts of their own. */
const ofOthers = /\b(?:infants?|children|maternal|foetus|breastfed)\b/i;

function ofConditions(authorised: Evidence['euClaims'], claims: Needed['claims']): Needed | null {
  const ofAnybody = authorised.filter(
    ({ benefit, population }) => !ofOthers.test(`${population} ${benefit}`),
  );
  const amounts = (ofAnybody.length > 0 ? ofAnybody : authorised).flatMap(({ passage, ...claim }) => {
    const amount = amountAsked(claim);
    const mg = amount && convertMass(amount.value, amount.unit, 'mg');
    return amount && mg ? [{ mg, unit: amount.unit, passage }] : [];
  });
  const [least] = amounts.toSorted((left, right) => left.mg - right.mg);
  if (!least) return null;
  return {
    mg: least.mg,
    unit: least.unit,
    value: false,
    ofMg: 0,
    share: 0,
    sources: [least.passage],
    drink: [],
    claims,
  };
}

/** The amount that the condition of a claim asks for: of a day where it says one, else the first that it states. */
export function amountAsked({ threshold, conditions }: Conditions, first = `${threshold}; ${conditions}`) {
  const all = `${threshold}; ${conditions}`;
  const daily = findAmountsIn(all, ['g', 'mg', 'µg']).find((each) => isPerDay(all, each));
  return daily ?? findAmountsIn(first, ['g', 'mg', 'µg'])[0];
}

type Conditions = Pick<Evidence['euClaims'][number], 'threshold' | 'conditions'>;

/** Of several amounts the one that is taken in a day counts, not what 100 g of a food hold. */
const isPerDay = (conditions: string, { start, end }: { start: number; end: number }): boolean =>
  /^[^;,.\d]{0,16}(?:\/|\ba |\bper )day\b/i.test(conditions.slice(end)) ||
  /\bdaily\b[^;,.\d]{0,20}$/i.test(conditions.slice(0, start));

/** So many mg, in the unit in which records tell it. */
export const formatDose = (mg: number, unit: string): string =>
  formatAmount(Number((convertMass(mg, 'mg', unit) ?? mg).toPrecision(4)), unit);
