import { describe, expect, it } from 'vitest';
import { idempotencyKeys } from './idempotencyKeys';

const given = (key: string) => Promise.resolve(key);
const failing = () => {
  let seen = '';
  const work = (key: string) => {
    seen = key;
    return Promise.reject<string>(new TypeError('Failed to fetch'));
  };
  return { work, key: () => seen };
};

describe('idempotencyKeys', () => {
  it('has the same key for a wish that is asked again after it failed', async () => {
    const keys = idempotencyKeys();
    const first = failing();
    await expect(keys.once({ content: 'Zinc?' }, first.work)).rejects.toThrow('Failed to fetch');
    expect(await keys.once({ content: 'Zinc?' }, given)).toBe(first.key());
  });

  it('has another for the same wish once it was done', async () => {
    const keys = idempotencyKeys();
    const done = await keys.once({ content: 'Zinc?' }, given);
    expect(await keys.once({ content: 'Zinc?' }, given)).not.toBe(done);
  });

  it('has one for a wish that is asked twice at the same time', async () => {
    const keys = idempotencyKeys();
    const [one, two] = await Promise.all([keys.once('Zinc', given), keys.once('Zinc', given)]);
    expect(one).toBe(two);
  });

  it('has another for another wish, and what is done of one settles no other', async () => {
    const keys = idempotencyKeys();
    const zinc = Promise.withResolvers<undefined>();
    const slow = keys.once('Zinc', async (key) => {
      await zinc.promise;
      return key;
    });
    const iron = failing();
    await expect(keys.once('Iron', iron.work)).rejects.toThrow('Failed to fetch');
    zinc.resolve(undefined);
    expect(await slow).not.toBe(iron.key());
    expect(await keys.once('Iron', given)).toBe(iron.key());
  });
});
