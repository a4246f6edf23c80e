/** The sections of a product's page, in order. */
export const productSections = [
  { id: 'insights', label: 'Insights' },
  { id: 'formula', label: 'Formula' },
  { id: 'claims', label: 'Claims' },
  { id: 'documents', label: 'Documents' },
  { id: 'production', label: 'Production' },
] as const;

/** The id of a section. */
export type ProductSectionId = (typeof productSections)[number]['id'];

/** What a section says while it holds nothing. */
export const sectionPromises: Readonly<Record<ProductSectionId, string>> = {
  insights:
    'What studies, limits and the market say about this concept will stand here, each statement with its source.',
  formula:
    'This is where an ingredient card is begun: a form, an amount for each serving, and what it brings along. Each line of the formula is such a card.',
  claims:
    'Claims need a built formula. Once there is one, what you may say on the label and in advertising is checked here, market by market.',
  documents:
    'Compliance documents need a built formula. Once there is one, its specification, label copy and notices are written here.',
  production:
    'From here you will send a request for quotation to contract manufacturers, on the platform and off it.',
};
