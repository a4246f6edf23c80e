import { newIdempotencyKey } from '../../../api/idempotencyKeys';

const length = 12;

/** An id that no line of a formula has. */
export const newLineId = (): string => newIdempotencyKey().slice(0, length);
