import { isSearch, type Search } from '@seedbed/server/garden';

/** Whether a text says all that is wanted and nothing else. The mocks know no inflection. */
export function says(text: string, search: Search): boolean {
  const said = ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
  const has = (words: readonly string[]) => said.includes(` ${words.join(' ')} `);
  const { wanted, unwanted, begun } = search;
  const isBegun = begun === undefined || said.includes(` ${begun}`);
  return isSearch(search) && isBegun && wanted.every(has) && !unwanted.some(has);
}
