import type { UnplottedStudy } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Inline } from '@seedbed/ui/layout';
import { Heading, Text } from '@seedbed/ui/text';
import { useEffect, useRef } from 'react';
import { LatePlant, passageDraft } from '../../garden';
import * as styles from '../StudyChart.css';

interface PassageProps {
  study: Omit<UnplottedStudy, 'why'>;
  onClose: () => void;
}

/** What the base holds of a finding, with the way to its source. Takes the focus when it comes. */
export function Passage({ study, onClose }: PassageProps) {
  const { studyKey, title, passage, source, url, isConfirmed, year } = study;
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), [studyKey]);
  return (
    // Escape in the passage is its button 'Close'.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={place}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      tabIndex={-1}
      data-plantable
      aria-label={`Passage: ${title}`}
      className={styles.passage}
    >
      <Heading level={3} size="title">
        {title}
      </Heading>
      <Text as="p">{passage}</Text>
      <Text as="p" size="caption" tone="quiet">
        {url === null ? (
          source
        ) : (
          <a className={styles.link} href={url} target="_blank" rel="noreferrer">
            {source}
          </a>
        )}
        {isConfirmed ? '' : ' Unconfirmed: its source was not opened.'}
      </Text>
      <Inline gap="xsmall">
        <LatePlant
          key={studyKey}
          of={title}
          draft={() => passageDraft({ title, passage, source, url, year }, 'study')}
        />
        <Button size="small" onPress={onClose}>
          Close
        </Button>
      </Inline>
    </section>
  );
}
