import { Avatar } from '@seedbed/ui/avatar';
import { Button } from '@seedbed/ui/button';
import { LogOut } from '@seedbed/ui/icons';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Heading, Text } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';
import { errorWords } from '../../api/problem';
import { PageTitle } from '../../screen/PageTitle';
import { useLogOut, useSignedInUser } from '../../session';
import { HeaderLabel, narrowPage, ShellHeader } from '../../shell';
import { Appearance } from './Appearance';
import { useProfile } from './profile.api';
import * as styles from './ProfilePage.css';
import { ProfileSection } from './ProfileSection';
import { WorkspaceList } from './WorkspaceList';

const ProfileFields = lazy(() =>
  import('./ProfileFields').then(({ ProfileFields: component }) => ({ default: component })),
);
const AccountSections = lazy(() =>
  import('./AccountSections').then(({ AccountSections: component }) => ({ default: component })),
);

/** One's account. */
export function ProfilePage() {
  return (
    <>
      <PageTitle>Account</PageTitle>
      <ShellHeader title="Account" actions={<LogOutButton />} />
      <div className={narrowPage}>
        <Person />
        <ProfileSection title="Profile">
          <OwnRecord />
        </ProfileSection>
        <ProfileSection title="Appearance">
          <Appearance />
        </ProfileSection>
        <ProfileSection title="Workspaces">
          <WorkspaceList />
        </ProfileSection>
        <Suspense>
          <AccountSections />
        </Suspense>
      </div>
    </>
  );
}

function LogOutButton() {
  const logOut = useLogOut({ title: 'Logged out' });
  const [isPending, setIsPending] = useState(false);
  return (
    <Button
      isPending={isPending}
      onPress={() => {
        setIsPending(true);
        void logOut().finally(() => setIsPending(false));
      }}
    >
      <LogOut size={16} />
      <HeaderLabel>Log Out</HeaderLabel>
    </Button>
  );
}

function Person() {
  const { displayName, email, photoURL } = useSignedInUser();
  const { data: profile } = useProfile();
  const name = profile?.fullName ?? displayName ?? '';
  return (
    <div className={styles.person}>
      <Avatar name={name} src={photoURL} size="large" isDecorative />
      <div>
        <Heading level={2} size="heading">
          {name || 'User Profile'}
        </Heading>
        <Text as="p" tone="quiet">
          {profile?.email ?? email}
        </Text>
      </div>
    </div>
  );
}

function OwnRecord() {
  const { data: profile, error, mutate } = useProfile();
  if (profile) {
    return (
      <Suspense fallback={<LoadingProfile />}>
        <ProfileFields profile={profile} />
      </Suspense>
    );
  }
  if (!error) return <LoadingProfile />;
  return (
    <Notice
      tone="critical"
      title="Your profile could not be loaded"
      action={<Button onPress={() => void mutate()}>Try again</Button>}
    >
      {errorWords(error)}
    </Notice>
  );
}

const LoadingProfile = () => (
  <div aria-busy role="status" aria-label="Loading profile">
    <Skeleton shape="rect" height={156} />
  </div>
);
