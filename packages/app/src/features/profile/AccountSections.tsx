import { useProfile } from './profile.api';
import { DeleteAccount } from './DeleteAccount';
import { ProfileSection } from './ProfileSection';
import { SessionList } from './SessionList';
import { TakeOut } from './TakeOut';

/** Where one is signed in, what one can take along, and the way out for good. */
export function AccountSections() {
  // Once the record is there: its email is what confirms.
  const { data: profile } = useProfile();
  return (
    <>
      <ProfileSection title="Where you are signed in">
        <SessionList />
      </ProfileSection>
      <ProfileSection title="Your data">
        <TakeOut />
      </ProfileSection>
      {profile && (
        <ProfileSection title="Delete account">
          <DeleteAccount email={profile.email} />
        </ProfileSection>
      )}
    </>
  );
}
