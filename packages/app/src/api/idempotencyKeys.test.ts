import { describe, expect, it } from 'vitest';
import { idempotencyKeys } from './idempotencyKeys';

describe('idempotencyKeys', () => {
  it('repeats the key of a wish until it is settled', () => {
    const keys = idempotencyKeys();
    const first = keys.keyFor({ content: 'Zinc?' });
    expect(keys.keyFor({ content: 'Zinc?' })).toBe(first);
    keys.settle();
    expect(keys.keyFor({ content: 'Zinc?' })).not.toBe(first);
  });

  it('gives another wish another key', () => {
    const keys = idempotencyKeys();
    expect(keys.keyFor({ content: 'Zinc?' })).not.toBe(keys.keyFor({ content: 'Iron?' }));
  });
});
