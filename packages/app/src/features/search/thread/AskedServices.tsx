import type { LiteratureSearch } from '@seedbed/server/contract';
import { Text } from '@seedbed/ui/text';
import { askedWords } from './askedWords';
import * as styles from '../SearchPage.css';

export interface AskedServicesProps {
  search: LiteratureSearch;
  /** It happens while its reader waits: what came of it is spoken. */
  isLive: boolean;
}

/** Which public services were asked with which words, and which of them gave nothing. */
export function AskedServices({ search, isLive }: AskedServicesProps) {
  const { asked, failures } = askedWords(search);
  return (
    <div className={styles.services} role={isLive ? 'status' : undefined}>
      <Text as="p" size="caption" tone="quiet">
        {asked}
      </Text>
      {failures.map((failure) => (
        <Text key={failure} as="p" size="caption" tone="quiet">
          {failure}
        </Text>
      ))}
    </div>
  );
}
