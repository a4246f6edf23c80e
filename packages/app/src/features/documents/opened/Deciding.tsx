import { openRefusal } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { TextField } from '@seedbed/ui/field';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { useRole } from '../../../session';
import type { Pressing } from './pressing';
import { actionWords } from '../documentWords';

/** The decision on a document in review. */
export function Deciding({ document, isPending, onPress }: Pressing) {
  const isLegal = useRole() === 'legal';
  const [note, setNote] = useState('');
  const openCount = document.openItems.length;
  const refusal = openCount > 0 ? openRefusal(openCount) : undefined;
  if (!isLegal) {
    return (
      <Text as="p" size="caption" tone="quiet">
        Approvals and rejections are for the role legal.
      </Text>
    );
  }
  return (
    <Stack gap="small">
      <TextField
        label="Note"
        description="A rejection needs one."
        isMultiline
        rows={2}
        maxLength={2000}
        value={note}
        onChange={setNote}
      />
      {refusal && (
        <Text as="p" size="caption">
          {refusal}
        </Text>
      )}
      <Inline gap="xsmall">
        <Button
          variant="primary"
          isPending={isPending}
          disabledReason={refusal}
          onPress={() => void onPress('approve', { note })}
        >
          {actionWords.approve}
        </Button>
        <Button
          isPending={isPending}
          isDisabled={note.trim() === ''}
          onPress={() => void onPress('reject', { note })}
        >
          {actionWords.reject}
        </Button>
      </Inline>
    </Stack>
  );
}
