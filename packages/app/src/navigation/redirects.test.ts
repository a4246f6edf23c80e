import { describe, expect, it } from 'vitest';
import { redirects, redirectTarget } from './redirects';

describe('redirects', () => {
  it.each([
    ['/home', '/'],
    ['/overview', '/new-tab'],
    ['/new-product-experience', '/new-product'],
    ['/search', '/v1/search'],
    ['/insights', '/v1/insights'],
    ['/products', '/v1/products'],
    ['/garden', '/v1/garden'],
    ['/profile', '/v1/profile'],
    ['/v1', '/v1/search'],
  ] as const)('%s leads to %s', (from, to) => expect(redirects[from]).toBe(to));

  it('never lead to another redirect', () => {
    for (const target of Object.values(redirects)) expect(redirects).not.toHaveProperty([target]);
  });
});

describe('redirectTarget', () => {
  it('keeps the id', () =>
    expect(redirectTarget(redirects['/products/:id'], { id: '7' }, '')).toBe('/v1/products/7'));
  it('keeps the query string', () =>
    expect(redirectTarget('/v1/search', {}, '?q=zinc&x=1')).toBe('/v1/search?q=zinc&x=1'));
  it('encodes an odd id, so that it cannot become another path', () =>
    expect(redirectTarget('/v1/products/:id', { id: '../x' }, '')).toBe('/v1/products/..%2Fx'));
});
