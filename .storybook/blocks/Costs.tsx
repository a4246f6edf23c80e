import table from '../docs/operations/costs.csv?raw';
import { readCosts, sumOf } from '../docs/operations/costs';
import { DocsTable } from './DocsTable';

const costs = readCosts(table);
const inDollars = (value: number) => `$${value.toLocaleString('en', { maximumFractionDigits: 0 })}`;

/** What so many colleagues cost in a month, row by row. */
export const Costs = ({ colleagues }: { colleagues: number }) => (
  <>
    <DocsTable>
      <thead>
        <tr>
          {['A month of', 'Quantity', 'List price', 'Comes to', 'Price from'].map((title) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {costs.map(({ what, quantity, unit, dollars, why, source, date, confidence }) => (
          <tr key={what}>
            <td>{what}</td>
            <td>
              {quantity.toLocaleString('en')} {unit}. {why}
            </td>
            <td>${dollars}</td>
            <td>{inDollars(quantity * dollars)}</td>
            <td>
              {source}, {date}, {confidence}
            </td>
          </tr>
        ))}
      </tbody>
    </DocsTable>
    <p>
      Together {inDollars(sumOf(costs))} a month, {((sumOf(costs) / colleagues) * 100).toFixed(0)} cents a
      colleague.
    </p>
  </>
);
