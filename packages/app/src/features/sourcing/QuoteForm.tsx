import type { QuoteRequest } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { TextField } from '@seedbed/ui/field';
import { Notice } from '@seedbed/ui/notice';
import { Heading } from '@seedbed/ui/text';
import { useState, type FormEvent } from 'react';
import { errorWords } from '../../api/problem';
import * as styles from './MakerPage.css';
import { callAsMaker } from './quoteRequest.api';
import { termsOf } from './termsOf';

interface QuoteFormProps {
  request: QuoteRequest;
  token: string;
  onDone: (request: QuoteRequest) => void;
}

/** What a maker quotes. What is typed stays when sending fails. */
export function QuoteForm({ request, token, onDone }: QuoteFormProps) {
  const [error, setError] = useState<unknown>(null);
  const [isSending, setIsSending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSending(true);
    try {
      onDone(await callAsMaker('quoteRequest.quote', token, termsOf(new FormData(event.currentTarget))));
      setError(null);
    } catch (problem) {
      setError(problem);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <Heading level={2}>Your quote</Heading>
      <div className={styles.pair}>
        <TextField
          label="Quantity"
          name="quantity"
          defaultValue={String(request.quantities[0] ?? '')}
          isRequired
        />
        <TextField label="Unit price" name="unitPrice" placeholder="4.10" isRequired />
        <TextField label="Currency" name="currency" defaultValue="USD" isRequired />
        <TextField label="MOQ" name="moq" description="The least order, in units" />
        <TextField label="Lead time" name="leadTimeDays" description="In days" />
        <TextField label="Valid until" name="validUntil" placeholder="2027-01-31" isRequired />
      </div>
      {error !== null && (
        <Notice tone="critical" title="The quote was not sent">
          {errorWords(error)}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" isPending={isSending} pendingLabel="Sending…">
          Send quote
        </Button>
      </div>
    </form>
  );
}
