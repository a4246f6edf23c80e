import type { Rfq, RfqRecipient } from '@seedbed/server/contract';
import { Text } from '@seedbed/ui/text';
import { Failure } from '../../feedback/Failure';
import * as styles from './sourcing.css';
import { useMakersView } from './sourcing.api';

/** The request as this maker sees it: what is left out of the formula is left out here. */
export function MakersView({ rfq, maker }: { rfq: Rfq; maker: RfqRecipient }) {
  const { data, error } = useMakersView(rfq, maker.id);
  if (data !== undefined) {
    return <pre className={styles.quoted}>{data}</pre>;
  }
  if (error) return <Failure error={error} title="It could not be loaded" />;
  return (
    <Text as="p" tone="quiet" role="status">
      Loading...
    </Text>
  );
}
