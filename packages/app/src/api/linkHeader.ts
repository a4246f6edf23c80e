/** The address of the next page that a `Link` header names, or undefined on the last page (RFC 8288). */
export function nextPageOf(link: string | null): string | undefined {
  const next = link?.split(/,\s*(?=<)/).find((entry) => /;\s*rel="?next"?\s*(;|$)/.test(entry));
  return next?.match(/^\s*<([^>]*)>/)?.[1];
}
