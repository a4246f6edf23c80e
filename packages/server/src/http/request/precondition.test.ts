import type { Context } from 'koa';
import { describe, expect, it } from 'vitest';
import { readIfMatch, versionTag } from './precondition.ts';
import { problemFrom } from '../reply/problems.ts';

const row = { version: 3, name: 'Tea' };
const asking = (header: string | undefined) => ({ headers: { 'if-match': header } }) as unknown as Context;
const check = (header: string | undefined, ifMatch?: 'honoured' | 'required') => () =>
  readIfMatch(asking(header), { ifMatch })<typeof row>(({ name }) => ({ name }))(row);

describe('If-Match', () => {
  it.each(['"3-a_b-c"', '*', ' * ', '"2-a", "3-b"', '"3-a","x"', '"3"'])(
    '%s passes for version 3',
    (header) => {
      expect(check(header, 'honoured')).not.toThrow();
      expect(check(header, 'required')).not.toThrow();
    },
  );

  it.each(['"2-a"', 'W/"3-a"', '3-a', '', '"3-a', '"33-a"', '"2"'])(
    '%j does not: 412 with the row as it is',
    (header) => {
      for (const ifMatch of ['honoured', 'required'] as const) {
        let thrown: unknown;
        try {
          check(header, ifMatch)();
        } catch (error) {
          thrown = error;
        }
        expect(problemFrom(thrown)).toMatchObject({ status: 412, current: { name: 'Tea' } });
        const tag = versionTag(row.version, { name: row.name });
        expect(thrown).toMatchObject({ headers: { ETag: tag } });
        expect(check(tag, ifMatch)).not.toThrow();
      }
    },
  );

  it('may be missing where it is honoured, not where it is required: 428', () => {
    expect(check(undefined, 'honoured')).not.toThrow();
    expect(check(undefined, 'required')).toThrow(expect.objectContaining({ status: 428 }));
  });

  it('is not looked at where the operation does not say so', () => {
    expect(check('"2-a"')).not.toThrow();
  });
});

it('a tag is another when the same version is worded otherwise', () => {
  expect(versionTag(3, { name: 'Tea', volume: 1 })).not.toBe(versionTag(3, { name: 'Tea' }));
});
