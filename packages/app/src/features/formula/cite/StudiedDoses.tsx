import { urlOf, type Citation, type Product } from '@seedbed/server/contract';
import { Heading, Text } from '@seedbed/ui/text';
import useSWR from 'swr';
import { call } from '../../../api/client';
import { capitalised } from '../../../text/capitalised';
import { AddStudiedDose } from './AddStudiedDose';
import { amountInWords } from './amountInWords';
import * as styles from './StudiedDoses.css';

interface StudiedDosesProps {
  productId: Product['id'];
  insights: string;
}

/** The doses that a product's insights cite, each with the way into a formula; nothing where they cite none. */
export function StudiedDoses({ productId: id, insights }: StudiedDosesProps) {
  // They are read from the stored text: another text has others.
  const { data: sources } = useSWR([urlOf('products.studiedDoses', { id }), insights], () =>
    call('products.studiedDoses', { params: { id } }),
  );
  if (!sources?.length) return null;
  return (
    <section className={styles.section}>
      <Heading level={3} size="title">
        Studied doses
      </Heading>
      <ul className={styles.doses}>
        {sources.map((source) => (
          <li key={source.n} className={styles.dose}>
            <div className={styles.words}>
              <Text as="p">{doseWords(source)}</Text>
              <Text as="p" size="caption" tone="quiet">
                [{source.n}] {source.title}. {source.source}
              </Text>
            </div>
            <AddStudiedDose citation={source} from={{ productId: id }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 'Magnesium: 320 to 729 mg a day'. */
function doseWords({ dose, ingredient }: Citation): string {
  if (!dose || !ingredient) return '';
  const { low, high, unit, per } = dose;
  const least = low === high ? '' : `${low.toLocaleString('en-US', { maximumFractionDigits: 6 })} to `;
  return `${capitalised(ingredient.name)}: ${least}${amountInWords(high, unit)} a ${per}`;
}
