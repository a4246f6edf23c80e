'use client';
import { useContext } from 'react';
import { Button } from 'react-aria-components';
import * as styles from './Markdown.css';
import { MarkdownContext } from './markdownContext';

/**
 * A citation marker: a small button where something listens, `[n]` in superscript where nothing does.
 * The number is plain inline text with the button laid over it: a button in the line would let the line
 * break before it, and no character forbids that.
 */
export function Marker({ n }: { n: number }) {
  const { onMarkerPress, markerLabel } = useContext(MarkdownContext);
  if (!onMarkerPress) return <sup className={styles.sup}>[{n}]</sup>;
  return (
    <span className={styles.marker}>
      <span aria-hidden>{n}</span>
      <Button className={styles.target} aria-label={markerLabel(n)} onPress={() => onMarkerPress(n)} />
    </span>
  );
}
