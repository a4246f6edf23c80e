import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type Stories = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<Stories>('../*/*.stories.tsx');
const sources = import.meta.glob<string>('../*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every file of stories, for tests that go through all components. */
export const storyFiles = Object.keys(modules);

/** The first story of a file, drawn without the catalogue around it. @throws when the file has none */
export const loadHero = async (file: string): Promise<ComponentType> => {
  const name = /^export const (\w+): Story/m.exec(sources[file] ?? '')?.[1];
  const stories = await modules[file]?.();
  if (!name || !stories) throw new Error(`${file} has no story`);
  return (composeStories(stories) as Record<string, ComponentType>)[name] as ComponentType;
};
