const allowed = new Set(['http:', 'https:', 'mailto:']);

/** The address when it is a whole http, https or mailto one; otherwise nothing, and the text stays text. */
export const safeHref = (href: string | null | undefined): string | undefined => {
  if (!href || !URL.canParse(href)) return undefined;
  const url = new URL(href);
  return allowed.has(url.protocol) ? url.href : undefined;
};
