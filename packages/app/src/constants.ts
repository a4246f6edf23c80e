/**
 * The product's fixed figures, each once. Times are milliseconds, lengths CSS pixels.
 */

/** How long a list of conversations or messages counts as fresh. */
export const conversationFreshFor = 30_000;
/** How often a failed read of conversations or messages is tried again. */
export const conversationRetries = 2;
/** Pause before the first retry; it doubles with every further one. */
export const retryDelay = 1000;
/** Longest pause between retries. */
export const retryDelayCap = 10_000;
/** How long the article feed counts as fresh. */
export const articlesFreshFor = 300_000;

/** Pause after a sent message before the view scrolls to the end, so that the message is laid out. */
export const scrollToEndDelay = 100;
/** Placeholder cards while articles load. */
export const skeletonCards = 6;
/** Lines of an article's summary on its card. */
export const articleSummaryLines = 5;
/** Lines of an article's title on its card. */
export const articleTitleLines = 2;
/** Lines of a product's description on its card. */
export const productDescriptionLines = 3;

/** Appended to the concept of a duplicated product. */
export const copySuffix = ' (Copy)';
/** Where the line runs, below the container's top, that makes a section the active one. */
export const activeSectionLine = 200;

/** Pause after the last keystroke before a search for a tab type moves the carousel. */
export const tabSearchDebounce = 50;
/** Pause before the search for a tab type takes the focus, so that its screen is there. */
export const tabSearchFocusDelay = 100;
/** Pause after the last keystroke before one's own work is searched for what is typed. */
export const foundWorkDebounce = 150;
/** Pause after the last change before the workspace's tabs and sizes are written. */
export const layoutSaveDebounce = 100;
/**
 * How many tabs out of sight keep their screens; others are drawn anew when they are looked at, which takes several
 * frames. More than a person goes back and forth between.
 */
export const keptTabs = 32;
/** Smallest share of a pane in a split view, in percent. */
export const smallestPane = 25;

/** Pause after a change of a formula before it is sent. */
export const formulaSaveDebounce = 300;
/** Pause before a change that could not be stored is sent again; it doubles up to the cap. */
export const formulaRetryPause = 4000;
/** Longest pause between tries to store a change. */
export const formulaRetryCap = 60_000;
/** Least pause between two checks that are read out. */
export const checkVoicePause = 1000;

/** Pause between signing in and leaving the login screen. */
export const postLoginDelay = 500;

/** How long before its token expires a session is refreshed. */
export const refreshMargin = 300_000;
/** Pause before a failed refresh is tried again; it doubles up to the cap. */
export const refreshBackoff = 30_000;
/** Longest pause between tries to refresh. */
export const refreshBackoffCap = 960_000;

/** Keys of what is remembered in local storage. */
export const storageKeys = {
  sidebarCollapsed: 'sidebar-collapsed',
  searchHistoryHidden: 'search-history-hidden',
  productsPanelCollapsed: 'products-panel-collapsed',
  localAccounts: 'local-accounts',
  workspace: 'workspace-tabs',
  recentEntries: 'recent-entries',
} as const;

/** Keys of what is kept for this tab only, so that a lost session loses no words. */
export const draftKeys = {
  search: 'draft-search',
  product: 'draft-product',
  newProduct: 'draft-new-product',
  /** The product's id follows. */
  editedProduct: 'draft-edited-product-',
  profile: 'draft-profile',
  /** The formula's id follows. */
  formula: 'draft-formula-',
  /** The product's id follows. */
  claims: 'draft-claims-',
  /** The request's id follows. */
  request: 'draft-request-',
  /** The document's id follows. */
  document: 'draft-document-',
  /** The item's id follows. */
  gardenItem: 'draft-garden-item-',
  /** Every form that keeps no draft of its own, where the page was taken away from it. */
  forms: 'draft-forms',
} as const;
