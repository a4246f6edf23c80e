import type { Estimate } from '@seedbed/server/contract';
import { DataTable, type DataColumn } from '@seedbed/ui/chart';
import { Text } from '@seedbed/ui/text';
import { exactUsd, wholeUsd } from '../../../format/money';
import { amountOf } from './amounts';

type Ingredient = Estimate['ingredients'][number] & { id: string };

const columnsFor = (isFood: boolean): readonly DataColumn<Ingredient>[] => [
  {
    id: 'material',
    label: 'Material',
    cell: ({ name, title = name, form, isAssumption, source }) => (
      <>
        <div>{title}</div>
        <Text size="caption" tone="quiet">
          {title !== name && `${name} · `}
          {form}
          {' · '}
          {isAssumption || !source ? 'our assumption' : source}
        </Text>
      </>
    ),
  },
  {
    id: 'label',
    label: isFood ? 'In a serving' : 'On the label',
    cell: ({ amountPerServing, unit, inputMg }) => (
      <>
        <div>{amountOf(amountPerServing, unit)}</div>
        <Text size="caption" tone="quiet" isTabular>
          {isFood ? amountOf(inputMg / 1000, 'g') : amountOf(inputMg, 'mg')} weighed in
        </Text>
      </>
    ),
    isNumber: true,
  },
  {
    id: 'price',
    label: 'Price per kg',
    cell: ({ pricePerKg }) => (
      <>
        <div>{perKg(pricePerKg.base)}</div>
        {pricePerKg.low !== pricePerKg.high && (
          <Text size="caption" tone="quiet" isTabular>
            {perKg(pricePerKg.low)} to {perKg(pricePerKg.high)}
          </Text>
        )}
      </>
    ),
    isNumber: true,
  },
  {
    id: 'cost',
    label: 'Cost',
    cell: ({ costPerServing }) => (costPerServing < 0.005 ? '<$0.01' : exactUsd(costPerServing)),
    isNumber: true,
  },
];

/** Of what is cheap, cents count. */
const perKg = (price: string) => (Number(price) < 10 ? exactUsd(price) : wholeUsd(price));

/** The materials the estimate was made with, each with where its price comes from. */
export function EstimateLines({ estimate: { ingredients, pack } }: { estimate: Estimate }) {
  if (ingredients.length === 0) return null;
  const rows = ingredients.map((line, at) => Object.assign({ id: String(at) }, line));
  return <DataTable caption="Materials of one serving" rows={rows} columns={columnsFor(pack !== null)} />;
}
