// Without the schemas: a page can read it without them.

/** What answers may draw on, as `Scope` checks it. */
interface Drawn {
  base: boolean;
  articles: boolean;
  garden: boolean | number;
}

/** What answers draw on until something else is chosen. */
export const usualScope: Drawn = { base: true, articles: true, garden: false };

/** Whether answers draw on the garden and on nothing else. */
export const isGardenAlone = ({ base, articles, garden }: Drawn): boolean =>
  !base && !articles && garden !== false;
