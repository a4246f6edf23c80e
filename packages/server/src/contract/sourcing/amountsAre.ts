/** What the amounts of a formula are of, for a maker, who weighs in compounds. */
export const amountsAre =
  'The amount of a nutrient is that of the nutrient itself, not of its compound. Overage comes on top.';
