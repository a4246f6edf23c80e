import type { QuoteRequest } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { TextField } from '@seedbed/ui/field';
import { Notice } from '@seedbed/ui/notice';
import { Heading, Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { errorWords } from '../../../api/problem';
import * as styles from './MakerPage.css';
import { callAsMaker } from './quoteRequest.api';

interface MakerWordsProps {
  request: QuoteRequest;
  token: string;
  onDone: (request: QuoteRequest) => void;
}

/** What a maker asked, what was answered, and what they may say beside a quote: a question, no, never mind. */
export function MakerWords({ request, token, onDone }: MakerWordsProps) {
  const { questions, allowed } = request;
  const [error, setError] = useState<unknown>(null);
  const [isSending, setIsSending] = useState(false);
  const say = async (work: () => Promise<QuoteRequest>): Promise<boolean> => {
    setIsSending(true);
    try {
      onDone(await work());
      setError(null);
      return true;
    } catch (problem) {
      setError(problem);
      return false;
    } finally {
      setIsSending(false);
    }
  };
  const saying = { isSending, say, token };
  return (
    <div className={styles.form}>
      {questions.map((question) => (
        <div key={question.askedAt}>
          <Text as="p" weight="medium">
            {question.text}
          </Text>
          <Text as="p" tone={question.answer === null ? 'quiet' : 'default'}>
            {question.answer ?? 'Not answered yet.'}
          </Text>
        </div>
      ))}
      {allowed.includes('question') && (
        <Say {...saying} title="Ask a question" label="Question" button="Send question" field="text" />
      )}
      {allowed.includes('withdraw') && (
        <div>
          <Button
            isPending={isSending}
            onPress={() => void say(() => callAsMaker('quoteRequest.withdraw', token))}
          >
            Withdraw quote
          </Button>
        </div>
      )}
      {allowed.includes('decline') && (
        <Say {...saying} title="Not for you?" label="Reason" button="Decline" field="reason" />
      )}
      {error !== null && (
        <Notice tone="critical" title="It was not sent">
          {errorWords(error)} What you typed is kept.
        </Notice>
      )}
    </div>
  );
}

interface SayProps {
  title: string;
  label: string;
  button: string;
  /** What the call names the words. */
  field: 'text' | 'reason';
  token: string;
  isSending: boolean;
  say: (work: () => Promise<QuoteRequest>) => Promise<boolean>;
}

function Say({ title, label, button, field, token, isSending, say }: SayProps) {
  const [words, setWords] = useState('');
  const id = field === 'text' ? 'quoteRequest.question' : 'quoteRequest.decline';
  const send = async () => {
    if (await say(() => callAsMaker(id, token, { body: { [field]: words } }))) setWords('');
  };
  return (
    <>
      <Heading level={2}>{title}</Heading>
      <TextField label={label} isMultiline rows={2} maxLength={2000} value={words} onChange={setWords} />
      <div>
        <Button isPending={isSending} isDisabled={words.trim() === ''} onPress={() => void send()}>
          {button}
        </Button>
      </div>
    </>
  );
}
