/** What may not be exceeded. Sizes are bytes of gzipped JavaScript (1 kB is 1,000 bytes), times milliseconds. */
export const budgets = {
  /** Before the login screen can be used. */
  login: 140_000,
  /** What a further screen, or a part that comes when it is wanted, adds to that with all it imports. */
  further: 60_000,
  /** What a formula's first label takes of the core that page and server share; materials and costs come beside it. */
  core: 20_000,
  /** A field for a day, in a grid's cell or a form: calendars and their words, loaded where a day is asked for. */
  dateField: 75_000,
  /** From the arrival of an answer's first words to the picture that shows them. */
  firstWords: 30,
  /** The longest task while one types below 2,000 messages, filters 5,000 products, or types into 60 lines. */
  typing: 50,
  /** The longest task while one scrolls through either. */
  scrolling: 50,
  /** From the press on a tab to the picture of its panel, 30 tabs open. */
  tabSwitch: 16,
  /** From a key in a formula of 60 lines to the picture of its label, on a processor four times slower. */
  keyToLabel: 100,
  /** Rows of a formula's grid that a key draws anew. */
  drawnRows: 3,
  /** From a key to the picture of what is found among 10,000 entries. */
  paletteKey: 16,
  /** Largest contentful paint of the products on a processor four times slower. */
  largestPaint: 2500,
  /** Cumulative layout shift of a screen; a share without a unit. */
  layoutShift: 0.02,
} as const;

const dateFields: ReadonlySet<string> = new Set(['dateEditor', 'FirstMarketed', 'CertificateDays']);

/** What a screen or a later part may add, by its name. */
export const furtherBudget = (name: string): number =>
  dateFields.has(name) ? budgets.dateField : budgets.further;
