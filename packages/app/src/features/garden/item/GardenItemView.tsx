import type { GardenItem } from '@seedbed/server/contract';
import { Badge } from '@seedbed/ui/badge';
import { Button, LinkButton } from '@seedbed/ui/button';
import { Checkbox } from '@seedbed/ui/field';
import { ArrowLeft, ExternalLink, Trash2 } from '@seedbed/ui/icons';
import { Inline } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Heading, Text } from '@seedbed/ui/text';
import { useEffect, useRef, useState } from 'react';
import { errorWords, hasStatus } from '../../../api/problem';
import { dayInWords } from '../../../format/dates';
import { toastFailure } from '../../../feedback/toasts';
import { useCollections, useGardenCalls, useGardenItem } from '../garden.api';
import * as styles from '../garden.css';
import { kindWords } from '../gardenWords';
import { Loading } from '../Loading';
import { OwnWords } from './OwnWords';
import { CheckSource } from './CheckSource';
import { Snapshot } from './Snapshot';
import { Uses } from './Uses';
import { useItemChanges, type ItemChanges } from './useItemChanges';
import { useThrowAway } from './useThrowAway';
import { Watch } from './Watch';

export interface GardenItemViewProps {
  id: number;
  onClose: () => void;
  onOpen: (id: number) => void;
  /** It was opened from the list: the keyboard goes on here. */
  takesFocus: boolean;
}

/** One item: what was planted, and what one made of it. */
export function GardenItemView({ id, onClose, onOpen, takesFocus }: GardenItemViewProps) {
  const { data: item, error, mutate } = useGardenItem(id);
  if (error && !item) {
    return (
      <Notice
        tone="critical"
        title={
          hasStatus(error, 404) ? 'There is no such item in your garden' : 'The item could not be loaded'
        }
        action={
          <Button onPress={hasStatus(error, 404) ? onClose : () => void mutate()}>
            {hasStatus(error, 404) ? 'Back to the garden' : 'Try again'}
          </Button>
        }
      >
        {hasStatus(error, 404) ? 'It was thrown away, or it belongs to somebody else.' : errorWords(error)}
      </Notice>
    );
  }
  if (!item) return <Loading />;
  return <Loaded key={item.id} {...{ item, onClose, onOpen, takesFocus }} />;
}

type LoadedProps = Omit<GardenItemViewProps, 'id'> & { item: GardenItem };

function Loaded({ item, onClose, onOpen, takesFocus }: LoadedProps) {
  const place = useRef<HTMLElement>(null);
  // Only as it comes: what is changed in it later keeps the focus.
  const [isTaken] = useState(takesFocus);
  useEffect(() => {
    if (isTaken) place.current?.focus();
  }, [isTaken]);
  const throwAway = useThrowAway(onClose);
  const { shown, store, press } = useItemChanges(item);
  return (
    <article ref={place} tabIndex={-1} className={styles.item} aria-label={item.title}>
      <div className={styles.tools}>
        <Button variant="quiet" size="small" onPress={onClose}>
          <ArrowLeft size={14} />
          All items
        </Button>
        <Button variant="quiet" size="small" onPress={() => void throwAway(item)}>
          <Trash2 size={14} />
          Move to trash
        </Button>
      </div>
      <header className={styles.stacked}>
        <Heading level={2}>{item.title}</Heading>
        <span className={styles.meta}>
          <Badge>{kindWords[item.kind]}</Badge>
          <Text size="caption" tone="quiet">
            Planted {dayInWords(item.createdAt)}
          </Text>
        </span>
        <Source item={item} />
      </header>
      <Duplicates {...{ item, onOpen }} />
      <Watch item={item} />
      {item.snapshot && <Snapshot key={item.snapshot} item={shown} press={press} />}
      <OwnWords item={item} store={store} />
      <Memberships item={shown} press={press} />
      <Uses uses={item.uses} />
    </article>
  );
}

function Source({ item }: { item: GardenItem }) {
  const { source } = item;
  const words = [
    source.publication,
    source.year,
    source.doi && `DOI ${source.doi}`,
    source.pmid && `PMID ${source.pmid}`,
  ];
  const told = words.filter(Boolean).join(' · ');
  return (
    <>
      {told && <Text size="caption">{told}</Text>}
      <div className={styles.tools}>
        {source.url && (
          <LinkButton href={source.url} target="_blank" variant="quiet" size="small">
            <ExternalLink size={14} />
            Open the source
          </LinkButton>
        )}
        <CheckSource item={item} />
      </div>
    </>
  );
}

function Duplicates({ item, onOpen }: Pick<LoadedProps, 'item' | 'onOpen'>) {
  const { merge, tellApart } = useGardenCalls();
  const [other] = item.duplicates;
  if (other === undefined) return null;
  const failed = (error: unknown) =>
    toastFailure('Nothing was changed. Open the item again, then try again.', error);
  return (
    <Notice
      title="Another item looks the same"
      action={
        <Inline gap="xsmall">
          <Button onPress={() => void merge(item, item.duplicates).catch(failed)}>Merge into this one</Button>
          <Button variant="quiet" onPress={() => void tellApart(item, other).catch(failed)}>
            Not a duplicate
          </Button>
          <Button variant="quiet" onPress={() => onOpen(other)}>
            Open the other
          </Button>
        </Inline>
      }
    >
      Merging keeps both notes; the other goes to the trash.
    </Notice>
  );
}

function Memberships({ item, press }: { item: GardenItem } & Pick<ItemChanges, 'press'>) {
  const { data: collections = [] } = useCollections();
  if (collections.length === 0) return null;
  const set = (id: number, isIn: boolean) => {
    const others = item.collectionIds.filter((each) => each !== id);
    void press(
      { collectionIds: isIn ? [...others, id] : others },
      'The collection could not be changed. Open the item again, then try again.',
    );
  };
  return (
    <section className={styles.stacked} aria-label="In collections">
      <Heading level={3} size="body">
        Collections
      </Heading>
      {collections.map(({ id, name }) => (
        <Checkbox key={id} isSelected={item.collectionIds.includes(id)} onChange={(isIn) => set(id, isIn)}>
          {name}
        </Checkbox>
      ))}
    </section>
  );
}
