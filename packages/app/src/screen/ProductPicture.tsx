import { Card } from '@seedbed/ui/card';
import { SourceList } from '@seedbed/ui/citations';
import { Message } from '@seedbed/ui/message';
import { Heading, Text } from '@seedbed/ui/text';
import { wholeUsd } from '../format/money';
import { units } from '../text/units';
import product from './picturedProduct.json' with { type: 'json' };
import * as styles from './ProductPicture.css';

const citations = [
  {
    n: 1,
    kind: 'dailyValue',
    title: 'Vitamin D: daily value',
    source: '21 CFR 101.9(c)(8)(iv)',
    url: null,
    passage: 'Vitamin D, adults and children from 4 years: 20 µg.',
  },
  {
    n: 2,
    kind: 'limit',
    title: 'Vitamin D: upper limit',
    source: 'NASEM/IOM DRI summary tables',
    url: null,
    passage: 'Vitamin D, adults: tolerable upper intake level 100 µg a day (total intake).',
  },
];

/** The product as its own picture: drawn with the real parts, and nothing in it can be pressed. */
export function ProductPicture() {
  return (
    <figure
      className={styles.picture}
      role="img"
      aria-label="A question about vitamin D, answered with two numbered sources, and a product card with its estimated cost and revenue"
    >
      <div inert aria-hidden className={styles.sheet}>
        <Message author="user">How much vitamin D does a sleep drink need, and what is the limit?</Message>
        <Message author="assistant">
          <p>
            The daily value for adults is 20&nbsp;µg<sup className={styles.marker}>1</sup>. From all sources
            together, the upper limit is 100&nbsp;µg a day<sup className={styles.marker}>2</sup>.
          </p>
        </Message>
        <SourceList label="Sources" citations={citations} activeN={undefined} units={units} />
      </div>
      <div inert aria-hidden className={styles.product}>
        <Card as="div">
          <Heading level={3}>{product.concept}</Heading>
          <div className={styles.figures}>
            <Figure name="Estimated Cost" amount={wholeUsd(product.estimatedCost)} />
            <Figure name="Estimated Revenue" amount={wholeUsd(product.estimatedRevenue)} />
          </div>
        </Card>
      </div>
    </figure>
  );
}

function Figure({ name, amount }: { name: string; amount: string }) {
  return (
    <div>
      <Text as="p" size="caption" tone="quiet">
        {name}
      </Text>
      <Text as="p" size="reading" weight="strong" isTabular>
        {amount}
      </Text>
    </div>
  );
}
