import type { ListedGardenItem } from '@seedbed/server/contract';
import { Badge } from '@seedbed/ui/badge';
import { Button } from '@seedbed/ui/button';
import { Text } from '@seedbed/ui/text';
import { Button as PlainButton } from 'react-aria-components';
import { dayInWords } from '../../format/dates';
import { toastFailure } from '../../feedback/toasts';
import { useGardenCalls } from './garden.api';
import * as styles from './garden.css';
import { kindWords, trashedUntil } from './gardenWords';

export interface GardenListProps {
  items: readonly ListedGardenItem[];
  openId: number | undefined;
  isTrash: boolean;
  hasMore: boolean;
  onOpen: (id: number) => void;
}

/** The items that were found, newest first. */
export function GardenList({ items, openId, isTrash, hasMore, onOpen }: GardenListProps) {
  return (
    <div className={styles.list}>
      <ul aria-label={isTrash ? 'In the trash' : 'Planted'}>
        {items.map((item) => (
          <li key={item.id}>
            {isTrash ? (
              <div className={styles.entry}>
                <Entry item={item} />
                <Restore item={item} />
              </div>
            ) : (
              <PlainButton
                className={styles.entry}
                aria-current={item.id === openId}
                onPress={() => onOpen(item.id)}
              >
                <Entry item={item} />
              </PlainButton>
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <Text as="p" size="caption" tone="quiet">
          These are the newest {items.length}. Search, or choose a collection or tag, to find older ones.
        </Text>
      )}
    </div>
  );
}

function Entry({ item }: { item: ListedGardenItem }) {
  const { title, kind, createdAt, source, excerpt, note, watch, duplicates, deletedAt } = item;
  return (
    <>
      <Text weight="medium" lineClamp={2}>
        {title}
      </Text>
      <Text size="caption" tone="quiet" lineClamp={2}>
        {excerpt || note}
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
