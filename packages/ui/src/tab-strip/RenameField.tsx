'use client';
import { useRef, useState, type CSSProperties } from 'react';
import { rename } from './TabStrip.css';

export interface RenameFieldProps {
  label: string;
  title: string;
  style: CSSProperties;
  /** The new title, or null when nothing changed. */
  onDone: (title: string | null) => void;
}

/** A field over the tab: inside it, it would be a control within a control. Enter and leaving keep, Escape does not. */
export function RenameField({ label, title, style, onDone }: RenameFieldProps) {
  const [text, setText] = useState(title);
  // Enter takes the field away, which makes it lose its focus, which would finish it again.
  const isDone = useRef(false);
  const finish = (isKept: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    const next = text.trim();
    onDone(isKept && next !== '' && next !== title ? next : null);
  };
  return (
    <input
      className={rename}
      style={style}
      aria-label={label}
      value={text}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader asked to type here
      autoFocus
      onFocus={(event) => event.target.select()}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => finish(true)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') finish(false);
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish(true);
      }}
    />
  );
}
