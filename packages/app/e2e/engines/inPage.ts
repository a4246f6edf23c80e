/** Which elements of a page are meant: by role and name, as a screen reader tells of them, or by a selector. */
export interface Query {
  role?: Role;
  /** A whole name, or a pattern in it. */
  name?: string | RegExp;
  /** What the text of the element contains. */
  text?: string;
  css?: string;
  within?: Query;
}

/** A query as it goes over the wire. */
export interface SentQuery {
  css: string;
  name?: string;
  pattern?: string;
  text?: string;
  within?: SentQuery;
}

const selectors = {
  alertdialog: '[role=alertdialog]',
  article: 'article',
  button: 'button:not([role]),[role=button]',
  combobox: 'select,[role=combobox]',
  dialog: '[role=dialog]',
  heading: 'h1,h2,h3,h4',
  link: 'a[href]:not([role])',
  list: 'ul,ol,[role=list]',
  listitem: 'li,[role=listitem]',
  menuitem: '[role=menuitem]',
  navigation: 'nav',
  option: 'option,[role=option]',
  radio: 'input[type=radio],[role=radio]',
  region: 'section,[role=region]',
  separator: '[role=separator]',
  slider: 'input[type=range],[role=slider]',
  spinbutton: 'input[type=number],[role=spinbutton]',
  status: '[role=status]',
  tab: '[role=tab]',
  tablist: '[role=tablist]',
  tabpanel: '[role=tabpanel]',
  textbox: 'textarea,input:not([type]),input[type=text],input[type=email],input[type=search]',
} as const;

export type Role = keyof typeof selectors;

/** Spells a query for the wire. */
export function sent({ role, name, text, css, within }: Query): SentQuery {
  return {
    css: css ?? (role ? selectors[role] : '*'),
    ...(typeof name === 'string' && { name }),
    ...(name instanceof RegExp && { pattern: name.source }),
    text,
    ...(within && { within: sent(within) }),
  };
}

/** Runs in the page: the elements that are meant and shown. It may use nothing from outside of itself. */
export function findInPage(query: SentQuery): Element[] {
  const trimmed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby');
    if (ids)
      return trimmed(
        ids
          .split(' ')
          .map((id) => {
            const by = document.getElementById(id);
            return by?.getAttribute('aria-label') ?? by?.textContent;
          })
          .join(' '),
      );
    const label = element.getAttribute('aria-label');
    if (label) return trimmed(label);
    const labels = (element as HTMLInputElement).labels;
    if (labels?.length) return trimmed([...labels].map((one) => one.textContent).join(' '));
    return trimmed(element.textContent) || trimmed(element.getAttribute('title'));
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest('[aria-hidden=true],[inert]');
  const isMeant = (element: Element) =>
    (query.name === undefined || nameOf(element) === query.name) &&
    (query.pattern === undefined || new RegExp(query.pattern).test(nameOf(element))) &&
    (query.text === undefined || trimmed(element.textContent).includes(query.text));
  const roots: (Element | Document)[] = query.within ? findInPage(query.within) : [document];
  return roots
    .flatMap((root) => Array.from(root.querySelectorAll(query.css)))
    .filter((element) => isMeant(element) && isShown(element));
}

/** An element that can be pointed at, and where it was when it was asked. */
export interface Reach {
  target: Element;
  place: string;
}

/**
 * Runs in the page: brings an element under the pointer. A field that is drawn by its label is reached by the label.
 * @returns nothing while it is disabled, out of sight, or something lies over it
 */
export function bringIntoReach(element: Element): Reach | undefined {
  const isTiny = element.getBoundingClientRect().width < 4;
  const target = (isTiny && (element as HTMLInputElement).labels?.[0]) || element;
  if ((element as HTMLButtonElement).disabled || element.getAttribute('aria-disabled') === 'true')
    return undefined;
  target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = target.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  if (top && (target.contains(top) || top.contains(target)))
    return { target, place: [x, y, width, height].join(' ') };
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return undefined;
}

/** Runs in the page before its own scripts: tells `place` of what goes wrong, before anything else happens. */
export function watchInPage(place: string): void {
  const note = (words: string) => {
    const telling = new XMLHttpRequest();
    // Waits, so that nothing is on its way still when a test has ended.
    telling.open('POST', place, false);
    telling.send(`${location.pathname}: ${words}`);
  };
  addEventListener('error', ({ message }) => note(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => note(`rejection: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`policy: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  // oxlint-disable-next-line no-console -- the product's own are what is noted
  console.error = (...words: unknown[]) => {
    note(`console: ${words.map(String).join(' ')}`);
    error(...words);
  };
}
