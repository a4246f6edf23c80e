import type { RecipientLink, Rfq } from '@seedbed/server/contract';
import { Stack } from '@seedbed/ui/layout';
import { Heading } from '@seedbed/ui/text';
import { lazy, Suspense } from 'react';
import { MakerRow } from './MakerRow';
import { isOver } from '../rfqWords';
import * as styles from '../sourcing.css';

const AddMaker = lazy(async () => ({ default: (await import('./AddMaker')).AddMaker }));

/** Links of makers by their number in the request, as long as the page is open: they are told once. */
export type Letters = Readonly<Record<number, RecipientLink>>;

interface MakersProps {
  rfq: Rfq;
  letters: Letters;
  onLetter: (rid: number, letter: RecipientLink) => void;
}

/** Who is asked. */
export function Makers({ rfq, letters, onLetter }: MakersProps) {
  return (
    <section aria-label="Makers">
      <Stack gap="small">
        <Heading level={4} size="body">
          Makers
        </Heading>
        {rfq.recipients.length > 0 && (
          <ul className={styles.makers}>
            {rfq.recipients.map((maker) => (
              <MakerRow key={maker.id} {...{ rfq, maker, onLetter }} letter={letters[maker.id]} />
            ))}
          </ul>
        )}
        <Suspense fallback={null}>
          {!isOver(rfq) && rfq.status !== 'closed' && <AddMaker rfq={rfq} />}
        </Suspense>
      </Stack>
    </section>
  );
}
