/** Words that tell what a question wants. A misspelt one is read as such: `limt`, `dosge`, `saftey`. */
export const askingWords: ReadonlySet<string> = new Set(
  `absorption absorbed adequate adult adults adverse advertise advertising allergen allergy allowance allowed amount authorised authorized banned benefit
bioavailability caution children claim claims compare comparison contraindication convert cost daily difference disclaimer dosage dose
effect effective effectiveness efficacy elemental elderly evidence form forms harmful health infant infants intake interact interaction
interactions kids label latest legal level limit limits maximum medication minimum news novel nutrient overdose pregnancy pregnant price
recommended reference regulation regulatory requirement research safe safety science serving should side studies study supplement
supplements symptoms tolerable toxic toxicity trial trials rounding rounded calorie calories conversion thyroid thyroxine levothyroxine metformin warfarin statin statins
  antidepressant antidepressants anticoagulant contraceptive contraceptives antibiotic antibiotics insulin lithium upper value values versus vitamin warning warnings women
  america american canada canadian europe european germany german italy france french belgium denmark netherlands ireland austria switzerland
  capsule capsules tablet tablets softgel softgels gummy gummies powder sachet lozenge beverage`
    .split(/\s+/)
    .filter(Boolean),
);
