import { useAtom } from 'jotai';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { isPaletteOpenAtom } from './navigation/palette';

const PaletteRegistry = lazy(async () => ({
  default: (await import('./PaletteRegistry')).PaletteRegistry,
}));

const isAsked = ({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  code === 'KeyK' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** The palette of whoever is signed in, opened by ⌘/Ctrl+K anywhere; its code comes when it is first asked for. */
export function PaletteHost() {
  const [isOpen, setIsOpen] = useAtom(isPaletteOpenAtom);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isAsked(event) || event.isComposing) return;
    // Before anything in the page, because a browser goes to its search field.
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) setIsOpen(!isOpen);
  });
  useEffect(() => {
    const listeners = new AbortController();
    window.addEventListener('keydown', (event) => hear(event), {
      capture: true,
      signal: listeners.signal,
    });
    return () => listeners.abort();
  }, []);
  // Whoever signs out closes it.
  useEffect(() => () => setIsOpen(false), [setIsOpen]);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <PaletteRegistry isOpen={isOpen} onOpenChange={setIsOpen} />
    </Suspense>
  );
}
