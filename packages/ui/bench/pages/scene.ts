import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** What the program asks of a page. Every contender of a scenario offers the same. */
export interface Scene {
  /** Draws the component, with as many items as the address says. */
  mount: () => void;
  /** One step forward (carousel). */
  next?: () => void;
  /** Number of the slide in the middle (carousel). */
  selected?: () => number;
  /** Adds that many toasts at once; each stays so long, in milliseconds. */
  burst?: (count: number, duration: number) => void;
}

declare global {
  interface Window {
    scene: Required<Scene>;
  }
}

/** How many items the address asks for. */
export const count = Number(new URLSearchParams(location.search).get('count'));

const frame = (): HTMLElement => {
  const element = document.createElement('div');
  element.className = 'frame';
  document.body.append(element);
  return element;
};

/** Offers a component to the program. What `extra` holds is called after it was drawn. */
export function present(draw: () => ReactNode, extra: Omit<Scene, 'mount'> = {}): void {
  const root = createRoot(frame());
  const mount = () => flushSync(() => root.render(draw()));
  window.scene = { mount, ...extra } as Required<Scene>;
}
