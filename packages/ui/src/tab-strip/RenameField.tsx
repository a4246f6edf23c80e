'use client';
import { useRef, useState } from 'react';
import { rename } from './TabStrip.css';

export interface RenameFieldProps {
  label: string;
  title: string;
  /** The new title, or null when nothing changed; and whether the focus goes back to the tab: not when it went elsewhere. */
  onDone: (title: string | null, isReturning: boolean) => void;
}

/** A field over the tab: inside it, it would be a control within a control. Enter and leaving keep, Escape does not. */
export function RenameField({ label, title, onDone }: RenameFieldProps) {
  const [text, setText] = useState(title);
  // Enter takes the field away, which makes it lose its focus, which would finish it again.
  const isDone = useRef(false);
  const finish = (isKept: boolean, isReturning: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    const next = text.trim();
    onDone(isKept && next !== '' && next !== title ? next : null, isReturning);
  };
  return (
    <input
      className={rename}
      aria-label={label}
      value={text}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader asked to type here
      autoFocus
      onFocus={(event) => event.target.select()}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => finish(true, false)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') finish(false, true);
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish(true, true);
      }}
    />
  );
}
