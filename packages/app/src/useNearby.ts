import { useCallback, useState } from 'react';

type Watched = { whenNear: () => void };

const watched = new WeakMap<Element, Watched>();
let observer: IntersectionObserver | undefined;

/** One observer for all rows of all lists, one screen ahead of the reader, within panels that scroll too. */
function sharedObserver(): IntersectionObserver {
  const ahead = '100% 0px';
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) watched.get(target)?.whenNear();
    },
    // Not in every browser's types yet: without it a row in a panel is near once it is in sight.
    { rootMargin: ahead, scrollMargin: ahead } as IntersectionObserverInit,
  );
  return observer;
}

/**
 * Whether a row of a long list has come near the reader: from then on it is drawn whole. Rows far away stay in the
 * document in short, so that lists keep their length, the browser's search finds their words and every key works.
 * @param isNearAtFirst for rows that are in sight from the beginning
 */
export function useNearby(isNearAtFirst: boolean): [isNear: boolean, ref: (row: Element | null) => void] {
  const [isNear, setIsNear] = useState(isNearAtFirst);
  const ref = useCallback(
    (row: Element | null) => {
      if (!row || isNear) return undefined;
      const own = sharedObserver();
      watched.set(row, { whenNear: () => setIsNear(true) });
      own.observe(row);
      return () => own.unobserve(row);
    },
    [isNear],
  );
  return [isNear, ref];
}
