import type { AskOpenings, ClaimOpenings } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Stack } from '@seedbed/ui/layout';
import { Heading, Text } from '@seedbed/ui/text';
import { Folded } from '../../../screen/Folded';
import { capitalised } from '../../../text/capitalised';
import * as styles from '../claims.css';
import { useOpenings } from '../claims.api';
import { VerdictBadge } from '../VerdictBadge';

export interface OpeningsProps {
  of: AskOpenings;
  /** Changes with the formula. */
  again: number;
  onChoose: (text: string) => void;
}

/** What the formula may say in a market, by ingredient; nothing while that is not known. */
export function Openings({ of, again, onChoose }: OpeningsProps) {
  const { data } = useOpenings(of, again);
  if (!data) return null;
  if (data.openings.length === 0)
    return (
      <Text as="p" tone="quiet">
        {`No sentence that is known here passes in the ${of.market} with this formula as it is.`}
      </Text>
    );
  const groups = Map.groupBy(data.openings, ({ ingredient }) => ingredient.name);
  return (
    <Stack gap="xsmall">
      <Heading level={3} size="body">
        {`What this formula may say in the ${of.market}`}
      </Heading>
      <ul className={styles.openings} aria-label={`What this formula may say in the ${of.market}`}>
        {[...groups].map(([name, openings], at) => (
          <li key={name}>
            <Folded
              summary={`${capitalised(name)} (${openings.length})`}
              isOpen={at === 0 || groups.size < 3}
            >
              <Sentences openings={openings} onChoose={onChoose} />
            </Folded>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const Sentences = ({
  openings,
  onChoose,
}: Pick<ClaimOpenings, 'openings'> & Pick<OpeningsProps, 'onChoose'>) => (
  <ul className={styles.openings}>
    {openings.map(({ text, verdict }) => (
      <li key={text} className={styles.opening}>
        <Button variant="quiet" size="small" onPress={() => onChoose(text)}>
          {text}
        </Button>
        <VerdictBadge verdict={verdict} />
      </li>
    ))}
  </ul>
);
