import type { Beside } from '../../../costing/index.ts';
import type { LineDraft, Market } from '../../../formula/index.ts';
import { uncapitalize } from '../../../text/letters.ts';

/** How the lines beside the actives are set. */
export interface BesideSetting {
  market: Market;
  /** The id of the first of them. */
  firstId: number;
  /** g/mL, of what is filled more densely than usual. */
  density?: number;
  /** Whether shells cost by the piece, as those of capsules do: so many as a serving comes to have pieces. */
  isShellByPiece: boolean;
}

/** What an estimate's form is made with beside its actives, as lines of a formula. */
export const besideDrafts = (
  beside: readonly Beside[],
  { market, firstId, density, isShellByPiece }: BesideSetting,
): LineDraft[] =>
  beside.map(({ part, line }, index) => ({
    id: firstId + index,
    tag: 'suggested',
    name: part.name,
    purpose: part.purpose,
    ...labelled(part, market),
    amount: { value: line.amountPerServing, unit: 'mg', basis: 'material' },
    ...(density === undefined ? {} : { density }),
    ...(isShellByPiece && part.purpose === 'shell' ? {} : priced({ part, line })),
    note: `Bought as ${line.form}. Amount: ${uncapitalize(part.source)}.`,
  }));

/** How the label of the market has it. */
function labelled({ label }: Beside['part'], market: Market): Partial<LineDraft> {
  const { statement, statementEu, parts, profile, highIntensity, allergens } = label;
  return {
    statement: market === 'EU' && statementEu ? statementEu : statement,
    ...(parts.length > 0 ? { parts } : {}),
    profile,
    ...(highIntensity ? { highIntensity } : {}),
    ...(allergens.length > 0
      ? { allergens: Object.fromEntries(allergens.map((allergen) => [allergen, 'contains'])) }
      : {}),
  };
}

/** What it is bought at; of shells by their weight. */
const priced = ({ line }: Beside): Pick<LineDraft, 'price'> => ({
  price: { tiers: [{ fromKg: 0, perKg: line.pricePerKg.base }], basis: 'assumed' },
});
