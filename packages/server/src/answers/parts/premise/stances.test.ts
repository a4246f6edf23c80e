import { describe, expect, it } from 'vitest';
import { agreement, stancesOf } from './stances.ts';

describe('what rules and premises say', () => {
  it.each([
    ['no approval of the product', 'supplements need approval', false],
    ['no approval of the product', 'FDA does not approve them', true],
    ['it may not be sold as a food', 'it is sold as a food', false],
    ['no longer authorised in foods', 'it is still allowed', false],
    ['prohibited in drinks', 'it is banned in drinks', true],
    // “no … without” asks for what stands behind it, and bans nothing
    ['no sale without a product licence', 'it can be sold without a licence', false],
    ['no sale without a product licence', 'a product needs a licence', null],
    ['the word “banned” stands on the label', 'it is banned', null],
    ['the label is notified', 'the colour is red', null],
  ])('%s | %s', (record, said, expected) => {
    const quoted = record.replaceAll(/“[^”]*”/g, ' ');
    expect(agreement(stancesOf(said), stancesOf(quoted))).toBe(expected);
  });
});
