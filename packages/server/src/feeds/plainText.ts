import sanitizeHtml from 'sanitize-html';

/** Most characters of markup that are looked at. */
const longestMarkup = 200_000;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Text without markup, on one line, cut at `length` characters at the end of a word. */
export function plainText(markup: string, length: number): string {
  const bare = sanitizeHtml(markup.slice(0, longestMarkup).replace(/<(?=\/?(?:p|br|li|div|h\d)\b)/gi, ' <'), {
    allowedTags: [],
    allowedAttributes: {},
    nestingLimit: 50,
  });
  const text = bare
    .replace(/&(amp|lt|gt|quot);/g, (whole, name: string) => entities[name] ?? whole)
    // Control and direction-changing characters have no place in a headline.
    .replace(/[\p{Cc}\p{Bidi_C}\ufeff]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return shorten(text.toWellFormed(), length);
}

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1).toWellFormed();
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.\ufffd]+$/u, '')}…`;
}

/** Longest address that is kept. */
const longestUrl = 2000;

/** An http or https address, resolved against the feed's; null for anything else. */
export function webUrl(address: string | undefined, base: URL): string | null {
  const url = address ? URL.parse(address.trim(), base.href) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url.href.length > longestUrl ? null : url.href;
}

/** The address of the first image in markup; null when there is none. */
export function firstImage(markup: string): string | null {
  let found: string | null = null;
  sanitizeHtml(markup.slice(0, longestMarkup), {
    allowedTags: ['img'],
    allowedAttributes: { img: ['src'] },
    nestingLimit: 50,
    transformTags: {
      img: (tagName, attribs) => {
        found ??= attribs['src'] ?? null;
        return { tagName, attribs };
      },
    },
  });
  return found;
}
