import { documentActions } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { ConfirmDialog } from '@seedbed/ui/dialog';
import { Inline, Stack } from '@seedbed/ui/layout';
import { lazy, Suspense, useState } from 'react';
import { actionWords } from '../documentWords';
import type { Pressing } from './pressing';

const Deciding = lazy(async () => ({ default: (await import('./Deciding')).Deciding }));

interface ActionsProps extends Pressing {
  onDelete: () => void;
}

/** What the document's status allows; decisions are for the role legal. */
export function DocumentActions({ document, isPending, onPress, onDelete }: ActionsProps) {
  const [isAsked, setAsked] = useState(false);
  const allowed = documentActions(document.status);
  return (
    <Stack gap="small">
      {allowed.includes('approve') && (
        <Suspense fallback={null}>
          <Deciding document={document} isPending={isPending} onPress={onPress} />
        </Suspense>
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
