import type { Estimate } from '@seedbed/server/contract';
import { ScrollRegion } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { exactUsd, wholeUsd } from '../../format/money';
import { amountOf } from './amounts';
import * as styles from './EstimateReport.css';

type Ingredient = Estimate['ingredients'][number];

/** The materials the estimate was made with, each with where its price comes from. */
export function EstimateLines({ estimate: { ingredients } }: { estimate: Estimate }) {
  if (ingredients.length === 0) return null;
  return (
    <ScrollRegion label="Materials of one serving">
      <table className={styles.table}>
        <caption>Materials of one serving</caption>
        <thead>
          <tr>
            <th scope="col">Material</th>
            <th scope="col" className={styles.number}>
              On the label
            </th>
            <th scope="col" className={styles.number}>
              Price per kg
            </th>
            <th scope="col" className={styles.number}>
              Cost
            </th>
          </tr>
        </thead>
        <tbody>
          {ingredients.map((line) => (
            <IngredientRow key={`${line.name} ${line.form}`} line={line} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function IngredientRow({ line }: { line: Ingredient }) {
  return (
    <tr>
      <th scope="row">
        <div>{line.name}</div>
        <Text size="caption" tone="quiet">
          {line.form}
          {' · '}
          {line.isAssumption || !line.source ? 'our assumption' : line.source}
        </Text>
      </th>
      <td className={styles.number}>
        <div>{amountOf(line.amountPerServing, line.unit)}</div>
        <Text size="caption" tone="quiet" isTabular>
          {amountOf(line.inputMg, 'mg')} weighed in
        </Text>
      </td>
      <td className={styles.number}>
        <div>{wholeUsd(line.pricePerKg.base)}</div>
        <Text size="caption" tone="quiet" isTabular>
          {wholeUsd(line.pricePerKg.low)} to {wholeUsd(line.pricePerKg.high)}
        </Text>
      </td>
      <td className={styles.number}>
        {line.costPerServing < 0.005 ? '<$0.01' : exactUsd(line.costPerServing)}
      </td>
    </tr>
  );
}
