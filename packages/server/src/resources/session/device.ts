const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /Edg(?:A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /Version\/\S+ (?:Mobile\/\S+ )?Safari\//],
];

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/**
 * Browser and system in words, from the `User-Agent` that a browser sends, e.g. "Firefox on Linux". Versions are left
 * out: they tell a person nothing and would be one more thing that is kept about them. Empty where neither is known.
 */
export function deviceOf(userAgent: string): string {
  const named = (list: typeof browsers) => list.find(([, mark]) => mark.test(userAgent))?.[0];
  return [named(browsers), named(systems)].filter(Boolean).join(' on ');
}
