import { documentKinds, isDocumentOpen, type DocumentKind } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';
import { Failure } from '../../../feedback/Failure';
import type { KindOfDocuments } from '../documentWords';
import { OpenDocument } from '../opened/OpenDocument';
import { useGenerate } from './useGenerate';

const ChooseDocument = lazy(async () => ({ default: (await import('./ChooseDocument')).ChooseDocument }));

interface KindDialogProps extends KindOfDocuments {
  productId: number;
  onClose: () => void;
}

/** A kind of document: what was generated of it, the newest first. */
export function KindDialog({ productId, kind, documents, onClose }: KindDialogProps) {
  const [chosenId, setChosenId] = useState<number>();
  const document = documents.find(({ id }) => id === chosenId) ?? documents[0];
  const { isPending, failure, generate } = useGenerate(productId);
  const again = async (of: DocumentKind) => {
    if (await generate(of, document)) setChosenId(undefined);
  };
  return (
    <Dialog
      title={documentKinds[kind].title}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap="large">
        {document && documents.length > 1 && (
          <Suspense fallback={<Skeleton height="60px" />}>
            <ChooseDocument documents={documents} chosen={document} onChoose={setChosenId} />
          </Suspense>
        )}
        {document && <OpenDocument key={document.id} document={document} onClose={onClose} />}
        {(!document || !isDocumentOpen(document.status)) && (
          <Stack gap="small">
            <Text as="p" tone="quiet">
              {document
                ? 'It stays as it is. What the sources are now becomes a document of its own, with what was filled in.'
                : 'Not generated yet. It is written from the product’s formula, claims and requests as they are now.'}
            </Text>
            <Inline>
              <Button variant="primary" isPending={isPending} onPress={() => void again(kind)}>
                Generate
              </Button>
            </Inline>
            <Failure error={failure} title="Nothing was generated" />
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
