import { vars } from '../../packages/ui/src/theme/vars.css';

/** What a group of the theme is called on a page. */
export const groupNames = {
  color: 'Colours',
  space: 'Space',
  radius: 'Corners',
  type: 'Type',
  weight: 'Weights',
  font: 'Fonts',
  size: 'Sizes',
  shadow: 'Shadow',
  motion: 'Motion',
  layer: 'Layers',
} as const;

/** A group of the theme. */
export type ThemeGroup = keyof typeof groupNames;

/** `vars.color.accent`, `color.accent` and `vars.type.body.size`, as style files write them. */
const use = new RegExp(`\\b(${Object.keys(groupNames).join('|')})\\.(\\w+)(?:\\.(\\w+))?`, 'g');

const propertyOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^var\((--[\w-]+)\)$/.exec(value)?.[1] : undefined;

/** Every custom property below a part of the theme. */
export const propertiesOf = (part: unknown): string[] => {
  const own = propertyOf(part);
  if (own) return [own];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(propertiesOf) : [];
};

const below = (part: unknown, name: string | undefined): unknown =>
  name !== undefined && typeof part === 'object' && part !== null && name in part
    ? (part as Record<string, unknown>)[name]
    : undefined;

const namedIn = (source: string) =>
  [...source.matchAll(use)].flatMap(([, group = '', name, last]) => {
    const part = below(below(vars, group), name);
    return propertiesOf(below(part, last) ?? part).map(
      (property) => [group as ThemeGroup, property] as const,
    );
  });

/** The focus ring is spread into a style by name. */
const ring = [vars.color.focus, vars.color.focusHalo].flatMap(propertiesOf);

/** The theme's custom properties that style files use, by group, each once. */
export const themeVariables = (sources: readonly string[]): [ThemeGroup, string[]][] => {
  const source = sources.join('\n');
  const used = namedIn(source);
  if (/\b(?:f|insetF)ocusRing\b/.test(source)) used.push(...ring.map((name) => ['color', name] as const));
  return (Object.keys(groupNames) as ThemeGroup[]).flatMap((group) => {
    const names = new Set(used.filter(([kind]) => kind === group).map(([, name]) => name));
    return names.size > 0 ? [[group, [...names].sort()]] : [];
  });
};
