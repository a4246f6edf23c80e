import { columns } from '../../../registry/index.ts';

/** `Honey:5;Salt, table:0.4`: the share of each food in what is mixed, in percent; names may hold commas and colons. */
export const recipeCells = columns.list.transform((entries) =>
  entries.map((entry) => {
    const at = entry.lastIndexOf(':');
    return { name: entry.slice(0, at), percent: Number(entry.slice(at + 1)) };
  }),
);
