import { describe, expect, it } from 'vitest';
import { growthOf } from '../testing/growth.ts';
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

  it('takes no more than its share of time for a hostile pattern', async () => {
    const reading = (length: number) => {
      const text = `User-agent: *\nDisallow: /${'*a'.repeat(length)}$`;
      expect(mayRead(text, `/${'a'.repeat(length - 1)}`)).toBe(false);
    };
    expect(await growthOf(reading, [5000, 20_000])).toBeLessThan(10);
  });
});

it('robots.txt speaks of its own host alone', () => {
  const mayRead = readRobots('https://news.example', '', 'SeedbedFeedReader');
  expect(mayRead(new URL('https://other.example/feed'))).toBe(false);
});
