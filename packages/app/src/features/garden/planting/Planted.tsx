import { SearchField } from '@seedbed/ui/field';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { GardenFilter, useGarden } from '../garden.api';
import * as styles from '../garden.css';
import { GardenList } from '../GardenList';
import { GardenSide } from '../collections/GardenSide';
import { Loading } from '../Loading';

const GardenItemView = lazy(async () => ({
  default: (await import('../item/GardenItemView')).GardenItemView,
}));

export interface PlantedProps {
  filter: GardenFilter;
  /** Undefined while they are looked for. */
  found: ReturnType<typeof useGarden>['data'];
  openId: number | undefined;
  open: (id?: number) => void;
  onFilter: (filter: GardenFilter) => void;
  onMore: () => void;
}

/** What is in the garden: its filters, the items that were found, and the one that is open. */
export function Planted({ filter, found, openId, open, onFilter, onMore }: PlantedProps) {
  const { place, pressed, press } = usePressed(openId, open);
  const isOpen = openId !== undefined;
  return (
    <div className={styles.columns}>
      <div ref={place} className={styles.rooms} data-open={isOpen || undefined}>
        <div className={isOpen ? styles.listBesideItem : undefined}>
          <GardenSide {...{ filter, onFilter }} />
        </div>
        <div className={`${styles.list} ${isOpen ? styles.listBesideItem : ''}`}>
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
            <GardenList
              {...found}
              isTrash={Boolean(filter.trash)}
              openId={openId}
              onOpen={press}
              onMore={onMore}
            />
          )}
        </div>
        {isOpen && (
          <Suspense fallback={<Loading />}>
            <GardenItemView
              id={openId}
              onClose={() => open()}
              onOpen={press}
              takesFocus={pressed === openId}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** Which item was opened here, not by its address; the focus returns to its row when it is closed. */
function usePressed(openId: number | undefined, open: (id: number) => void) {
  const place = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<number>();
  const before = useRef(openId);
  useEffect(() => {
    if (openId === undefined && before.current !== undefined) {
      place.current?.querySelector<HTMLElement>(`[data-row="${before.current}"]`)?.focus();
    }
    before.current = openId;
  }, [openId]);
  const press = (id: number) => {
    setPressed(id);
    open(id);
  };
  return { place, pressed, press };
}
