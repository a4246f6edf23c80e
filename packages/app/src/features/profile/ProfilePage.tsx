import { Avatar } from '@seedbed/ui/avatar';
import { Button } from '@seedbed/ui/button';
import { LogOut } from '@seedbed/ui/icons';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Heading, Text } from '@seedbed/ui/text';
import { useId, useState, type ReactNode } from 'react';
import { errorWords } from '../../api/problem';
import { PageTitle } from '../../screen/PageTitle';
import { useLogOut, useSignedInUser } from '../../session';
import { HeaderLabel, narrowPage, ShellHeader } from '../../shell';
import { Appearance } from './Appearance';
import { DeleteAccount } from './DeleteAccount';
import { useProfile } from './profile.api';
import { ProfileFields } from './ProfileFields';
import * as styles from './ProfilePage.css';
import { SessionList } from './SessionList';
import { TakeOut } from './TakeOut';
import { WorkspaceList } from './WorkspaceList';

/** One's account. */
export function ProfilePage() {
  return (
    <>
      <PageTitle>Account</PageTitle>
      <ShellHeader title="Account" actions={<LogOutButton />} />
      <div className={narrowPage}>
        <Person />
        <Section title="Profile">
          <OwnRecord />
        </Section>
        <Section title="Appearance">
          <Appearance />
        </Section>
        <Section title="Workspaces">
          <WorkspaceList />
        </Section>
        <Section title="Where you are signed in">
          <SessionList />
        </Section>
        <Section title="Your data">
          <TakeOut />
        </Section>
        <Leaving />
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Heading level={2} id={titleId}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Once the record is there: its email is what confirms. */
function Leaving() {
  const { data: profile } = useProfile();
  return (
    profile && (
      <Section title="Delete account">
        <DeleteAccount email={profile.email} />
      </Section>
    )
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
  if (profile) return <ProfileFields profile={profile} />;
  if (!error) {
    return (
      <div aria-busy role="status" aria-label="Loading profile">
        <Skeleton shape="rect" height={156} />
      </div>
    );
  }
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
