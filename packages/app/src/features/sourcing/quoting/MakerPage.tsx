import type { QuoteRequest } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Sprout } from '@seedbed/ui/icons';
import { Notice } from '@seedbed/ui/notice';
import { Heading, Text } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { errorWords, hasStatus } from '../../../api/problem';
import { Failure } from '../../../feedback/Failure';
import { useAttempt } from '../../../feedback/useAttempt';
import { PageTitle } from '../../../screen/PageTitle';
import * as styles from './MakerPage.css';
import { callAsMaker } from './quoteRequest.api';

// What a request is read and answered with comes once it is known that the link works.
const MakerRequest = lazy(async () => ({ default: (await import('./MakerRequest')).MakerRequest }));

/** The secret in the page's fragment. */
const tokenHere = () => window.location.hash.slice(1);

/**
 * What is read here belongs to the link. The page's own reads are forgotten when it turns out who is signed in, or
 * that nobody is: one that was on its way then would never arrive.
 */
const ownReads = { provider: () => new Map() };

/** A request for quotation as one maker sees it, without an account: read it, quote, or decline. */
export const MakerPage = () => (
  <SWRConfig value={ownReads}>
    <LinkedRequest />
  </SWRConfig>
);

function LinkedRequest() {
  const [token] = useState(tokenHere);
  const {
    data: request,
    error,
    mutate,
  } = useSWR(['quote-request', token], () => callAsMaker('quoteRequest.get', token));
  const show = (next: QuoteRequest) => mutate(next, { revalidate: false });
  return (
    <main className={styles.page} tabIndex={-1}>
      <PageTitle>Request for quotation</PageTitle>
      <div className={styles.column}>
        <span className={styles.mark}>
          <Sprout size={28} />
        </span>
        {request?.status === 'invited' ? (
          <Closed
            request={request}
            onOpen={async () => void (await show(await callAsMaker('quoteRequest.open', token)))}
          />
        ) : request ? (
          <Suspense fallback={<Loading />}>
            <MakerRequest request={request} token={token} onDone={(next) => void show(next)} />
          </Suspense>
        ) : error ? (
          <Unopened error={error} onRetry={() => void mutate()} />
        ) : (
          <Loading />
        )}
      </div>
    </main>
  );
}

const Loading = () => (
  <Text as="p" tone="quiet" role="status">
    Loading...
  </Text>
);

/** A link that works no more is told the same whyever it does not; anything else is worth another try. */
function Unopened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (hasStatus(error, 404)) {
    return (
      <>
        <Heading level={1}>This link does not work</Heading>
        <Text as="p">
          It may have been replaced by a newer one, have ended, or be cut short. Ask whoever sent it for a new
          one.
        </Text>
      </>
    );
  }
  return (
    <Notice
      tone="critical"
      title="The request could not be loaded"
      action={<Button onPress={onRetry}>Try again</Button>}
    >
      {errorWords(error)}
    </Notice>
  );
}

/** Opened by a press alone: programs that look at links in mail press nothing. */
function Closed({ request, onOpen }: { request: QuoteRequest; onOpen: () => Promise<void> }) {
  const { attempt, isPending, failure } = useAttempt();
  return (
    <>
      <Heading level={1}>Request for quotation</Heading>
      <Text as="p">
        {request.from} asks {request.to} for a quote.
      </Text>
      <Failure error={failure} title="The request was not opened" />
      <div>
        <Button variant="primary" isPending={isPending} onPress={() => void attempt(onOpen)}>
          Open the request
        </Button>
      </div>
    </>
  );
}
