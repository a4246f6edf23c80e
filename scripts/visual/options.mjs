import { parseArgs } from 'node:util';
import { looks } from './photograph.mjs';

export const usage = `npm run test:visual -- [options]

  --base <revision>     what to compare with; by default where this branch left main, and on main itself the last
                        commit, or the one before where nothing is uncommitted
  --stories <words>     only stories whose id has one of these words: button,carousel--hero
  --looks <looks>       ${Object.keys(looks).join(', ')}; by default light
  --viewports <sizes>   width x height in pixels; by default 1280x800
  --help`;

const listOf = (text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const parseViewport = (text) => {
  const [, width, height] = text.match(/^(\d{2,4})x(\d{2,4})$/) ?? [];
  if (!width) throw new Error(`"${text}" is no size. Write width x height in pixels: 390x844`);
  return { width: Number(width), height: Number(height) };
};

const checkLook = (look) => {
  if (!(look in looks))
    throw new Error(`There is no look "${look}". Choose of ${Object.keys(looks).join(', ')}.`);
  return look;
};

/**
 * What was asked for on the command line.
 * @param {string[]} args
 * @throws with words for a person when they make no sense
 */
export const parseOptions = (args) => {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string' },
      stories: { type: 'string', default: '' },
      looks: { type: 'string', default: 'light' },
      viewports: { type: 'string', default: '1280x800' },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    base: values.base,
    stories: listOf(values.stories),
    looks: listOf(values.looks).map(checkLook),
    viewports: listOf(values.viewports).map(parseViewport),
    help: values.help,
  };
};
