import { makerFormats, type QuoteRequest } from '@seedbed/server/contract';
import { Notice } from '@seedbed/ui/notice';
import { Heading, Text } from '@seedbed/ui/text';
import { MakerFacts } from './MakerFacts';
import { standingOf } from './makerStanding';
import { MakerWords } from './MakerWords';
import { QuoteForm } from './QuoteForm';
import { takeRequest } from './quoteRequest.api';
import { RequestFiles } from '../RequestFiles';

interface MakerRequestProps {
  request: QuoteRequest;
  token: string;
  onDone: (request: QuoteRequest) => void;
}

/** A request that was opened: what is asked for, where the maker's part stands, and what they may do. */
export function MakerRequest({ request, token, onDone }: MakerRequestProps) {
  const standing = standingOf(request);
  return (
    <>
      <div>
        <Heading level={1}>Request for quotation</Heading>
        <Text as="p" tone="quiet">
          {request.from} asks {request.to} for a quote.
        </Text>
      </div>
      {standing && (
        <Notice tone={standing.tone} title={standing.title}>
          {standing.words}
        </Notice>
      )}
      <MakerFacts request={request} />
      <RequestFiles
        name={request.product}
        formats={makerFormats}
        take={(format) => takeRequest(token, format)}
      />
      {request.allowed.includes('quote') && (
        <QuoteForm key={request.quotes.length} request={request} token={token} onDone={onDone} />
      )}
      <MakerWords request={request} token={token} onDone={onDone} />
    </>
  );
}
