import type { Rfq, RfqRecipient } from '@seedbed/server/contract';
import { Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { Failure } from '../../../feedback/Failure';
import { RequestFiles } from '../RequestFiles';
import * as styles from '../sourcing.css';
import { buyerFormats, takeMakersRequest, useMakersView } from '../sourcing.api';

/** The request as this maker sees it, to read and to send otherwise: what is left out of the formula is left out here. */
export function MakersView({ rfq, maker }: { rfq: Rfq; maker: RfqRecipient }) {
  const { data, error } = useMakersView(rfq, maker.id);
  if (data !== undefined) {
    return (
      <Stack gap="small">
        <pre className={styles.quoted}>{data}</pre>
        <RequestFiles
          name={maker.supplierName}
          formats={buyerFormats}
          take={(format) => takeMakersRequest(rfq.id, maker.id, format)}
        />
      </Stack>
    );
  }
  if (error) return <Failure error={error} title="It could not be loaded" />;
  return (
    <Text as="p" tone="quiet" role="status">
      Loading...
    </Text>
  );
}
