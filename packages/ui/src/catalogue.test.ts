import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = import.meta.dirname;

/** The theme is no component: its page lists tokens. */
const components = readdirSync(source).filter(
  (folder) => folder !== 'theme' && existsSync(`${source}/${folder}/index.ts`),
);

/** How deep in a component's rooms a file is. */
const depth = (file: string) => file.split('/').length;

/** The files of a component with such an ending, those of its rooms behind its own. */
const read = (folder: string, ending: RegExp): string =>
  readdirSync(`${source}/${folder}`, { encoding: 'utf8', recursive: true })
    .filter((file) => ending.test(file))
    .toSorted((a, b) => depth(a) - depth(b) || a.localeCompare(b))
    .map((file) => readFileSync(`${source}/${folder}/${file}`, 'utf8'))
    .join('\n');

/** The stories of a component by name, the hero first, each with its text. */
const storiesOf = (folder: string): Map<string, string> => {
  const parts = read(folder, /\.stories\.tsx$/).split(/^export const (?=\w+: Story\b)/m);
  return new Map(parts.slice(1).map((text) => [/^\w+/.exec(text)?.[0] ?? '', text]));
};

/** What each variant of the hero must switch, by name or by the word of the toolbar. */
const variants = {
  RightToLeft: /rightToLeft|'rtl'/,
  Dark: /\bdark\b/,
  ForcedColors: /forcedColors/,
  ReducedMotion: /reducedMotion|'reduced'/,
};

const section = (page: string, name: string): string =>
  page.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';

/** Keys of a table's first column: `Enter` in "`Enter`, `Space` on an item". */
const keysOf = (page: string): string[] => {
  const rows = section(page, 'Keyboard').matchAll(/^\| ([^|]+)\|/gm);
  return [...rows].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(F?[A-Z]\w+|F\d+)`/g)].map(([, key = '']) => key),
  );
};

/** How a test presses a key that is not written `{Key}`. */
const otherWays: Record<string, RegExp> = {
  Space: /' '|\{ \}|\[Space\]/,
  Tab: /\.tab\(/,
  Shift: /shift: true/i,
};

const isPressed = (key: string, tests: string): boolean =>
  new RegExp(`[{'"\`>]${key}[}'"\`>/+]`).test(tests) || (otherWays[key]?.test(tests) ?? false);

describe.each(components)('%s', (folder) => {
  const stories = storiesOf(folder);
  const page = read(folder, /\.mdx$/);

  it('begins with a hero, drawn as it is without any switch', () => {
    const [hero = '', text = ''] = [...stories][0] ?? [];
    expect(hero).not.toBe('');
    expect(Object.keys(variants)).not.toContain(hero);
    expect(text).not.toMatch(/globals:/);
  });

  it.each(Object.entries(variants))('has a story %s', (name, switched) => {
    expect([...stories.keys()]).toContain(name);
    expect(stories.get(name)).toMatch(switched);
  });

  it('has a page with its anatomy, keys and props', () => {
    expect(section(page, 'Anatomy')).toMatch(/^\| /m);
    expect(section(page, 'Keyboard')).toMatch(/^\| .*`|Nothing in it takes focus\./m);
    expect(section(page, 'Props')).not.toBe('');
  });

  it('names only attributes on its page that its source knows', () => {
    const code = read(folder, /\.tsx?$/) + read('internal', /\.tsx?$/);
    const named = new Set([...page.matchAll(/`(data-[\w-]+)/g)].map(([, name = '']) => name));
    expect([...named].filter((name) => !code.includes(name))).toEqual([]);
  });

  it('asks for the attribute dir, not for :dir(), which minifiers turn into a list of languages', () => {
    expect(read(folder, /\.css\.ts$/)).not.toContain(':dir(');
  });

  it('presses every key of its page in a story or test', () => {
    const tests = read(folder, /\.(stories|test)\.tsx$/);
    expect(keysOf(page).filter((key) => !isPressed(key, tests))).toEqual([]);
  });
});
