import type { ListedGardenItem } from '@seedbed/server/contract';
import { Badge } from '@seedbed/ui/badge';
import { Button } from '@seedbed/ui/button';
import { Text } from '@seedbed/ui/text';
import { useEffect, useRef } from 'react';
import { dayInWords } from '../../format/dates';
import { toastFailure } from '../../feedback/toasts';
import { RowGrid } from '../../screen/RowGrid';
import { useGardenCalls } from './garden.api';
import * as styles from './garden.css';
import { kindWords, linesOf, trashedUntil } from './gardenWords';

export interface GardenListProps {
  items: readonly ListedGardenItem[];
  openId: number | undefined;
  isTrash: boolean;
  hasMore: boolean;
  onOpen: (id: number) => void;
  onMore: () => void;
}

/** The items that were found, newest first. */
export function GardenList({ items, openId, isTrash, hasMore, onOpen, onMore }: GardenListProps) {
  const { place, follow } = useFollowed(items);
  return (
    <div ref={place} className={styles.list}>
      {isTrash ? (
        <ul aria-label="In the trash">
          {items.map((item) => (
            <li key={item.id} className={styles.entry}>
              <Entry item={item} />
              <Restore item={item} />
            </li>
          ))}
        </ul>
      ) : (
        <RowGrid
          label="Planted"
          rows={items.map((item) => ({
            id: item.id,
            cells: [{ key: 'item', className: styles.cell, content: <Entry item={item} /> }],
          }))}
          rowClass={styles.entry}
          openId={openId}
          onOpen={onOpen}
        />
      )}
      {hasMore && (
        <span>
          <Button
            onPress={() => {
              follow();
              onMore();
            }}
          >
            Show more
          </Button>
        </span>
      )}
    </div>
  );
}

/** The keyboard goes on with the first of those that were asked for, the button having moved or gone. */
function useFollowed(items: readonly ListedGardenItem[]) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef<number>(undefined);
  useEffect(() => {
    const next = items[seen.current ?? items.length];
    if (!next) return;
    seen.current = undefined;
    place.current?.querySelector<HTMLElement>(`[data-row="${next.id}"]`)?.focus();
  }, [items]);
  const follow = () => {
    seen.current = items.length;
  };
  return { place, follow };
}

function Entry({ item }: { item: ListedGardenItem }) {
  const { title, kind, createdAt, source, excerpt, note, watch, duplicates, deletedAt } = item;
  return (
    <>
      <Text weight="medium" lineClamp={2}>
        {title}
      </Text>
      <Text size="caption" tone="quiet" lineClamp={2}>
        {linesOf(kind, excerpt) || note}
      </Text>
      <span className={styles.meta}>
        <Badge>{kindWords[kind]}</Badge>
        {watch === 'changed' && <Badge tone="caution">Source changed</Badge>}
        {watch === 'retracted' && <Badge tone="critical">Retracted</Badge>}
        {watch === 'unreachable' && <Badge tone="caution">Source does not answer</Badge>}
        {watch === 'old' && <Badge tone="caution">Newer edition held</Badge>}
        {duplicates.length > 0 && <Badge>Looks the same as another</Badge>}
        <Text size="caption" tone="quiet">
          {[
            source.publication,
            dayInWords(createdAt),
            deletedAt && `kept until ${dayInWords(trashedUntil(deletedAt))}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </span>
    </>
  );
}

function Restore({ item }: { item: ListedGardenItem }) {
  const { restore } = useGardenCalls();
  const run = () =>
    restore(item).catch((error: unknown) =>
      toastFailure('It could not be restored. It is still in the trash; try again.', error),
    );
  return (
    <span>
      <Button size="small" onPress={() => void run()}>
        Restore
      </Button>
    </span>
  );
}
