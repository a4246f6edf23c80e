import type { GardenCollection } from '@seedbed/server/contract';
import { IconButton } from '@seedbed/ui/button';
import { MoreHorizontal } from '@seedbed/ui/icons';
import { Menu } from '@seedbed/ui/menu';
import { lazy, Suspense, useState } from 'react';

const RenameCollection = lazy(async () => ({
  default: (await import('./RenameCollection')).RenameCollection,
}));
const DeleteCollection = lazy(async () => ({
  default: (await import('./DeleteCollection')).DeleteCollection,
}));

export interface CollectionMenuProps {
  collection: GardenCollection;
  /** It was deleted. */
  onGone: () => void;
}

/** What is done to a collection as a whole. */
export function CollectionMenu({ collection, onGone }: CollectionMenuProps) {
  const [asked, setAsked] = useState<'rename' | 'delete'>();
  const close = () => setAsked(undefined);
  return (
    <>
      <Menu
        label={collection.name}
        trigger={
          <IconButton label={`More for ${collection.name}`} size="small">
            <MoreHorizontal size={14} />
          </IconButton>
        }
        items={[
          { id: 'rename', label: 'Rename…' },
          { id: 'delete', label: 'Delete…', isDanger: true },
        ]}
        onAction={setAsked}
      />
      <Suspense fallback={null}>
        {asked === 'rename' && <RenameCollection collection={collection} onClose={close} />}
        {asked === 'delete' && <DeleteCollection {...{ collection, onGone }} onClose={close} />}
      </Suspense>
    </>
  );
}
