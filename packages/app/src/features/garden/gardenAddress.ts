const path = '/v1/garden';
const parameter = 'item';

/** Where an item of the garden is looked at; without one, the garden. */
export const gardenHref = (id?: number): string => (id === undefined ? path : `${path}?${parameter}=${id}`);

/** The item that an address opens; undefined where it names none. */
export function itemIn(address: string): number | undefined {
  const id = Number(new URLSearchParams(address.split('?')[1]).get(parameter) ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
