import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { loadHero, storyFiles } from './heroes.stories';

const render = async (file: string) => {
  try {
    if (typeof window !== 'undefined') throw new Error('This is no server: it has a window.');
    return { html: renderToString(createElement(StrictMode, null, createElement(await loadHero(file)))) };
  } catch (error) {
    return { html: '', error: String(error) };
  }
};

/** What a server sends for every hero, by file of stories, or why it cannot. */
export const sent = Object.fromEntries(
  await Promise.all(storyFiles.map(async (file) => [file, await render(file)] as const)),
);
