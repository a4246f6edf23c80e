import type { Product } from '@seedbed/server/contract';
import { createContext, useContext, type ComponentType } from 'react';

/** What a section of a product's page is given. */
export interface ProductSectionProps {
  product: Product;
  /** What is said where it holds nothing yet. */
  promise: string;
}

/** The content of a section, which belongs to another part of the product than its page. */
export interface ProductSectionType {
  /** Id of the section. */
  id: string;
  Body: ComponentType<ProductSectionProps>;
  /** What it adds to the product's insights, under their text. */
  UnderInsights?: ComponentType<{ productId: Product['id']; insights: string }>;
}

/** The sections that have content of their own. Handed down from above all features, as the kinds of tab are. */
export const ProductSectionTypes = createContext<readonly ProductSectionType[]>([]);

/** The content of a section; undefined where it has none yet. */
export const useProductSection = (id: string): ProductSectionType | undefined =>
  useContext(ProductSectionTypes).find((type) => type.id === id);
