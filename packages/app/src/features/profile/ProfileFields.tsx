import type { Role, User } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { SelectField, TextField } from '@seedbed/ui/field';
import { Stack } from '@seedbed/ui/layout';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { refusalsOf } from '../../api/problem';
import { draftKeys } from '../../constants';
import { isFocusLost } from '../../focus/useFocusOnArrival';
import { useOwnDraft } from '../../session';
import { toasts, toastFailure } from '../../feedback/toasts';
import { useAttempt } from '../../feedback/useAttempt';
import { useSaveProfile } from './profile.api';
import { formOf, formTyped, isEdited, patchOf, profileErrors, roles, type ProfileForm } from './profileForm';
import * as styles from './ProfilePage.css';

/** The form of one's own record. It can be saved once it says something new; until then what was typed is kept. */
export function ProfileFields({ profile }: { profile: User }) {
  const saved = formOf(profile);
  const [typed, setTyped, forget] = useOwnDraft(draftKeys.profile, saved);
  const form = formTyped(typed, saved);
  const [refusals, setRefusals] = useState<ReturnType<typeof refusalsOf>>({});
  const { attempt, isPending } = useAttempt();
  const save = useSaveProfile();
  const isOpen = isEdited(form, saved);
  const ref = useFocusKept<HTMLFormElement>(isOpen);
  const errors = profileErrors(form);
  const change = (part: Partial<ProfileForm>) => {
    setTyped({ ...form, ...part });
    setRefusals({});
  };

  async function store() {
    await save(patchOf(form));
    forget();
    toasts.add({ title: 'Profile updated' });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending || errors.fullName) return;
    void attempt(store, (error) => {
      toastFailure('Failed to update profile. Please try again.', error);
      setRefusals(refusalsOf(error));
    });
  }

  return (
    <form ref={ref} tabIndex={-1} onSubmit={handleSubmit} noValidate>
      <Stack gap="large">
        <div className={styles.fields}>
          <TextField
            label="Full name"
            name="fullName"
            autoComplete="name"
            value={form.fullName}
            onChange={(fullName) => change({ fullName })}
            errorMessage={errors.fullName ?? refusals.fullName}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            isReadOnly
            value={form.email}
            errorMessage={errors.email}
          />
          <TextField
            label="Phone number"
            name="phoneNumber"
            type="tel"
            autoComplete="tel"
            value={form.phoneNumber}
            onChange={(phoneNumber) => change({ phoneNumber })}
            errorMessage={refusals.phoneNumber}
          />
          <SelectField<Role>
            label="Role"
            options={roles}
            value={form.role}
            onChange={(role) => change({ role })}
          />
        </div>
        <div className={styles.saving}>
          {isOpen && (
            <Button variant="primary" type="submit" isPending={isPending} pendingLabel="Saving...">
              Save Changes
            </Button>
          )}
        </div>
      </Stack>
    </form>
  );
}

/** The button to save goes once it has: from there on the Tab key begins at the form again, not at the page's top. */
function useFocusKept<Place extends HTMLElement>(isOpen: boolean) {
  const place = useRef<Place>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isDone = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isDone && isFocusLost()) place.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return place;
}
