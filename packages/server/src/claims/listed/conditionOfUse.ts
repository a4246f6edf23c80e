import type { Evidence } from '../../evidence/index.ts';
import type { Condition } from '../claim.ts';
import { amountAsked, heldOf } from './amountAsked.ts';
import { measuredAs, meetingOf } from './nutritionClaims.ts';
import { levelOf, nutrientOf, significantPercent } from '../product/product.ts';
import type { ReadSentence } from '../reading/sentence.ts';
import { wholeOf } from '../product/wholes.ts';

type EuClaim = Evidence['euClaims'][number];

/** The condition of use of a listed claim, computed: 15 % of the NRV where it is one of a source, else the row's own amount. */
export function conditionOf(
  claim: EuClaim,
  { evidence, market, product }: Pick<ReadSentence, 'evidence' | 'market' | 'product'>,
): Condition {
  if (claim.isSourceClaim) return sourceOf(claim, { evidence, market, product });
  const level = amountAsked(claim, product.kind)
    ? undefined
    : levelAsked(claim, { evidence, product, market });
  return level ?? ownAmount(claim, product);
}

/** 'Calcium and vitamin D': a claim on both needs enough of either. */
export const isOfBoth = ({ substance, ingredients }: EuClaim): boolean =>
  ingredients.length > 1 && substance.includes(' and ');

function sourceOf(
  claim: EuClaim,
  { evidence, market, product }: Pick<ReadSentence, 'evidence' | 'market' | 'product'>,
): Condition {
  const need = significantPercent(product);
  const [least] = (isOfBoth(claim) ? claim.ingredients : claim.ingredients.slice(0, 1))
    .map((key) => Object.assign(levelOf(evidence, market, { product, key }), { key }))
    .toSorted((left, right) => (left.percent ?? 0) - (right.percent ?? 0));
  const { key = '', percent = null, per } = least ?? {};
  const amount = nutrientOf(product, key);
  const level = percent === 0 ? 'the formula has none' : 'the amount is not known';
  const have =
    percent === null || !amount
      ? level
      : `${amount.amount} ${amount.unit} = ${percent.toFixed(1)} % NRV per ${per}`;
  const of = isOfBoth(claim) ? (evidence.ingredients.get(key)?.name ?? key) : claim.substance;
  return {
    kind: 'computed',
    text: `${of}: ${have}, needs ${need} %`,
    isMet: percent !== null && percent >= need,
    ...(percent !== null && { have: percent }),
    need,
    unit: '% NRV',
  };
}

/** What stands before a nutrition claim is explained: 'source of protein: ≥12 % of energy'. */
const levelName = /^[^:(]+/;

/** Where the condition of use is a nutrition claim by its name, what that needs; undefined for any other. */
function levelAsked(
  { conditions }: EuClaim,
  of: Pick<ReadSentence, 'evidence' | 'market' | 'product'>,
): Condition | undefined {
  const level = meetingOf(levelName.exec(conditions)?.[0].trim() ?? '', of);
  if (!level) return undefined;
  return {
    kind: 'computed',
    text: `Condition of use: ${conditions}:${measuredAs(level)} needs ${level.needs}`,
    isMet: level.isMet === true,
    ...level.measure,
  };
}

function ownAmount(claim: EuClaim, product: ReadSentence['product']): Condition {
  const asked = amountAsked(claim, product.kind);
  const words = asked?.words ?? (claim.threshold || claim.conditions);
  const [amount] = claim.ingredients.flatMap((key) => wholeOf(product, key) ?? []);
  const need = asked?.value;
  const held = amount && asked ? heldOf(asked, amount, product) : null;
  // How many portions of a food are eaten in a day its copy does not say: one that is not enough is none that falls short.
  const isPart = asked?.per.by === 'day' && product.kind !== 'supplement' && amount?.statedPer === 'serving';
  const have = isPart && held !== null && need !== undefined && held < need ? null : held;
  return {
    kind: 'computed',
    text: words ? `Condition of use: ${words}` : 'The condition of use stands in the list',
    isMet: need !== undefined && have !== null && have >= need,
    ...(have !== null && { have }),
    ...(asked && { need, unit: asked.unit }),
  };
}
