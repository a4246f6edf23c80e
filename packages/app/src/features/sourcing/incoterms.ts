import type { Rfq } from '@seedbed/server/contract';

type Incoterm = NonNullable<Rfq['incoterm']>;

/** Who pays and bears what on the way, in words. */
export const incoterms: readonly { id: Incoterm; label: string }[] = [
  { id: 'EXW', label: 'EXW: we collect at the maker' },
  { id: 'FCA', label: 'FCA: handed to our carrier' },
  { id: 'FOB', label: 'FOB: on board the ship' },
  { id: 'DAP', label: 'DAP: delivered, we pay duty' },
  { id: 'DDP', label: 'DDP: delivered, duty paid' },
];
