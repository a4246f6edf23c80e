import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';

const { key, text, list, origin } = columns;

/** What a kind of product is sold for where its words name no outcome. */
const ProductTopics = z.strictObject({ key, product: text, topics: list, ...origin });

const rows = readTable(new URL('./data/', import.meta.url), 'productTopics', ProductTopics);

/** The outcomes that kinds of product are sold for, as `entities.csv` names the kinds. */
export const topicsOfProducts = (products: readonly string[]): string[] => [
  ...new Set(rows.flatMap(({ product, topics }) => (products.includes(product) ? topics : []))),
];
