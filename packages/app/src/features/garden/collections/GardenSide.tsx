import type { GardenCollection, GardenKind } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { SelectField, TextField } from '@seedbed/ui/field';
import { ChevronDown, Plus } from '@seedbed/ui/icons';
import { Heading, Text } from '@seedbed/ui/text';
import { lazy, Suspense, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button as PlainButton } from 'react-aria-components';
import { idempotencyKeys } from '../../../api/idempotencyKeys';
import { toastFailure } from '../../../feedback/toasts';
import { useCollections, useGardenCalls, useTags, type GardenFilter } from '../garden.api';
import * as styles from '../garden.css';
import { kindWords } from '../gardenWords';

const CollectionMenu = lazy(async () => ({ default: (await import('./CollectionMenu')).CollectionMenu }));

export interface GardenSideProps {
  filter: GardenFilter;
  onFilter: (filter: GardenFilter) => void;
}

const kinds = [{ id: 'all', label: 'All kinds' } as const].concat(
  Object.entries(kindWords).map(([id, label]) => ({ id, label })) as never,
);

/** Which items are shown: of a kind, a collection, a tag. */
export function GardenSide({ filter, onFilter }: GardenSideProps) {
  const { data: collections = [] } = useCollections();
  const { data: tags = [] } = useTags();
  const { place, leave } = useLeaving(collections);
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  const taken = [filter.kind, filter.collection, filter.tag].filter((each) => each !== undefined).length;
  return (
    <>
      <div className={styles.fold}>
        <PlainButton
          className={styles.choice}
          aria-expanded={isShown}
          aria-controls={id}
          onPress={() => setIsShown(!isShown)}
        >
          {taken === 0 ? 'Filters' : `Filters: ${taken} chosen`}
          <ChevronDown size={16} />
        </PlainButton>
      </div>
      <div id={id} className={styles.side} data-folded={!isShown || undefined}>
        <SelectField
          label="Kind"
          options={kinds}
          value={filter.kind ?? 'all'}
          onChange={(id) => onFilter({ ...filter, kind: id === 'all' ? undefined : (id as GardenKind) })}
        />
        <section ref={place} tabIndex={-1} aria-label="Collections">
          <Heading level={2} size="body">
            Collections
          </Heading>
          <ul className={styles.choices}>
            {collections.map((collection) => (
              <Held
                key={collection.id}
                collection={collection}
                isChosen={filter.collection === collection.id}
                onChoose={(id) => onFilter({ ...filter, collection: id })}
                onGone={() => {
                  leave(collection.id);
                  onFilter({ ...filter, collection: undefined });
                }}
              />
            ))}
          </ul>
          <NewCollection />
        </section>
        {tags.length > 0 && (
          <section aria-label="Tags">
            <Heading level={2} size="body">
              Tags
            </Heading>
            <ul className={styles.choices}>
              {tags.map(({ tag, itemCount }) => (
                <li key={tag}>
                  <Choice
                    label={tag}
                    count={itemCount}
                    isChosen={filter.tag === tag}
                    onPress={() => onFilter({ ...filter, tag: filter.tag === tag ? undefined : tag })}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

/** Where the keyboard goes on once a collection is gone with its button and its dialog. */
function useLeaving(collections: readonly GardenCollection[]) {
  const place = useRef<HTMLElement>(null);
  const left = useRef<number>(null);
  useEffect(() => {
    if (left.current === null || collections.some(({ id }) => id === left.current)) return;
    left.current = null;
    place.current?.focus();
  });
  const leave = (id: number) => {
    left.current = id;
  };
  return { place, leave };
}

interface HeldProps {
  collection: GardenCollection;
  isChosen: boolean;
  onChoose: (id: number | undefined) => void;
  onGone: () => void;
}

/** A collection. What is chosen can be renamed and deleted. */
function Held({ collection, isChosen, onChoose, onGone }: HeldProps) {
  const { id, name, itemCount } = collection;
  return (
    <li className={styles.held}>
      <Choice
        label={name}
        count={itemCount}
        isChosen={isChosen}
        onPress={() => onChoose(isChosen ? undefined : id)}
      />
      {isChosen && (
        <Suspense fallback={null}>
          <CollectionMenu {...{ collection, onGone }} />
        </Suspense>
      )}
    </li>
  );
}

interface ChoiceProps {
  label: string;
  count: number;
  isChosen: boolean;
  onPress: () => void;
}

function Choice({ label, count, isChosen, onPress }: ChoiceProps) {
  return (
    <PlainButton className={styles.choice} aria-current={isChosen} onPress={onPress}>
      {label}
      <Text size="caption" tone="quiet" isTabular>
        {count}
      </Text>
    </PlainButton>
  );
}

function NewCollection() {
  const { addCollection } = useGardenCalls();
  const [name, setName] = useState('');
  const [keys] = useState(idempotencyKeys);
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (name.trim() === '') return;
    try {
      await keys.once(name, (key) => addCollection(name, key));
      setName('');
    } catch (error) {
      toastFailure('The collection could not be made. Its name is still here; try again.', error);
    }
  }
  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label="New collection"
        isLabelHidden
        placeholder="New collection"
        value={name}
        onChange={setName}
        maxLength={120}
        action={
          <Button type="submit" variant="quiet" aria-label="Add collection">
            <Plus size={14} />
          </Button>
        }
      />
    </form>
  );
}
