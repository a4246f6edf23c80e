'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { getAnnouncements, subscribe, withdraw, type Announcement, type Urgency } from './announce';

/** Milliseconds the empty regions stand before their first words, so that a screen reader knows them. */
const headStart = 100;
/** Milliseconds words stay to be read out; a screen reader has taken them in by then. */
const keptFor = 1000;

const nothing: readonly Announcement[] = [];

/**
 * The regions a screen reader listens to. They are there before their words, since a region that comes with them is often
 * not read. Mount it once, at the root, above what loads and what may fail.
 */
export function Announcer() {
  const waiting = useSyncExternalStore(subscribe, getAnnouncements, () => nothing);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), headStart);
    return () => clearTimeout(timer);
  }, []);
  const told = isKnown ? waiting : nothing;
  return (
    // The attribute keeps react-aria's modals from hiding it.
    <VisuallyHidden data-react-aria-top-layer>
      <Region urgency="polite" told={told} />
      <Region urgency="assertive" told={told} />
    </VisuallyHidden>
  );
}

/** Each announcement is an element of its own: what was said before is not said again with it. */
function Region({ urgency, told }: { urgency: Urgency; told: readonly Announcement[] }) {
  return (
    <div aria-live={urgency} aria-relevant="additions">
      {told
        .filter((each) => each.urgency === urgency)
        .map(({ id, words }) => (
          <Words key={id} id={id} words={words} />
        ))}
    </div>
  );
}

function Words({ id, words }: { id: number; words: string }) {
  useEffect(() => {
    const timer = setTimeout(() => withdraw(id), keptFor);
    return () => clearTimeout(timer);
  }, [id]);
  return <div>{words}</div>;
}
