import type { Quote, Rfq, RfqRecipient } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { TextField } from '@seedbed/ui/field';
import { Stack } from '@seedbed/ui/layout';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Heading } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';
import { refusalsOf } from '../../../api/problem';
import { Failure } from '../../../feedback/Failure';
import { ourFields, ourPartOf, ourWordsOf } from './ourPart';
import { emptyQuote, termsOf, wordsOfQuote } from './quoteWords';
import * as styles from '../quoteFields.css';
import { useSourcingCalls } from '../sourcing.api';
import { useAttempt } from '../../../feedback/useAttempt';

const QuoteFields = lazy(async () => ({ default: (await import('./QuoteFields')).QuoteFields }));
const KeptFile = lazy(async () => ({ default: (await import('../../../files/KeptFile')).KeptFile }));

interface QuoteDialogProps {
  rfq: Rfq;
  maker: RfqRecipient;
  /** The one that is changed; a new one is typed in without. */
  quote?: Quote;
  onClose: () => void;
}

/** A quote that we type in, or our part of one: rate, duty, freight. What a maker sent stays as they sent it. */
export function QuoteDialog({ rfq, maker, quote, onClose }: QuoteDialogProps) {
  const asked = rfq.quantities ?? [];
  const [words, setWords] = useState(quote ? wordsOfQuote(quote, asked) : emptyQuote(asked));
  const [ours, setOurs] = useState(ourWordsOf(quote));
  const [fileId, setFileId] = useState(quote?.fileId ?? null);
  const { typeQuote, changeQuote } = useSourcingCalls(rfq.productId);
  const { attempt, isPending, failure } = useAttempt();
  const refusals = refusalsOf(failure);
  const isTyped = quote?.isTyped ?? true;
  const save = async () => {
    const terms = isTyped ? { ...termsOf(words), fileId } : {};
    const body = { ...terms, ...ourPartOf(ours) };
    const isDone = await attempt(() =>
      quote
        ? changeQuote(quote, body)
        : typeQuote({ ...termsOf(words), fileId, ...ourPartOf(ours), rfqId: rfq.id, recipientId: maker.id }),
    );
    if (isDone) onClose();
  };
  return (
    <Dialog
      title={quote ? `Quote of ${maker.supplierName}` : `Type in the quote of ${maker.supplierName}`}
      size="large"
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" isPending={isPending} onPress={() => void save()}>
            Save quote
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        <Suspense fallback={isTyped && <Skeleton shape="rect" height="20rem" />}>
          {isTyped && <QuoteFields words={words} refusals={refusals} onWordsChange={setWords} />}
          {isTyped && (
            <KeptFile
              label="The quote as a file"
              description="PDF, picture or table, at most 20 MB"
              fileId={fileId}
              onFile={setFileId}
            />
          )}
        </Suspense>
        <Heading level={3} size="body">
          Ours to say
        </Heading>
        <div className={styles.fields}>
          {ourFields.map(({ name, label, hint }) => (
            <TextField
              key={name}
              label={label}
              description={hint}
              value={ours[name]}
              errorMessage={refusals[name]}
              onChange={(typed) => setOurs({ ...ours, [name]: typed })}
            />
          ))}
        </div>
        <Failure error={failure} title="The quote was not stored" />
      </Stack>
    </Dialog>
  );
}
