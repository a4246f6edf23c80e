const path = '/v1/materials';
const parameter = 'open';

/** Where a material is looked at; without one, the page of all. */
export const materialHref = (id?: number): string => (id === undefined ? path : `${path}?${parameter}=${id}`);

/** The material that an address opens; undefined where it names none. */
export function openIn(address: string): number | undefined {
  const id = Number(new URLSearchParams(address.split('?')[1]).get(parameter) ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
