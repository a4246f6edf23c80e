import type { SearchHit, SearchKind } from '@seedbed/server/contract';
import { conversationHref } from '../searchAddress';

/** Where something that was found is read: an address, or a kind of tab. */
export type FoundPlace = { href: string } | { tab: { id: string; title: string } };

/** The heading over what is found of a kind, in the order of the headings. */
export const foundSections: Readonly<Record<SearchKind, string>> = {
  conversation: 'In searches',
  product: 'In products',
  formula: 'In formulas',
  claim: 'In claims',
  garden: 'In the garden',
  document: 'In documents',
  supplier: 'In suppliers',
  rfq: 'In requests for quotation',
  quote: 'In quotes',
};

/** The section of a product's page that shows a kind; others have no product. */
const sectionOf: Partial<Record<SearchKind, string>> = {
  product: '',
  formula: '#formula',
  claim: '#claims',
  document: '#documents',
  rfq: '#production',
  quote: '#production',
};

/** Where a hit is read: a conversation at its message, what belongs to a product in its section. */
export function placeOf({ kind, id, messageId, productId }: SearchHit): FoundPlace {
  if (kind === 'conversation') return { href: conversationHref(id, messageId) };
  if (kind === 'garden') return { href: `/v1/garden?item=${id}` };
  const section = sectionOf[kind];
  if (productId !== undefined && section !== undefined)
    return { href: `/v1/products/${productId}${section}` };
  return {
    tab: kind === 'claim' ? { id: 'claims', title: 'Claims' } : { id: 'suppliers', title: 'Suppliers' },
  };
}

/** The name of a hit among what can be opened; a product has that of its own entry, and is listed once. */
export const foundId = ({ kind, id, messageId }: SearchHit): string =>
  messageId === undefined ? `${kind} ${id}` : `${kind} ${id} message ${messageId}`;
