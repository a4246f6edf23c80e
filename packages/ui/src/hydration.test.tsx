import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { loadHero, storyFiles } from './internal/heroes.stories';
import './theme';

interface ServerMarkup {
  html: string;
  error?: string;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderOnServer: () => Promise<Record<string, ServerMarkup>>;
  }
}

let markup: Record<string, ServerMarkup>;

beforeAll(async () => {
  markup = await commands.renderOnServer();
});

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(storyFiles)('%s: rendered without a window, hydrated without a warning', async (file) => {
  const { html, error } = markup[file] ?? { html: '', error: 'not rendered' };
  expect(error).toBeUndefined();
  const Hero = await loadHero(file);
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = html;
  const complain = vi.fn();
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
  const handleHydrated = vi.fn();
  function Hydrated() {
    useEffect(handleHydrated, []);
    return <Hero />;
  }
  const root = hydrateRoot(
    host,
    <StrictMode>
      <Hydrated />
    </StrictMode>,
    { onRecoverableError: complain },
  );
  await expect.poll(() => handleHydrated.mock.calls.length).toBeGreaterThan(0);
  expect(complain.mock.calls).toEqual([]);
  root.unmount();
  host.remove();
});
