import { describe, expect, it } from 'vitest';
import { nextPageOf } from './linkHeader';

describe('nextPageOf', () => {
  it.each([
    ['</api/products?cursor=a>; rel="next"', '/api/products?cursor=a'],
    ['</api/products?cursor=a,b>; rel=next', '/api/products?cursor=a,b'],
    ['</first>; rel="first", </second>; rel="next"', '/second'],
    ['</first>; rel="prev"', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s leads to %s', (link, next) => expect(nextPageOf(link)).toBe(next));
});
