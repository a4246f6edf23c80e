import { createRequire } from 'node:module';

// Its types describe an ES module, which it is not.
const robotsParser = createRequire(import.meta.url)('robots-parser') as (
  url: string,
  text: string,
) => { isAllowed(url: string, robot: string): boolean | undefined };

/** Says whether a URL of one host may be read. */
export type MayRead = (url: URL) => boolean;

/** Longest path with query that is looked up: a hostile file must not choose how long that takes. */
const maxPathLength = 1000;

/**
 * What robots.txt says to a robot, by RFC 9309: the group of the robot's own name, or else that of `*`; within it the
 * longest matching pattern decides, and on a tie `Allow` does. What is too long to look up may not be read.
 * @param origin where the file lies; it speaks of no other host
 * @param text the file
 * @param robot name of the robot, without a version
 */
export function readRobots(origin: string, text: string, robot: string): MayRead {
  const robots = robotsParser(`${origin}/robots.txt`, text);
  return (url) =>
    url.pathname.length + url.search.length <= maxPathLength && robots.isAllowed(url.href, robot) === true;
}
