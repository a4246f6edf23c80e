import {
  isDocumentOpen,
  type ActedDocument,
  type DocumentAction,
  type StoredDocument,
} from '@seedbed/server/contract';
import { Inline, Stack } from '@seedbed/ui/layout';
import { PanelTabs } from '@seedbed/ui/panel-tabs';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useRef, useState } from 'react';
import { Failure } from '../../../feedback/Failure';
import { useAttempt } from '../../../feedback/useAttempt';
import { Decisions } from '../../../provenance/Decisions';
import { LateTaking } from '../../../provenance/LateTaking';
import { StaleNotices } from '../../../provenance/StaleNotices';
import { DocumentActions } from './DocumentActions';
import { DocumentPaper } from './DocumentPaper';
import { useDocumentCalls, type Acting } from '../documents.api';
import { changedFields, statusWords } from '../documentWords';
import { FileLinks } from './FileLinks';
import { StatusBadge } from '../StatusBadge';

// Most documents are opened to be read.
const CompareNumbers = lazy(async () => ({ default: (await import('./CompareNumbers')).CompareNumbers }));
const ItemFields = lazy(async () => ({ default: (await import('./ItemFields')).ItemFields }));

/** What was asked for and not done, since a source has moved. */
interface Waiting {
  action: DocumentAction;
  difference: NonNullable<ActedDocument['difference']>;
}

type PartId = 'preview' | 'items' | 'compare';

interface OpenDocumentProps {
  document: StoredDocument;
  onClose: () => void;
}

/** One document: how far it is, what it says, what it asks for, who stood for it, and what may be done. */
export function OpenDocument({ document, onClose }: OpenDocumentProps) {
  const { act, fill, remove } = useDocumentCalls();
  const { isPending, failure, attempt } = useAttempt();
  const [waiting, setWaiting] = useState<Waiting>();
  const standing = useRef<HTMLDivElement>(null);
  const canFill = isDocumentOpen(document.status);
  const press = async (action: DocumentAction, acting?: Acting) =>
    void (await attempt(async () => {
      const { difference } = await act(document, action, acting);
      setWaiting(difference && !acting?.take ? { action, difference } : undefined);
      // The button that was pressed may be gone by now.
      standing.current?.focus();
    }));
  return (
    <Stack gap="large">
      <Stack gap="xsmall">
        <div
          ref={standing}
          tabIndex={-1}
          role="group"
          aria-label={`Number ${document.number}, ${statusWords[document.status]}`}
        >
          <Inline gap="xsmall">
            <StatusBadge status={document.status} />
            <Text tone="quiet">{`Number ${document.number}`}</Text>
          </Inline>
        </div>
        <FileLinks document={document} />
        <StaleNotices
          staleBecause={document.staleBecause}
          isPending={isPending}
          onCheck={waiting || !canFill ? undefined : () => void press('recheck')}
        >
          What stands below was written before that.
        </StaleNotices>
        {waiting && (
          <LateTaking
            label="What would change in the document"
            fields={changedFields(waiting.difference)}
            isPending={isPending}
            onTake={() => void press(waiting.action, { take: true })}
            onLeave={() => setWaiting(undefined)}
          />
        )}
      </Stack>
      <DocumentParts
        document={document}
        canFill={canFill}
        isPending={isPending}
        onFill={(values) => attempt(() => fill(document, values))}
      />
      <Decisions approvals={document.approvals} />
      <Failure error={failure} />
      <DocumentActions
        document={document}
        isPending={isPending}
        onPress={press}
        onDelete={() =>
          void attempt(async () => {
            await remove(document);
            onClose();
          })
        }
      />
    </Stack>
  );
}

interface PartsProps {
  document: StoredDocument;
  canFill: boolean;
  isPending: boolean;
  onFill: (values: Record<string, string>) => Promise<boolean>;
}

/** What it says, what it asks for, and how it differs from the numbers before. */
function DocumentParts({ document, canFill, isPending, onFill }: PartsProps) {
  const [partId, setPartId] = useState<PartId>('preview');
  const [wanted, setWanted] = useState<string>();
  const { openItems, filledItems, number } = document;
  const show = (id: PartId) => {
    setPartId(id);
    setWanted(undefined);
  };
  const openItem = (path: string) => {
    setPartId('items');
    setWanted(openItems.find((item) => item.path === path)?.question);
  };
  return (
    <PanelTabs<PartId>
      label="Parts of the document"
      selectedId={partId}
      onSelect={show}
      tabs={[
        {
          id: 'preview',
          label: 'Preview',
          content: <DocumentPaper document={document} onOpenItem={openItem} />,
        },
        ...(canFill && openItems.length + filledItems.length > 0
          ? [
              {
                id: 'items' as const,
                label: 'Open items',
                note: String(openItems.length),
                content: (
                  <Suspense fallback={<Skeleton height="120px" />}>
                    <ItemFields document={document} wanted={wanted} isPending={isPending} onSave={onFill} />
                  </Suspense>
                ),
              },
            ]
          : []),
        ...(number > 1
          ? [
              {
                id: 'compare' as const,
                label: 'Numbers',
                content: (
                  <Suspense fallback={<Skeleton height="120px" />}>
                    <CompareNumbers key={number} document={document} />
                  </Suspense>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
