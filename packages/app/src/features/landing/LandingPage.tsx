import { Button, LinkButton } from '@seedbed/ui/button';
import { ArrowRight, LogOut, Sprout } from '@seedbed/ui/icons';
import { Heading, Text } from '@seedbed/ui/text';
import { useAtomValue } from 'jotai';
import { Link } from 'react-aria-components';
import { PageTitle } from '../../screen/PageTitle';
import { sessionAtom, useLogOut } from '../../session';
import * as styles from './LandingPage.css';
import { ProductPicture } from '../../screen/ProductPicture';

const promises = [
  {
    title: 'Ask, and see where it stands',
    words:
      'Questions about benefits, doses, limits and claims are answered from studies and regulations. Every sentence leads to the passage it rests on; where nothing is known, the answer says so.',
  },
  {
    title: 'Cost it before you brief it',
    words:
      'Describe a concept and get the first production run: what it costs, what it may bring, and each assumption behind the two figures.',
  },
  {
    title: 'Know what the trade is reading',
    words:
      'News from the food, supplement and drink press in one quiet feed, ready to be quoted in an answer.',
  },
];

const prototypes = [
  { href: '/search', label: 'V1 - Prototype' },
  { href: '/new-tab', label: 'V4 - New Tab Experience' },
  { href: '/new-product', label: 'V4 - New Product Experience' },
  { href: '/tabs', label: 'V4 - Tabs' },
];

/** What Seedbed is, for anybody, and The Lab with its prototypes. */
export function LandingPage() {
  const { status } = useAtomValue(sessionAtom);
  // Somebody was here before: most likely they still are, and what stands here need not change in a moment.
  const isSignedIn = status === 'signed-in' || status === 'loading';
  return (
    <main className={styles.page} tabIndex={-1}>
      <PageTitle>Develop food, supplement and drink products</PageTitle>
      <header className={styles.bar}>
        <span className={styles.name}>
          <Sprout />
          Seedbed
        </span>
        {status === 'signed-in' && <LogOutButton />}
        {!isSignedIn && (
          <LinkButton href="/login" variant="quiet">
            Sign in
          </LinkButton>
        )}
      </header>
      <div className={styles.hero}>
        <div className={styles.heroWords}>
          <Heading level={1} size="display">
            From a question to a product you can stand behind
          </Heading>
          <Text as="p" size="reading" tone="quiet">
            Seedbed is a workspace for people who develop food, supplements and drinks. It answers with
            sources, works out what a first run costs, and keeps the two together.
          </Text>
          <div className={styles.actions}>
            <LinkButton href={isSignedIn ? '/v1/search' : '/login'} variant="primary">
              {isSignedIn ? 'Open your workspace' : 'Sign in to start'}
            </LinkButton>
          </div>
        </div>
        <ProductPicture />
      </div>
      <div className={styles.promises}>
        {promises.map(({ title, words }) => (
          <section key={title} className={styles.promise}>
            <Heading level={2}>{title}</Heading>
            <Text as="p" size="reading" tone="quiet">
              {words}
            </Text>
          </section>
        ))}
      </div>
      <Lab isSignedIn={isSignedIn} />
    </main>
  );
}

function Lab({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section className={styles.lab} aria-labelledby="lab-title">
      <div className={styles.labWords}>
        <Heading level={2} size="heading" id="lab-title">
          The Lab
        </Heading>
        <Text as="p" tone="quiet">
          {isSignedIn ? 'What we are trying out.' : 'What we are trying out. Signing in comes first.'}
        </Text>
      </div>
      <ul className={styles.prototypes}>
        {prototypes.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={styles.prototype}>
              {label}
              <ArrowRight size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LogOutButton() {
  const logOut = useLogOut({ title: 'Success', description: 'Successfully logged out' });
  return (
    <Button variant="quiet" onPress={() => void logOut()}>
      <LogOut size={16} />
      Log out
    </Button>
  );
}
