import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { binOf, root, run } from './processes.mjs';

/** A name that a person gave: `tag-list`, `TagList` or `tag list`. */
export const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** `tag-list` */
export const kebab = (words) => words.join('-');
/** `TagList` */
export const pascal = (words) => words.map(capital).join('');
/** `tagList` */
export const camel = ([first, ...rest]) => first + pascal(rest);

const specifierOf = (line) => /from '([^']*)'/.exec(line)?.[1] ?? '';

/** Puts an import or export among those of its kind, in the order of what they are from. */
const insertAmong = (text, { among, insert, file }) => {
  const lines = [...text.matchAll(among)];
  if (lines.length === 0)
    throw new Error(`${file} has no ${among} any more. Teach the generator its new shape.`);
  const later = lines.find(([line]) => specifierOf(line) > specifierOf(insert));
  const last = lines.at(-1);
  const at = later ? later.index : last.index + last[0].length;
  return text.slice(0, at) + insert + text.slice(at);
};

/**
 * Puts text before the first place where `anchor`, words or a pattern, is found in a file.
 * @throws when the anchor is gone: the file was reshaped, and the generator has to follow
 */
const insertBefore = (text, { anchor, insert, file }) => {
  const at = typeof anchor === 'string' ? text.indexOf(anchor) : text.search(anchor);
  if (at < 0) throw new Error(`${file} has no "${anchor}" any more. Teach the generator its new shape.`);
  return text.slice(0, at) + insert + text.slice(at);
};

const write = (file, text) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/**
 * Writes new files and edits existing ones, all or nothing, and formats them.
 * @param {Record<string, string>} files text by path from the root
 * @param {{ file: string, anchor?: string | RegExp, among?: RegExp, insert: string }[]} edits insertions, in order: each
 *   before the first place of `anchor`, or among the imports or exports that `among` finds
 * @returns {Promise<{ created: string[], changed: string[] }>} the paths of both
 * @throws when a file is there already or an anchor is missing; nothing is written then
 */
export async function generate(files, edits) {
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new Error(`${taken[0]} is there already. Choose another name.`);
  const edited = new Map();
  for (const edit of edits) {
    const text = edited.get(edit.file) ?? readFileSync(join(root, edit.file), 'utf8');
    edited.set(edit.file, edit.among ? insertAmong(text, edit) : insertBefore(text, edit));
  }
  for (const [file, text] of [...Object.entries(files), ...edited]) write(file, text);
  const written = { created: Object.keys(files), changed: [...edited.keys()] };
  const paths = [...written.created, ...written.changed];
  await run([binOf('prettier'), '--write', '--log-level', 'warn', ...paths]);
  return written;
}
