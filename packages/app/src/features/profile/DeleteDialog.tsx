import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { TextField } from '@seedbed/ui/field';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useState, type FormEvent } from 'react';
import { refusalsOf } from '../../api/problem';
import { toastFailure } from '../../feedback/toasts';
import { useLogOut } from '../../session';
import { useDeleteAccount } from './profile.api';

const gone = {
  title: 'Account deleted',
  description: 'Everything you had here is gone. Signing in again starts an empty account.',
};

/** Says what goes and what stays, and deletes the account once its email was typed. */
export function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const deleteAccount = useDeleteAccount();
  const logOut = useLogOut(gone);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (typed.trim().toLowerCase() !== email.toLowerCase()) {
      setFault(`Type ${email}`);
      return;
    }
    setIsPending(true);
    try {
      await deleteAccount(typed.trim());
    } catch (error) {
      setFault(refusalsOf(error).email);
      toastFailure('The account could not be deleted. It is still there; please try again.', error);
      setIsPending(false);
      return;
    }
    await logOut();
  }

  return (
    <Dialog title="Delete your account?" isOpen isDismissable={false} onOpenChange={onClose}>
      <form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <Stack gap="medium">
          <Text as="p">
            Your conversations, products, formulas, claims, documents, garden, suppliers, requests, quotes and
            files are deleted at once, and you are signed out everywhere.
          </Text>
          <Text as="p" tone="quiet">
            What makers received from you stays with them; links you sent them stop working. Your Google
            account is not touched. Backups of whoever runs this Seedbed keep a copy until they are replaced.
          </Text>
          <TextField
            label="Type your email to confirm"
            name="confirmation"
            type="email"
            autoComplete="off"
            autoFocus
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setFault(undefined);
            }}
            errorMessage={fault}
          />
          <Inline gap="xsmall">
            <Button onPress={onClose} isDisabled={isPending}>
              Cancel
            </Button>
            <Button variant="danger" type="submit" isPending={isPending} pendingLabel="Deleting…">
              Delete account
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
