import type { GardenFormat } from '@seedbed/server/contract';
import { Button, IconButton } from '@seedbed/ui/button';
import { EmptyState } from '@seedbed/ui/empty-state';
import { MoreHorizontal, Plus } from '@seedbed/ui/icons';
import { Menu } from '@seedbed/ui/menu';
import { Notice } from '@seedbed/ui/notice';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { errorWords } from '../../api/problem';
import { PageTitle } from '../../screen/PageTitle';
import { useScreenAddress } from '../../screen/screenAddress';
import { HeaderLabel, page, ShellHeader } from '../../shell';
import { exportAddress, useGarden, type GardenFilter } from './garden.api';
import { gardenHref, itemIn } from './gardenAddress';
import { GardenPicture } from './GardenPicture';
import { Loading } from './Loading';

// Asked for while the items are: an empty garden needs neither its filters nor its list.
const Planted = lazy(async () => ({ default: (await import('./planting/Planted')).Planted }));
const NewItemDialog = lazy(async () => ({ default: (await import('./add/NewItemDialog')).NewItemDialog }));
const FileDialog = lazy(async () => ({ default: (await import('./add/FileDialog')).FileDialog }));
const ImportDialog = lazy(async () => ({ default: (await import('./add/ImportDialog')).ImportDialog }));

const formats: readonly (readonly [GardenFormat, string])[] = [
  ['md', 'Markdown'],
  ['bib', 'BibTeX'],
  ['ris', 'RIS'],
  ['csv', 'CSV'],
  ['json', 'JSON'],
];

/** What one planted: collections and tags, the list, one item. */
export function GardenPage() {
  const [filter, setFilter] = useState<GardenFilter>({});
  const [pages, setPages] = useState(1);
  const garden = useGarden(useDeferredValue(filter), pages);
  const look = (next: GardenFilter) => {
    setPages(1);
    setFilter(next);
  };
  const { address, goTo } = useScreenAddress();
  const [dialog, setDialog] = useState<'new' | 'file' | 'import'>();
  const open = (id?: number) => void goTo(gardenHref(id));
  const close = (id?: number) => {
    setDialog(undefined);
    if (id !== undefined) open(id);
  };
  const openId = itemIn(address);
  // By what was read, not by what is asked for now: a filter that is taken away leaves what it found for a moment.
  const isEmpty = garden.data?.isUnfiltered && garden.data.items.length === 0 && openId === undefined;
  const newItem = (
    <Button variant="primary" onPress={() => setDialog('new')}>
      <Plus size={16} />
      <HeaderLabel>New note</HeaderLabel>
    </Button>
  );
  return (
    <>
      <PageTitle>Private garden</PageTitle>
      <ShellHeader
        title="Private garden"
        actions={
          <>
            <More
              isTrash={Boolean(filter.trash)}
              onTrash={(trash) => look(trash ? { trash } : {})}
              onFile={() => setDialog('file')}
              onImport={() => setDialog('import')}
            />
            {!isEmpty && newItem}
          </>
        }
      />
      <div className={page}>
        {garden.error && !garden.data ? (
          <Notice
            tone="critical"
            title="Your garden could not be loaded"
            action={<Button onPress={() => void garden.mutate()}>Try again</Button>}
          >
            {errorWords(garden.error)}
          </Notice>
        ) : isEmpty ? (
          <EmptyState
            title="Nothing planted yet"
            description="Your private garden content will be displayed here."
            picture={<GardenPicture />}
            action={newItem}
          />
        ) : (
          <Suspense fallback={<Loading />}>
            <Planted
              {...{ filter, openId, open, found: garden.data, onFilter: look }}
              onMore={() => setPages(pages + 1)}
            />
          </Suspense>
        )}
      </div>
      <Suspense fallback={null}>
        {dialog === 'new' && <NewItemDialog onClose={close} />}
        {dialog === 'file' && <FileDialog onClose={close} />}
        {dialog === 'import' && <ImportDialog onClose={() => setDialog(undefined)} />}
      </Suspense>
    </>
  );
}

interface MoreProps {
  isTrash: boolean;
  onTrash: (isTrash: boolean) => void;
  onFile: () => void;
  onImport: () => void;
}

/** What is done with the garden as a whole. */
function More({ isTrash, onTrash, onFile, onImport }: MoreProps) {
  const exports = formats.map(([id, label]) => ({ id: `export ${id}`, label: `Export as ${label}` }));
  return (
    <Menu
      label="Garden actions"
      trigger={
        <IconButton label="Garden actions">
          <MoreHorizontal size={16} />
        </IconButton>
      }
      items={[
        { id: 'file', label: 'Plant a file…' },
        { id: 'import', label: 'Import…' },
        ...exports,
        { id: 'trash', label: isTrash ? 'Leave the trash' : 'Open the trash' },
      ]}
      onAction={(id) => {
        if (id === 'file') onFile();
        else if (id === 'import') onImport();
        else if (id === 'trash') onTrash(!isTrash);
        else location.assign(exportAddress(id.replace('export ', '') as GardenFormat));
      }}
    />
  );
}
