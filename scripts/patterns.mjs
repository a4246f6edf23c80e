import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';
import { root } from './processes.mjs';

/** Long enough that what takes time by the cube of it takes seconds, and what takes it by the square milliseconds. */
const pumpedLength = 2000;
const tries = 60;
/** Milliseconds for one text; only what is out of all measure takes it, on a busy machine as well. */
const patience = 1000;

/** Every regular expression that is written in the packages, by its text, with the first file that has it. */
export function writtenPatterns() {
  const found = new Map();
  for (const file of globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(test|stories)\./.test(file)) continue;
    const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
    const visit = (node) => {
      if (ts.isRegularExpressionLiteral(node) && !found.has(node.text)) found.set(node.text, file);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...found].map(([text, file]) => {
    const end = text.lastIndexOf('/');
    return { file, source: text.slice(1, end), flags: text.slice(end + 1) };
  });
}

/** The patterns that are put together of words and of rows while these modules are loaded and `load` runs. */
export async function builtPatterns(load) {
  const found = new Map();
  const Plain = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, args, made) {
      const pattern = Reflect.construct(target, args, made);
      found.set(String(pattern), { file: 'built', source: pattern.source, flags: pattern.flags });
      return pattern;
    },
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = Plain;
  }
  return [...found.values()];
}

/** Always the same numbers from 0 up to a bound. */
function dice() {
  let state = 1;
  return (bound) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >> 8) % bound;
  };
}

/** Texts in which something that the pattern names comes again and again, and which end otherwise. */
function pumpedTexts({ source }) {
  const roll = dice();
  const named = source.replaceAll(/\\[pP]\{[^}]*\}|\\u\{?[\da-fA-F]+\}?|\\./g, '');
  const letters = [...new Set([...named.slice(0, 400), ' ', '\t', 'a', '0', '\n'])];
  const pick = (most) => Array.from({ length: roll(most + 1) }, () => letters[roll(letters.length)]).join('');
  return Array.from({ length: tries }, () => {
    const unit = pick(1) || (roll(2) ? ' ' : letters[roll(letters.length)] + pick(1));
    const end = roll(2) ? '\0' : pick(2);
    const middle = roll(2) ? pick(3) : '';
    const pumped = unit.repeat(pumpedLength / unit.length);
    return pick(3) + pumped + middle + (middle && pumped) + end;
  });
}

const context = vm.createContext({});
const run = new vm.Script(`{
  const pattern = new RegExp(source, flags.replace(/[gy]/g, ''));
  for (const text of texts) pattern.exec(text);
}`);
const isRead = (pattern, texts) => {
  try {
    run.runInContext(Object.assign(context, { ...pattern, texts }), { timeout: patience });
    return true;
  } catch (error) {
    if (error.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return false;
  }
};

/** The beginning of a text that the pattern takes out of all measure to read; undefined where none was found. */
export function slowText(pattern) {
  const texts = pumpedTexts(pattern);
  // All at once, and one by one where that takes long: the machine may be busy.
  if (isRead(pattern, texts)) return undefined;
  return texts.find((text) => !isRead(pattern, [text]))?.slice(0, 20);
}
