import type { Incoterm } from './prices.ts';

/** Whether the terms leave duty to the buyer; null: nobody has said any. Apart from the schemas: the page takes it without them. */
export const isDutyOurs = (incoterm: Incoterm | null): boolean => incoterm !== null && incoterm !== 'DDP';
