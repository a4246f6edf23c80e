import type { ReactNode } from 'react';
import { claimsSection } from './features/claims/section';
import { documentsSection } from './features/documents/section';
import { formulaSection } from './features/formula/section';
import { productionSection } from './features/sourcing/section';
import { ProductSectionTypes, type ProductSectionType } from './navigation/productSections';

const sections: readonly ProductSectionType[] = [
  formulaSection,
  claimsSection,
  documentsSection,
  productionSection,
];

/** Around the screens that show a product: hands them the sections that have content of their own. */
export const SectionRegistry = ({ children }: { children: ReactNode }) => (
  <ProductSectionTypes.Provider value={sections}>{children}</ProductSectionTypes.Provider>
);
