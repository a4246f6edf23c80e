import { Button } from '@seedbed/ui/button';
import { Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';

const DeleteDialog = lazy(() =>
  import('./DeleteDialog').then(({ DeleteDialog: component }) => ({ default: component })),
);

/** The way out for good. */
export function DeleteAccount({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap="medium">
      <Text as="p" tone="quiet">
        Deletes everything you have here. Nobody can bring it back; download your data first if you want to
        keep it.
      </Text>
      <div>
        <Button variant="danger" onPress={() => setIsOpen(true)}>
          Delete account…
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <DeleteDialog email={email} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
