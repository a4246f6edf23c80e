import { useAtom } from 'jotai';
import { lazy, memo, Suspense, useCallback, useMemo, useState } from 'react';
import { materialsPalette } from './features/materials/palette';
import { productsPalette } from './features/products/palette';
import { searchPalette, useFoundWork } from './features/search/palette';
import { tabKindsPalette, workspacePalette } from './features/workspace/palette';
import type { PaletteEntry, PaletteSource } from './navigation/palette';
import { orderedEntries, withChoice } from './navigation/paletteOrder';
import { TabTypes } from './navigation/tabTypes';
import { recentEntriesAtom } from './palette.atom';
import { placesPalette } from './shell/palette';
import { tabTypes } from './tabTypes';

const CommandPalette = lazy(async () => ({
  default: (await import('@seedbed/ui/command-palette')).CommandPalette,
}));

/** More are not read, and each one that is listed is drawn anew with each key. */
const mostListed = 24;

/** In the order in which their entries stand. */
const sources: readonly PaletteSource[] = [
  placesPalette,
  workspacePalette,
  productsPalette,
  searchPalette,
  materialsPalette,
  tabKindsPalette,
];

interface PaletteRegistryProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Everything there is to open or to do, found by typing; what was chosen lately comes first. */
export function PaletteRegistry({ isOpen, onOpenChange }: PaletteRegistryProps) {
  const [bySource, setBySource] = useState<Readonly<Record<string, readonly PaletteEntry[]>>>({});
  const [recent, setRecent] = useAtom(recentEntriesAtom);
  const [typed, setTyped] = useState('');
  const found = useFoundWork(isOpen ? typed : '');
  const entries = useMemo(
    () =>
      orderedEntries(
        sources.flatMap(({ id }) => bySource[id] ?? []),
        recent,
      ),
    [bySource, recent],
  );
  const choose = (id: string) => {
    setRecent(withChoice(recent, id));
    [...entries, ...found].find((entry) => entry.id === id)?.run();
  };
  return (
    <TabTypes.Provider value={tabTypes}>
      {isOpen && sources.map((source) => <Entries key={source.id} source={source} onEntries={setBySource} />)}
      <Suspense fallback={null}>
        <CommandPalette
          label="Find anything"
          placeholder="A page, a product, a command, or words of your work"
          emptyLabel="Nothing found. Other words may find it."
          commands={entries}
          found={found}
          onTyped={setTyped}
          limit={mostListed}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          onChoose={choose}
        />
      </Suspense>
    </TabTypes.Provider>
  );
}

type BySource = Readonly<Record<string, readonly PaletteEntry[]>>;

interface EntriesProps {
  source: PaletteSource;
  onEntries: (change: (before: BySource) => BySource) => void;
}

/** One source, and the place its entries go to. Not asked again with each key that is typed. */
const Entries = memo(function Entries({ source: { id, Source }, onEntries }: EntriesProps) {
  const put = useCallback(
    (entries: readonly PaletteEntry[]) => onEntries((before) => ({ ...before, [id]: entries })),
    [id, onEntries],
  );
  return <Source onEntries={put} />;
});
