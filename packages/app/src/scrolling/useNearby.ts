import { startTransition, useCallback, useState } from 'react';

type Watched = { whenSeen: (entry: IntersectionObserverEntry) => void };

const watched = new WeakMap<Element, Watched>();
let observer: IntersectionObserver | undefined;

/** One observer for all rows of all lists, one screen ahead of the reader, within panels that scroll too. */
function sharedObserver(): IntersectionObserver {
  const ahead = '100% 0px';
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) watched.get(entry.target)?.whenSeen(entry);
    },
    // Not in every browser's types yet: without it a row in a panel is near once it is in sight.
    { rootMargin: ahead, scrollMargin: ahead } as IntersectionObserverInit,
  );
  return observer;
}

function watch(row: Element, whenSeen: Watched['whenSeen']): () => void {
  const own = sharedObserver();
  watched.set(row, { whenSeen });
  own.observe(row);
  return () => own.unobserve(row);
}

/**
 * Whether a row of a long list has come near the reader: from then on it is drawn whole. Rows far away stay in the
 * document in short, so that lists keep their length, the browser's search finds their words and every key works.
 * @param isNearAtFirst for rows that are in sight from the beginning
 */
export function useNearby(isNearAtFirst: boolean): [isNear: boolean, ref: (row: Element | null) => void] {
  const [isNear, setIsNear] = useState(isNearAtFirst);
  const ref = useCallback(
    (row: Element | null) =>
      row && !isNear ? watch(row, (entry) => entry.isIntersecting && setIsNear(true)) : undefined,
    [isNear],
  );
  return [isNear, ref];
}

/** A row that is there only while the reader is near. */
export interface PassingRow {
  isNear: boolean;
  /** In pixels, as it last was; undefined before it was near. */
  height: number | undefined;
  ref: (row: Element | null) => void;
}

/**
 * Whether a row of a very long list is near the reader just now. One that holds the focus stays until it is left.
 * @param isNearAtFirst for rows that are in sight from the beginning
 */
export function usePassing(isNearAtFirst: boolean): PassingRow {
  const [{ isNear, height }, setPlace] = useState<Omit<PassingRow, 'ref'>>({
    isNear: isNearAtFirst,
    height: undefined,
  });
  const ref = useCallback(
    (row: Element | null) =>
      row
        ? watch(row, ({ isIntersecting, boundingClientRect }) => {
            if (!isIntersecting && row.contains(document.activeElement)) return;
            // Scrolling goes before drawing.
            startTransition(() =>
              setPlace((place) => {
                if (place.isNear === isIntersecting) return place;
                return {
                  isNear: isIntersecting,
                  height: isIntersecting ? place.height : boundingClientRect.height,
                };
              }),
            );
          })
        : undefined,
    [],
  );
  return { isNear, height, ref };
}
