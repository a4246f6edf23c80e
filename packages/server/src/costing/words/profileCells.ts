import { columns } from '../../registry/index.ts';

const numberCells = columns.list.transform((entries) =>
  entries.map((entry) => {
    const [name = '', value] = entry.split(':');
    return [name, Number(value)] as const;
  }),
);

/** `fat:7; protein:80; polyols.xylitol:100`, of 100 g, keyed as the lines of formulas are. */
export const profileCells = numberCells.transform((cells) => {
  const polyols = cells.flatMap(([name, grams]) =>
    name.startsWith('polyols.') ? [[name.slice('polyols.'.length), grams] as const] : [],
  );
  const others = cells.filter(([name]) => !name.includes('.'));
  return {
    ...Object.fromEntries(others),
    ...(polyols.length > 0 ? { polyols: Object.fromEntries(polyols) } : {}),
  };
});
