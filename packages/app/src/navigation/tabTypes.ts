import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

/** A kind of tab of the workspace: how it is chosen, and what it shows. */
export interface TabType {
  /** Kept in storage with every tab of the kind: it never changes. */
  id: string;
  title: string;
  icon: ReactNode;
  /** A drawing of what it holds. */
  preview: ReactNode;
  /** Where its screen stands at first, for screens that read the address. */
  address: string;
  Screen: ComponentType;
}

/**
 * The kinds of tab that there are, in the order in which they are offered. They are handed down from above all
 * features: what collects them knows every screen, and screens that open tabs must not know it.
 */
export const TabTypes = createContext<readonly TabType[]>([]);

/** All kinds of tab. */
export const useTabTypes = (): readonly TabType[] => useContext(TabTypes);

/** The kind with this id; undefined for one that a newer version left in storage. */
export const tabTypeOf = (types: readonly TabType[], id: string | null): TabType | undefined =>
  types.find((type) => type.id === id);
