import { isOfEnergy } from '../compute/energy.ts';
import { asksClaimOfAmounts } from '../compute/nutritionClaims.ts';
import { isByVolume, isOfVolume } from '../compute/perLitre.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import type { StepKind } from './step.ts';

/** A step that the amounts of a question ask for, whatever its words, and the steps that it stands instead of. */
export interface WorkedStep {
  readonly kind: StepKind;
  readonly instead: ReadonlySet<StepKind>;
}

/** Steps that only read an amount by itself. */
const ofOneAmount: readonly StepKind[] = ['amount', 'figures', 'effect', 'comparison', 'passages'];
/** Steps in which energy, shares and claims are worked out already. */
const ofLabels: ReadonlySet<StepKind> = new Set<StepKind>([
  'panelRules',
  'rounding',
  'contentRules',
  'energy',
]);

/** What is to be worked out from the amounts of a question; null where nothing is, or a step does it already. */
export function workedFrom(inquiry: Inquiry, own: readonly StepKind[]): WorkedStep | null {
  const isOfClaims = asksClaimOfAmounts(inquiry.question);
  if (own.some((kind) => ofLabels.has(kind) && !(isOfClaims && kind === 'panelRules'))) return null;
  if (isOfEnergy(inquiry)) return { kind: 'energy', instead: new Set(ofOneAmount) };
  if (isOfClaims || isOfLevel(inquiry))
    return {
      kind: 'contentRules',
      instead: new Set([...ofOneAmount, 'referenceAmounts', 'claims', 'panelRules', 'status']),
    };
  if (!isOfVolume(inquiry)) return null;
  return { kind: 'concentration', instead: new Set(isByVolume(inquiry) ? ['amount', 'figures'] : []) };
}

/** An amount of a nutrient, and which claim it earns. */
const isOfLevel = ({ question, ingredients, amounts }: Inquiry): boolean =>
  ingredients.length === 1 && amounts.length > 0 && levelClaim.test(question);

const levelClaim =
  /\b(?:level|content|nutri(?:ent|tion)) claims?\b|\b(?:which|what) claims?\b.*\b(?:earn|reach|qualif|meet|make|carry|bear|allow|support)|\bgood or (?:an )?excellent source\b/i;
