import type { QuoteRequest } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Heading } from '@seedbed/ui/text';
import { lazy, Suspense, useEffect, useState, type FormEvent } from 'react';
import { idempotencyKeys } from '../../../api/idempotencyKeys';
import { errorWords, refusalsOf } from '../../../api/problem';
import { useAttempt } from '../../../feedback/useAttempt';
import { keptQuote, keepQuote } from './keptQuote';
import * as styles from './MakerPage.css';
import { callAsMaker } from './quoteRequest.api';
import { QuoteFields } from '../quotes/QuoteFields';
import { emptyQuote, termsOf, wordsOfQuote } from '../quotes/quoteWords';

// Taking what is dropped weighs more than the rest of the form.
const QuoteUpload = lazy(async () => ({ default: (await import('./QuoteUpload')).QuoteUpload }));

interface QuoteFormProps {
  request: QuoteRequest;
  token: string;
  onDone: (request: QuoteRequest) => void;
}

/** What a maker quotes. It is kept in this browser as it is typed, until it is sent. */
export function QuoteForm({ request, token, onDone }: QuoteFormProps) {
  const { quantities } = request;
  const [latest] = request.quotes;
  const begin = () => (latest ? wordsOfQuote(latest, quantities) : emptyQuote(quantities));
  const [words, setWords] = useState(() => ({ ...begin(), ...keptQuote(token) }));
  const [file, setFile] = useState<{ id: number; name: string } | null>(null);
  const [keys] = useState(idempotencyKeys);
  const { attempt, isPending, failure } = useAttempt();
  useEffect(() => keepQuote(token, words), [token, words]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const fileId = file?.id ?? latest?.fileId ?? null;
    void attempt(async () => {
      const terms = { ...termsOf(words), fileId };
      // Sent again after an answer that was lost, it is not quoted twice.
      const answer = await keys.once(terms, (idempotencyKey) =>
        callAsMaker('quoteRequest.quote', token, { body: terms, idempotencyKey }),
      );
      keepQuote(token, null);
      onDone(answer);
    });
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Heading level={2}>{latest ? 'Your quote, revised' : 'Your quote'}</Heading>
      <QuoteFields words={words} refusals={refusalsOf(failure)} onWordsChange={setWords} />
      <Suspense fallback={<Skeleton shape="rect" height="9rem" />}>
        <QuoteUpload token={token} file={file} onFile={setFile} />
      </Suspense>
      {failure !== undefined && (
        <Notice tone="critical" title="It was not sent">
          {errorWords(failure)} What you typed is kept.
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" isPending={isPending}>
          Send quote
        </Button>
      </div>
    </form>
  );
}
