import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** The way to a screen: the address it stands behind, and its code, which is fetched when it is first wanted. */
export interface Door {
  /** In the router's words: `/v1/products/:id`. */
  path: string;
  Screen: LazyExoticComponent<ComponentType>;
  /** Fetches the code, so that it is there when the screen is shown. */
  fetchCode: () => Promise<unknown>;
}

interface DoorPlan<Name extends string> {
  path: string;
  /** What the module calls the screen. */
  name: Name;
  /**
   * Imports the screen's own file and not its feature's index: through the index, whoever wants one part of a feature
   * would be sent all of its screens.
   */
  load: () => Promise<Readonly<Record<Name, ComponentType>>>;
}

/** A door to the screen that a module exports under a name. */
export const doorTo = <Name extends string>({ path, name, load }: DoorPlan<Name>): Door => ({
  path,
  Screen: lazy(async () => ({ default: (await load())[name] })),
  fetchCode: load,
});
