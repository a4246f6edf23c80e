import type { ComparisonColumn, Rfq } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { NumberField } from '@seedbed/ui/number-field';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Heading, Text } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';
import { errorWords } from '../../../api/problem';
import { dayInWords } from '../../../format/dates';
import { ComparisonTable } from './ComparisonTable';
import { dollars, whole } from '../rfqWords';
import * as styles from '../sourcing.css';
import { useComparison, useQuotes } from '../sourcing.api';

const AwardDialog = lazy(async () => ({ default: (await import('./AwardDialog')).AwardDialog }));
const QuoteDialog = lazy(async () => ({ default: (await import('./QuoteDialog')).QuoteDialog }));

/** What makers quoted, side by side at one quantity, and what was taken. */
export function Quotes({ rfq }: { rfq: Rfq }) {
  const [quantity, setQuantity] = useState<number | null>(null);
  const { data: comparison, error, mutate } = useComparison(rfq.id, quantity);
  const { data: quotes } = useQuotes(rfq.id);
  const [taken, setTaken] = useState<ComparisonColumn | null>(null);
  const [edited, setEdited] = useState<number | null>(null);
  if (!comparison) {
    if (!error) {
      return (
        <div role="status" aria-label="Loading the quotes">
          <Skeleton shape="rect" height="16rem" />
        </div>
      );
    }
    return (
      <Notice
        tone="critical"
        title="The quotes could not be compared"
        action={<Button onPress={() => void mutate()}>Try again</Button>}
      >
        {errorWords(error)}
      </Notice>
    );
  }
  const at = comparison.quantity;
  const quote = quotes?.find(({ id }) => id === edited);
  const maker = rfq.recipients.find(({ id }) => id === quote?.recipientId);
  return (
    <section aria-label="Quotes">
      <Stack gap="medium">
        <Heading level={4} size="body">
          Quotes
        </Heading>
        <Awarded rfq={rfq} />
        {at === null ? (
          <Text as="p" tone="quiet">
            No quote has come yet. They stand beside each other here as soon as there is one.
          </Text>
        ) : (
          <>
            <div className={styles.fields}>
              <NumberField
                label="Compare at"
                description="Units of the order"
                min={1}
                step={500}
                value={{ value: at, unit: '' }}
                onChange={(next) => setQuantity(next && Math.round(next.value))}
              />
            </div>
            <ComparisonTable
              comparison={comparison}
              rfq={rfq}
              quotes={quotes ?? []}
              onAward={setTaken}
              onEdit={setEdited}
            />
          </>
        )}
      </Stack>
      <Suspense fallback={null}>
        {taken && at !== null && (
          <AwardDialog rfq={rfq} column={taken} quantity={at} onClose={() => setTaken(null)} />
        )}
        {quote && maker && (
          <QuoteDialog key={quote.id} rfq={rfq} maker={maker} quote={quote} onClose={() => setEdited(null)} />
        )}
      </Suspense>
    </section>
  );
}

/** Which quote was taken, as it came to then. */
function Awarded({ rfq: { award, recipients } }: { rfq: Rfq }) {
  if (!award) return null;
  const maker = recipients.find(({ id }) => id === award.recipientId)?.supplierName ?? 'A maker';
  return (
    <Notice tone="positive" title={`Awarded to ${maker}`}>
      {`${whole(award.quantity)} units for ${dollars(award.total)}, ${dollars(award.landedUnit)} a unit landed, on ${dayInWords(award.at)}. It is the product’s quoted cost.`}
    </Notice>
  );
}
