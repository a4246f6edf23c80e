import type { Rfq, RfqRecipient } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { TextField } from '@seedbed/ui/field';
import { Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { Failure } from '../../../feedback/Failure';
import { may } from '../rfqWords';
import * as styles from '../sourcing.css';
import { useSourcingCalls } from '../sourcing.api';
import { useAttempt } from '../../../feedback/useAttempt';

/** What a maker asked, and our answers. */
export function Questions({ rfq, maker }: { rfq: Rfq; maker: RfqRecipient }) {
  const { answer } = useSourcingCalls(rfq.productId);
  const { attempt, isPending, failure } = useAttempt();
  const [text, setText] = useState('');
  const send = async () => {
    if (await attempt(() => answer(rfq, maker.id, text))) setText('');
  };
  return (
    <Stack gap="small">
      {maker.questions.map((question) => (
        <Stack key={question.askedAt} gap="xxsmall">
          <blockquote className={styles.quoted}>{question.text}</blockquote>
          {question.answer !== null && (
            <Text as="p">
              <Text tone="quiet">Our answer: </Text>
              {question.answer}
            </Text>
          )}
        </Stack>
      ))}
      {may(maker, 'answer') && (
        <TextField
          label={`Answer to ${maker.supplierName}`}
          isMultiline
          rows={2}
          maxLength={2000}
          value={text}
          onChange={setText}
        />
      )}
      {may(maker, 'answer') && (
        <div>
          <Button isPending={isPending} isDisabled={text.trim() === ''} onPress={() => void send()}>
            Send answer
          </Button>
        </div>
      )}
      <Failure error={failure} title="The answer was not sent" />
    </Stack>
  );
}
