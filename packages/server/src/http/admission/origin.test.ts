import type { Context } from 'koa';
import { describe, expect, it } from 'vitest';
import { refuseForeignOrigin } from './origin.ts';

const host = 'seedbed.example';
const trusted = new Set(['https://partner.example']);
const callFrom = (headers: Record<string, string>) => () =>
  refuseForeignOrigin({ host, headers, get: () => headers.origin ?? '' } as unknown as Context, trusted);

describe('a state-changing call', () => {
  it.each([
    ['from another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['from a sibling subdomain', { origin: 'https://other.seedbed.example', 'sec-fetch-site': 'same-site' }],
    ['from another site, told by Origin alone', { origin: 'https://evil.example' }],
    ['from another port', { origin: 'https://seedbed.example:8443' }],
    ['from a sandboxed page', { origin: 'null' }],
    ['from a look-alike', { origin: 'https://seedbed.example.evil.example' }],
    ['from another site without Origin', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused %s', (_, headers) => expect(callFrom(headers)).toThrow('own pages'));

  it.each([
    ['from the page itself', { origin: 'https://seedbed.example', 'sec-fetch-site': 'same-origin' }],
    [
      'through a proxy that rewrites Host',
      { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-origin' },
    ],
    ['from an older browser', { origin: 'https://SEEDBED.example' }],
    ['from no page', {}],
    ['typed by a person', { 'sec-fetch-site': 'none' }],
    ['from a trusted origin', { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' }],
  ])('passes %s', (_, headers) => expect(callFrom(headers)).not.toThrow());
});
