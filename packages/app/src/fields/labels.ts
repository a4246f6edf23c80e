/** Labels of fields that checks lead to. */
export const fieldLabels = {
  allergenEvidence: 'It rests on',
  fat: 'Fat',
  proteinQuality: 'Quality of the protein (PDCAAS)',
} as const;
