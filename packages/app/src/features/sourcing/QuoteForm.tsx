import type { QuoteRequest } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Notice } from '@seedbed/ui/notice';
import { Heading, Text } from '@seedbed/ui/text';
import { useEffect, useState, type ChangeEvent, type FormEvent } from 'react';
import { errorWords, refusalsOf } from '../../api/problem';
import { keptQuote, keepQuote } from './keptQuote';
import * as styles from './MakerPage.css';
import { bringFile, callAsMaker } from './quoteRequest.api';
import { QuoteFields } from './QuoteFields';
import { emptyQuote, termsOf, wordsOfQuote } from './quoteWords';

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
  const [words, setWords] = useState(() => keptQuote(token) ?? begin());
  const [file, setFile] = useState<{ id: number; name: string } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => keepQuote(token, words), [token, words]);
  const attempt = async (work: () => Promise<void>) => {
    setIsSending(true);
    try {
      await work();
      setError(null);
    } catch (problem) {
      setError(problem);
    } finally {
      setIsSending(false);
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const fileId = file?.id ?? latest?.fileId ?? null;
    void attempt(async () => {
      const answer = await callAsMaker('quoteRequest.quote', token, { ...termsOf(words), fileId });
      keepQuote(token, null);
      onDone(answer);
    });
  };
  const bring = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) void attempt(async () => setFile(await bringFile(token, chosen)));
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Heading level={2}>{latest ? 'Your quote, revised' : 'Your quote'}</Heading>
      <QuoteFields words={words} refusals={refusalsOf(error)} onWordsChange={setWords} />
      <label className={styles.file}>
        <Text>Your quote as a file</Text>
        <input type="file" onChange={bring} />
      </label>
      {file && (
        <Text as="p" size="caption" role="status">
          {`${file.name} goes along.`}
        </Text>
      )}
      {error !== null && (
        <Notice tone="critical" title="It was not sent">
          {errorWords(error)} What you typed is kept.
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" isPending={isSending}>
          Send quote
        </Button>
      </div>
    </form>
  );
}
