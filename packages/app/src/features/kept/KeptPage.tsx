import { Heading, Text } from '@seedbed/ui/text';
import { PlainPage } from '../../shell';
import { useWebConfig } from '../../useWebConfig';
import * as styles from './KeptPage.css';
import { keptParts, type KeptPart } from './kept';

/** What is kept of a person, for anybody to read before they sign in. */
export function KeptPage() {
  return (
    <PlainPage title="What is kept of you">
      <div className={styles.words}>
        <Heading level={1} size="display">
          What is kept of you
        </Heading>
        <Policies />
        {keptParts.map((part) => (
          <Part key={part.title} {...part} />
        ))}
      </div>
    </PlainPage>
  );
}

function Part({ title, items }: KeptPart) {
  return (
    <section className={styles.part}>
      <Heading level={2}>{title}</Heading>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>
            <Text>{item}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What whoever runs this Seedbed has written themselves. */
function Policies() {
  const { termsUrl, privacyUrl } = useWebConfig() ?? {};
  if (!termsUrl && !privacyUrl) return null;
  return (
    <p className={styles.links}>
      {termsUrl && (
        <a className={styles.link} href={termsUrl}>
          Terms of service
        </a>
      )}
      {privacyUrl && (
        <a className={styles.link} href={privacyUrl}>
          Privacy policy
        </a>
      )}
    </p>
  );
}
