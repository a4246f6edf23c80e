import { lazy, useState, type ComponentType } from 'react';

/** Something whose code is fetched when it is first wanted. */
export interface Late {
  Screen: ComponentType;
  /** Fetches the code, so that it is there when the screen is shown. */
  fetchCode: () => Promise<unknown>;
}

/** The way to a screen: the address it stands behind, and the screen. */
export interface Door extends Late {
  /** In the router's words: `/v1/products/:id`. */
  path: string;
}

interface LatePlan<Name extends string> {
  /** What the module calls the screen. */
  name: Name;
  /**
   * Imports the screen's own file and not its feature's index: through the index, whoever wants one part of a feature
   * would be sent all of its screens.
   */
  load: () => Promise<Readonly<Record<Name, ComponentType>>>;
}

/** A screen that a module exports under a name. */
export function late<Name extends string>({ name, load }: LatePlan<Name>): Late {
  let code: ComponentType | undefined;
  const fetchCode = async () => {
    code = (await load())[name];
    return { default: code };
  };
  const Fetched = lazy(fetchCode);
  // Code that is there is drawn at once: a lazy component waits for it all the same, and what is drawn meanwhile has to
  // stay for a while. Chosen once, because a change from one to the other would begin the screen anew.
  function Screen() {
    const [Chosen] = useState(() => code ?? Fetched);
    return <Chosen />;
  }
  return { Screen, fetchCode };
}

/** A door to such a screen. */
export const doorTo = <Name extends string>({ path, ...plan }: LatePlan<Name> & { path: string }): Door => ({
  path,
  ...late(plan),
});
