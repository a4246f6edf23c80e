import type { QuoteRequest } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Sprout } from '@seedbed/ui/icons';
import { Notice } from '@seedbed/ui/notice';
import { Heading, Text } from '@seedbed/ui/text';
import { useState } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { errorWords } from '../../api/problem';
import { dayInWords } from '../../format/dates';
import { PageTitle } from '../../screen/PageTitle';
import { capitalised } from '../../text/capitalised';
import * as styles from './MakerPage.css';
import { MakerWords } from './MakerWords';
import { QuoteForm } from './QuoteForm';
import { callAsMaker } from './quoteRequest.api';
import { RequestFiles } from './RequestFiles';

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
  const open = () => void mutate(callAsMaker('quoteRequest.open', token), { revalidate: false });
  return (
    <main className={styles.page} tabIndex={-1}>
      <PageTitle>Request for quotation</PageTitle>
      <div className={styles.column}>
        <span className={styles.mark}>
          <Sprout size={28} />
        </span>
        {request?.status === 'invited' ? (
          <Closed request={request} onOpen={open} />
        ) : request ? (
          <Request
            request={request}
            token={token}
            onDone={(next) => void mutate(next, { revalidate: false })}
          />
        ) : error ? (
          <Notice
            tone="critical"
            title="This request could not be opened"
            action={<Button onPress={() => void mutate()}>Try again</Button>}
          >
            {errorWords(error)}
          </Notice>
        ) : (
          <Text as="p" tone="quiet" role="status">
            Loading...
          </Text>
        )}
      </div>
    </main>
  );
}

/** Opened by a press alone: programs that look at links in mail press nothing. */
const Closed = ({ request, onOpen }: { request: QuoteRequest; onOpen: () => void }) => (
  <>
    <Heading level={1}>Request for quotation</Heading>
    <Text as="p">
      {request.from} asks {request.to} for a quote.
    </Text>
    <div>
      <Button variant="primary" onPress={onOpen}>
        Open the request
      </Button>
    </div>
  </>
);

interface RequestProps {
  request: QuoteRequest;
  token: string;
  onDone: (request: QuoteRequest) => void;
}

function Request({ request, token, onDone }: RequestProps) {
  const [latest] = request.quotes;
  return (
    <>
      <div>
        <Heading level={1}>Request for quotation</Heading>
        <Text as="p" tone="quiet">
          {request.from} asks {request.to} for a quote.
        </Text>
      </div>
      <Facts request={request} />
      <RequestFiles request={request} token={token} />
      {latest && (
        <Notice tone="positive" title={`Quote ${latest.revision} has been received`}>
          {`${latest.tiers[0]?.unitPrice} ${latest.currency} from ${latest.tiers[0]?.quantity} units. Sending another keeps this one too.`}
        </Notice>
      )}
      {request.allowed.includes('quote') ? (
        <QuoteForm key={request.quotes.length} request={request} token={token} onDone={onDone} />
      ) : (
        <Text as="p">No quotes are taken right now.</Text>
      )}
      <MakerWords request={request} token={token} onDone={onDone} />
    </>
  );
}

function Facts({ request }: { request: QuoteRequest }) {
  const rows = [
    ['Product', request.product],
    ['Form', request.formFactor && capitalised(request.formFactor)],
    ['Serving', request.serving],
    ['Servings in a container', request.count],
    ['Quantities', request.quantities.map((each) => each.toLocaleString('en')).join(', ')],
    ['Packaging', request.packaging],
    ['Certifications', request.certifications.join(', ')],
    ['Tests', request.tests.join(', ')],
    ['Market', request.market],
    ['Ship to', request.shipTo],
    ['Incoterm', request.incoterm],
    ['Samples', request.samples],
    [
      'Quotes until',
      request.dueAt && `${dayInWords(request.dueAt, 'UTC')}, ${request.dueAt.slice(11, 16)} UTC`,
    ],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {rows
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <FactRow key={name} name={name} value={String(value)} />
          ))}
      </dl>
      {request.lines.length > 0 && (
        <div className={styles.part}>
          <Heading level={2}>Formula for one serving</Heading>
          <ul className={styles.lines}>
            {request.lines.map(({ name, form, amount }) => (
              <li key={`${name} ${form}`} className={styles.line}>
                <span>{form ? `${name} (${form})` : name}</span>
                <span>{amount}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

const FactRow = ({ name, value }: { name: string; value: string }) => (
  <>
    <Text as="dt" tone="quiet">
      {name}
    </Text>
    <dd className={styles.fact}>{value}</dd>
  </>
);
