import type { GardenItem, GardenUse } from '@seedbed/server/contract';
import { LinkButton } from '@seedbed/ui/button';
import { Heading, Text } from '@seedbed/ui/text';
import * as styles from '../garden.css';
import { kindWords, hrefOfUse } from '../gardenWords';

/** Where an item is used: answers, claims and formulas, each with the way there. */
export function Uses({ uses }: Pick<GardenItem, 'uses'>) {
  return (
    <section aria-label="Uses">
      <Heading level={3} size="body">
        Uses
      </Heading>
      {uses.length === 0 ? (
        <Text as="p" size="caption" tone="quiet">
          No answer, claim or formula rests on it yet.
        </Text>
      ) : (
        <ul className={styles.choices}>
          {uses.map((use) => (
            <li key={`${use.kind} ${use.id}`}>
              <Use use={use} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Use({ use }: { use: GardenUse }) {
  const href = hrefOfUse(use);
  const words = `${kindWords[use.kind]}: ${use.title}`;
  if (href === undefined) return <Text>{words}</Text>;
  return (
    <LinkButton href={href} variant="quiet" size="small">
      {words}
    </LinkButton>
  );
}
