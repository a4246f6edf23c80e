import { Heading } from '@seedbed/ui/text';
import { useId, type ReactNode } from 'react';
import * as styles from './ProfilePage.css';

/** A part of the account's page under a heading of its own. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
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
