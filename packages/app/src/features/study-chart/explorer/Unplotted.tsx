import type { UnplottedStudy } from '@seedbed/server/contract';
import { Heading, Text } from '@seedbed/ui/text';
import { Button } from 'react-aria-components';
import { studyName } from '../drawing/chartWords';
import * as styles from '../StudyChart.css';

interface UnplottedProps {
  studies: readonly UnplottedStudy[];
  onOpen: (studyKey: string) => void;
}

/** The findings that are no points, each with why not. */
export function Unplotted({ studies, onOpen }: UnplottedProps) {
  if (studies.length === 0) return null;
  return (
    <section className={styles.unplotted}>
      <Heading level={3} size="title">{`Not drawn (${studies.length})`}</Heading>
      <ul className={styles.others}>
        {studies.map((study) => (
          <li key={study.studyKey}>
            <Button className={styles.opener} onPress={() => onOpen(study.studyKey)}>
              {studyName(study)}
            </Button>
            <Text tone="quiet">{`${study.outcome}: ${study.direction}; ${study.why}`}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
