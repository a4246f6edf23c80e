import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { splitBlocks } from './blocks';

const texts = (text: string) => splitBlocks(text).map((block) => block.text);
const render = (text: string) =>
  renderToStaticMarkup(createElement(ReactMarkdown, { remarkPlugins: [remarkGfm] }, text));
/** Between blocks only line breaks may differ. */
const squeeze = (html: string) => html.replace(/>\s+</g, '><').trim();

describe('splitBlocks', () => {
  it.each<[string, string, string[]]>([
    ['paragraphs', 'one\n\ntwo', ['one\n\n', 'two']],
    ['nothing', '  \n\n', []],
    ['a heading and its text', '## A\n\ntext', ['## A\n\n', 'text']],
    ['a loose list', '- a\n\n- b\n\nafter', ['- a\n\n- b\n\n', 'after']],
    ['a numbered list', '1. a\n\n2. b', ['1. a\n\n2. b']],
    ['a list with paragraphs', '- a\n\n  more\n\n- b', ['- a\n\n  more\n\n- b']],
    [
      'a fence with blank lines',
      'see\n\n```\na\n\nb\n```\n\nafter',
      ['see\n\n', '```\na\n\nb\n```\n\n', 'after'],
    ],
    ['an open fence', '```\na\n\nb', ['```\na\n\nb']],
    ['indented code', '    a\n\n    b', ['    a\n\n    b']],
    ['a table', 'x\n\n| a |\n| - |\n| 1 |\n\ny', ['x\n\n', '| a |\n| - |\n| 1 |\n\n', 'y']],
    ['Windows line ends', 'one\r\n\r\ntwo', ['one\r\n\r\n', 'two']],
  ])('cuts %s', (_name, text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it.each([
    'See [a].\n\n[a]: https://example.com',
    'Said [^1].\n\n[^1]: by whom',
    '<pre>\n\na\n\n</pre>\n\nb',
    '<!-- a\n\nb -->\n\nc',
  ])('keeps %j whole', (text) => {
    expect(texts(text)).toEqual([text]);
  });

  it('gives every block the offset it begins at', () => {
    expect(splitBlocks('one\n\ntwo\n\nthree').map((block) => block.start)).toEqual([0, 5, 10]);
  });
});

const lines = [
  ['', '', '', 'text [1]', '# A', '- a', '  - b', '1. c', '  more', '    deep', '> said', '> - x', '> ```'],
  [
    '```',
    '  ```',
    '- ```js',
    '~~~',
    '| a | b |',
    '| - | - |',
    '| 1 | 2 |',
    '---',
    '===',
    '* * *',
    '<div>',
    '</div>',
  ],
  [
    '[a]: https://example.com',
    '[a]',
    '[^1]',
    '[^1]: note',
    '<pre>',
    '<!-- x',
    '-->',
    '\ttab',
    '+ x',
    '**bold',
  ],
].flat();
const line = fc.constantFrom(...lines);
const document = fc.array(line, { maxLength: 14 }).map((lines) => lines.join('\n'));

describe('for any markdown', () => {
  it('the blocks joined are the text', () => {
    fc.assert(
      fc.property(document, (text) => {
        expect(texts(text).join('')).toBe(text.trim() === '' ? '' : text);
      }),
    );
  });

  it('parsed one by one they give what the whole gives', () => {
    fc.assert(
      fc.property(document, (text) => {
        expect(squeeze(texts(text).map(render).join('\n'))).toBe(squeeze(render(text)));
      }),
      { numRuns: 1000 },
    );
  });

  it('growing text changes no block but the last two, unless a definition arrives', () => {
    const plain = document.filter((text) => splitBlocks(text).length > 1);
    fc.assert(
      fc.property(plain, fc.nat(), (text, seed) => {
        const earlier = splitBlocks(text.slice(0, seed % text.length));
        const kept = earlier.slice(0, -2);
        expect(splitBlocks(text).slice(0, kept.length)).toEqual(kept);
      }),
    );
  });
});
