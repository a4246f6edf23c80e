import { atom } from 'jotai';
import { useEffect, type ComponentType } from 'react';

/** Something that can be opened or done from anywhere. */
export interface PaletteEntry {
  /** Its own among all entries, and the same on the next visit: what was chosen lately comes first. */
  id: string;
  label: string;
  /** A quiet line below the label. */
  description?: string;
  /** Heading that it stands under while nothing is typed. */
  section: string;
  /** Other words that find it. */
  keywords?: string;
  /** Its keys as they are written. */
  shortcut?: string;
  /** Why it cannot be done now, in a sentence; it is listed all the same. */
  unavailable?: string;
  run: () => void;
}

export interface PaletteSourceProps {
  /** Takes all entries of the source, each time they are others. */
  onEntries: (entries: readonly PaletteEntry[]) => void;
}

/** A part of the product that has entries. It is there while the palette is open, and draws nothing. */
export interface PaletteSource {
  id: string;
  Source: ComponentType<PaletteSourceProps>;
}

/** A source whose entries a hook knows. The hook answers the same array while they are the same. */
export function paletteSource(id: string, useEntries: () => readonly PaletteEntry[]): PaletteSource {
  function Source({ onEntries }: PaletteSourceProps) {
    const entries = useEntries();
    useEffect(() => onEntries(entries), [entries, onEntries]);
    return null;
  }
  return { id, Source };
}

/** Whether the palette is open: keys and buttons anywhere open it. */
export const isPaletteOpenAtom = atom(false);
