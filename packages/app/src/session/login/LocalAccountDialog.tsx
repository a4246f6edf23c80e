import { Avatar } from '@seedbed/ui/avatar';
import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { TextField } from '@seedbed/ui/field';
import { Plus } from '@seedbed/ui/icons';
import { Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useAtom, useAtomValue } from 'jotai';
import { useState, type FormEvent } from 'react';
import { Button as AccountButton } from 'react-aria-components';
import { addedAccountsAtom } from '../accounts/localAccounts.atom';
import {
  accountErrors,
  initialRole,
  sampleAccounts,
  withAccount,
  type LocalAccount,
} from '../accounts/localAccounts';
import * as styles from './LoginPage.css';

export interface LocalAccountDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (account: LocalAccount) => void;
}

/** Stands in for Google's list of accounts where no Firebase project is configured. */
export function LocalAccountDialog({ isOpen, onOpenChange, onChoose }: LocalAccountDialogProps) {
  const added = useAtomValue(addedAccountsAtom);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Dialog title="Choose a local account" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Stack gap="medium">
        <Text as="p" tone="quiet">
          This Seedbed runs on its own, without Google. Pick who you want to be; everything else is real.
        </Text>
        <ul className={styles.accounts}>
          {[...added, ...sampleAccounts].map((account) => (
            <li key={account.email}>
              <Account account={account} onChoose={onChoose} />
            </li>
          ))}
        </ul>
        {isAdding ? (
          <AddAccount onChoose={onChoose} />
        ) : (
          <div>
            <Button onPress={() => setIsAdding(true)}>
              <Plus size={16} />
              Add account
            </Button>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

function Account({
  account,
  onChoose,
}: {
  account: LocalAccount;
  onChoose: (account: LocalAccount) => void;
}) {
  return (
    <AccountButton className={styles.account} onPress={() => onChoose(account)}>
      <Avatar name={account.name} isDecorative />
      <span className={styles.accountWords}>
        <Text weight="medium">{account.name}</Text>
        <Text size="caption" tone="quiet">
          {account.email}
        </Text>
      </span>
      <span className={styles.role}>
        <Text size="caption" tone="quiet">
          {initialRole(account.email)}
        </Text>
      </span>
    </AccountButton>
  );
}

function AddAccount({ onChoose }: { onChoose: (account: LocalAccount) => void }) {
  const [added, setAdded] = useAtom(addedAccountsAtom);
  const [account, setAccount] = useState<LocalAccount>({ name: '', email: '' });
  const [isChecked, setIsChecked] = useState(false);
  const errors = isChecked ? accountErrors(account) : {};

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (Object.keys(accountErrors(account)).length > 0) return;
    const trimmed = { name: account.name.trim(), email: account.email.trim() };
    setAdded(withAccount(added, trimmed));
    onChoose(trimmed);
  }

  return (
    <form className={styles.adding} onSubmit={handleSubmit} noValidate>
      <TextField
        label="Name"
        autoComplete="name"
        value={account.name}
        onChange={(name) => setAccount({ ...account, name })}
        errorMessage={errors.name}
        autoFocus
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        value={account.email}
        onChange={(email) => setAccount({ ...account, email })}
        errorMessage={errors.email}
      />
      <div>
        <Button variant="primary" type="submit">
          Add account
        </Button>
      </div>
    </form>
  );
}
