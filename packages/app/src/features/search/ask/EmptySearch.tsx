import { ArrowUp } from '@seedbed/ui/icons';
import { Heading, Text } from '@seedbed/ui/text';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import * as styles from '../SearchPage.css';

/** Questions the evidence base can answer. */
const examples = [
  'How much vitamin D does a sleep drink for adults need, and what is the upper limit?',
  'What do studies say about magnesium for sleep?',
  'Which claims about zinc are authorized in the EU?',
];

export interface EmptySearchProps {
  onAsk: (question: string) => void;
  /** The box to ask in. */
  children: ReactNode;
}

/** Nothing asked yet. */
export function EmptySearch({ onAsk, children }: EmptySearchProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.emptyWords}>
        <Heading level={1} size="display">
          What are you searching for?
        </Heading>
        <Text as="p" size="reading" tone="quiet">
          Discover ingredient benefits, studies, trends, news and more
        </Text>
      </div>
      {children}
      <ul className={styles.examples} aria-label="Questions to start with">
        {examples.map((question) => (
          <li key={question}>
            <Button className={styles.example} onPress={() => onAsk(question)}>
              <ArrowUp size={16} />
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
