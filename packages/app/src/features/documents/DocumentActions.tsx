import {
  documentActions,
  openRefusal,
  type DocumentAction,
  type StoredDocument,
} from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { ConfirmDialog } from '@seedbed/ui/dialog';
import { TextField } from '@seedbed/ui/field';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { useRole } from '../../session';
import type { Acting } from './documents.api';
import { actionWords } from './documentWords';

interface ActionsProps {
  document: StoredDocument;
  isPending: boolean;
  onPress: (action: DocumentAction, acting?: Acting) => Promise<void>;
  onDelete: () => void;
}

/** What the document's status allows; decisions are for the role legal. */
export function DocumentActions({ document, isPending, onPress, onDelete }: ActionsProps) {
  const [isAsked, setAsked] = useState(false);
  const allowed = documentActions(document.status);
  return (
    <Stack gap="small">
      {allowed.includes('approve') && (
        <Deciding document={document} isPending={isPending} onPress={onPress} />
      )}
      <Inline gap="xsmall">
        {allowed.includes('submit') && (
          <Button variant="primary" isPending={isPending} onPress={() => void onPress('submit')}>
            {actionWords.submit}
          </Button>
        )}
        <Button variant="quiet" onPress={() => setAsked(true)}>
          Delete document
        </Button>
      </Inline>
      <ConfirmDialog
        title="Delete this document?"
        description="Its approvals go with it. What its numbers said is kept, and they go on counting."
        confirmLabel="Delete document"
        isOpen={isAsked}
        isPending={isPending}
        onOpenChange={(isOpen) => !isOpen && setAsked(false)}
        onConfirm={() => {
          onDelete();
          setAsked(false);
        }}
      />
    </Stack>
  );
}

/** The decision on a document in review. */
function Deciding({ document, isPending, onPress }: Omit<ActionsProps, 'onDelete'>) {
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
