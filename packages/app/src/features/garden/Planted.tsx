import { SearchField } from '@seedbed/ui/field';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense } from 'react';
import type { GardenFilter, useGarden } from './garden.api';
import * as styles from './garden.css';
import { GardenList } from './GardenList';
import { GardenSide } from './GardenSide';
import { Loading } from './Loading';

const GardenItemView = lazy(async () => ({ default: (await import('./GardenItemView')).GardenItemView }));

export interface PlantedProps {
  filter: GardenFilter;
  /** Undefined while they are looked for. */
  found: ReturnType<typeof useGarden>['data'];
  openId: number | undefined;
  open: (id?: number) => void;
  onFilter: (filter: GardenFilter) => void;
}

/** What is in the garden: its filters, the items that were found, and the one that is open. */
export function Planted({ filter, found, openId, open, onFilter }: PlantedProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.rooms}>
        <div className={openId === undefined ? undefined : styles.listBesideItem}>
          <GardenSide {...{ filter, onFilter }} />
        </div>
        <div className={`${styles.list} ${openId === undefined ? '' : styles.listBesideItem}`}>
          <SearchField
            label="Search your garden"
            placeholder="Words, or “a phrase”"
            value={filter.q ?? ''}
            onChange={(q) => onFilter({ ...filter, q })}
          />
          {!found ? (
            <Loading />
          ) : found.items.length === 0 ? (
            <Text as="p" tone="quiet" role="status">
              {filter.trash
                ? 'The trash is empty.'
                : 'Nothing planted fits this. Take a filter away, or search for other words.'}
            </Text>
          ) : (
            <GardenList {...found} isTrash={Boolean(filter.trash)} openId={openId} onOpen={open} />
          )}
        </div>
        {openId !== undefined && (
          <Suspense fallback={<Loading />}>
            <GardenItemView id={openId} onClose={() => open()} onOpen={open} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
