import type { StoredDocument } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Checkbox } from '@seedbed/ui/field';
import { Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Heading, Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { errorWords } from '../../../api/problem';
import { dayInWords } from '../../../format/dates';
import { useContent } from '../documents.api';
import * as styles from '../documents.css';
import { placed } from '../documentWords';
import { DrawnPart } from './DrawnPart';

interface PaperProps {
  document: StoredDocument;
  /** Goes to the field of an open item. */
  onOpenItem: (path: string) => void;
}

/** What a document says, on a sheet. */
export function DocumentPaper({ document, onOpenItem }: PaperProps) {
  const { data, error, mutate } = useContent(document);
  const [showsSources, setShowsSources] = useState(false);
  if (!data) {
    if (!error) return <PaperSkeleton />;
    return (
      <Notice
        tone="critical"
        title="What it says could not be loaded"
        action={<Button onPress={() => void mutate()}>Try again</Button>}
      >
        {errorWords(error)}
      </Notice>
    );
  }
  const { title, about, language, asOf, parts } = data.content;
  return (
    <Stack gap="small">
      <Checkbox isSelected={showsSources} onChange={setShowsSources}>
        Show sources
      </Checkbox>
      <article lang={language} aria-label={title} className={styles.paper}>
        {(document.status === 'draft' || document.status === 'inReview') && (
          <span className={styles.draft}>DRAFT</span>
        )}
        <Stack gap="xxsmall">
          <Heading level={3} size="title">
            {about}
          </Heading>
          <Text size="caption" tone="quiet">
            {`${title}, number ${data.number}, by the formula of ${dayInWords(asOf, 'UTC')}`}
          </Text>
        </Stack>
        {placed(parts).map(({ id, thing }) => (
          <DrawnPart key={id} part={thing} showsSources={showsSources} onOpenItem={onOpenItem} />
        ))}
      </article>
    </Stack>
  );
}

const PaperSkeleton = () => (
  <div role="status" aria-label="Loading what it says">
    <Skeleton height="320px" />
  </div>
);
