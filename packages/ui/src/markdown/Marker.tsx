'use client';
import { useContext } from 'react';
import { Button } from 'react-aria-components';
import * as styles from './Markdown.css';
import { MarkdownContext } from './markdownContext';

/** A citation marker: a small button where something listens, `[n]` in superscript where nothing does. */
export function Marker({ n }: { n: number }) {
  const { onMarkerPress, markerLabel } = useContext(MarkdownContext);
  if (!onMarkerPress) return <sup className={styles.sup}>[{n}]</sup>;
  return (
    <Button className={styles.marker} aria-label={markerLabel(n)} onPress={() => onMarkerPress(n)}>
      {n}
    </Button>
  );
}
