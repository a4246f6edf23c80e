import { describe, expect, it } from 'vitest';
import { mayConnect } from './address.ts';

describe('mayConnect', () => {
  it.each(['8.8.8.8', '104.16.1.1', '2606:4700::1111'])('%s is public', (address) => {
    expect(mayConnect(address, false)).toBe(true);
  });

  it.each([
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '192.0.2.1',
    '::',
    'fe80::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'not an address',
  ])('%s is not, loopback allowed or not', (address) => {
    expect(mayConnect(address, false)).toBe(false);
    expect(mayConnect(address, true)).toBe(false);
  });

  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
    '%s only when loopback is allowed',
    (address) => {
      expect(mayConnect(address, false)).toBe(false);
      expect(mayConnect(address, true)).toBe(true);
    },
  );
});
