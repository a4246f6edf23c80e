'use client';
import { useSyncExternalStore } from 'react';
import { type ColorScheme, parseColorScheme } from './colorScheme';

const storageKey = 'seedbed-color-scheme';
const listeners = new Set<() => void>();

/** Kept beside storage, which may be forbidden (private windows, blocked cookies): the choice then lasts until reload. */
let unsaved: ColorScheme | undefined;

const read = (): ColorScheme => {
  if (unsaved) return unsaved;
  try {
    return parseColorScheme(localStorage.getItem(storageKey));
  } catch {
    return 'system';
  }
};

const write = (choice: ColorScheme): void => {
  try {
    localStorage.setItem(storageKey, choice);
    unsaved = undefined;
  } catch {
    unsaved = choice;
  }
};

/**
 * Puts the stored choice on the document. Call it where the app starts, before the first render, or a reader who chose
 * dark sees a white flash on every load. Does nothing on a server.
 */
export const applyColorScheme = (): void => {
  if (typeof document === 'undefined') return;
  const choice = read();
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
};

const announce = (): void => {
  applyColorScheme();
  for (const listener of listeners) listener();
};

/** Another window stored a choice: storage works, so it is the truth again. */
const handleStorage = (): void => {
  unsaved = undefined;
  announce();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
};

const setChoice = (choice: ColorScheme): void => {
  write(choice);
  announce();
};

/** The colour scheme in use, and how to change it. */
export interface ColorSchemeControl {
  choice: ColorScheme;
  /** Sets `data-theme` on the document and remembers it in local storage; other windows follow. */
  setChoice: (choice: ColorScheme) => void;
}

/** Light, dark or as the system says. Works without storage, for the life of the page. */
export const useColorScheme = (): ColorSchemeControl => {
  const choice = useSyncExternalStore<ColorScheme>(subscribe, read, () => 'system');
  return { choice, setChoice };
};
