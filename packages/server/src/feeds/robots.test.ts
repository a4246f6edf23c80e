import { describe, expect, it } from 'vitest';
import { mayConnect } from './address.ts';
import { readRobots } from './robots.ts';

describe('robots.txt', () => {
  const origin = 'https://news.example';
  const mayRead = (text: string, path: string) =>
    readRobots(origin, text, 'SeedbedFeedReader')(new URL(path, origin));

  it.each([
    ['nothing said', '', '/feed', true],
    ['all closed', 'User-agent: *\nDisallow: /', '/feed', false],
    ['an empty Disallow', 'User-agent: *\nDisallow:', '/feed', true],
    ['another robot', 'User-agent: OtherBot\nDisallow: /', '/feed', true],
    [
      'our own group first',
      'User-agent: *\nDisallow: /\n\nUser-agent: seedbedfeedreader\nDisallow: /x',
      '/feed',
      true,
    ],
    ['a group of several', 'User-agent: OtherBot\nUser-agent: *\nDisallow: /feed', '/feed.xml', false],
    ['the longest pattern', 'User-agent: *\nDisallow: /feeds\nAllow: /feeds/news', '/feeds/news/', true],
    ['a tie', 'User-agent: *\nDisallow: /feed\nAllow: /feed', '/feed', true],
    ['a star', 'User-agent: *\nDisallow: /*.xml', '/a/rss.xml?x', false],
    ['an end', 'User-agent: *\nDisallow: /*.xml$', '/a/rss.xml?x', true],
    ['an end that is met', 'User-agent: *\nDisallow: /*.xml$', '/a.xml/rss.xml', false],
    ['a whole path', 'User-agent: *\nDisallow: /feed$', '/feed', false],
    [
      'comments and odd line ends',
      '# hello\r\nUser-agent: * # all\r\nDisallow: /feed # closed',
      '/feed',
      false,
    ],
    ['an encoded path', 'User-agent: *\nDisallow: /a%2fb', '/a%2Fb', false],
    ['an encoded letter', 'User-agent: *\nDisallow: /é', '/%C3%A9', false],
    ['a page', '<html>Disallow: /</html>', '/feed', true],
  ])('%s', (_, text, path, expected) => {
    expect(mayRead(text, path)).toBe(expected);
  });

  it('takes no longer for a hostile pattern', () => {
    const started = performance.now();
    const text = `User-agent: *\nDisallow: /${'*a'.repeat(20_000)}$`;
    mayRead(text, `/${'a'.repeat(999)}`);
    expect(mayRead(text, `/${'a'.repeat(19_999)}`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

it('robots.txt speaks of its own host alone', () => {
  const mayRead = readRobots('https://news.example', '', 'SeedbedFeedReader');
  expect(mayRead(new URL('https://other.example/feed'))).toBe(false);
});

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
