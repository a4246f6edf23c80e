import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import { describe, expect, it } from 'vitest';
import { markMarkers, splitMarkers } from './markers';

describe('splitMarkers', () => {
  it.each<[string, (string | number)[]]>([
    ['The limit is 100 µg [1].', ['The limit is 100 µg', 1, '.']],
    ['Both agree [1][2].', ['Both agree', 1, 2, '.']],
    ['Both agree [1] [2].', ['Both agree', 1, 2, '.']],
    ['Both agree [1, 2].', ['Both agree', 1, 2, '.']],
    ['Three [1,2 , 13]', ['Three', 1, 2, 13]],
    ['[1] first', [1, ' first']],
    ['[3]', [3]],
    ['no marker', ['no marker']],
    ['', []],
  ])('cuts %j', (text, parts) => {
    expect(splitMarkers(text)).toEqual(parts);
  });

  it.each([
    '[x]',
    '[0]',
    '[01]',
    '[2019]',
    '[1.5]',
    '[-1]',
    '[1-3]',
    '[]',
    '[ ]',
    '[1, x]',
    '[^1]',
    '[1',
    '1]',
    '(1)',
  ])('leaves %s alone', (text) => {
    expect(splitMarkers(text)).toEqual([text]);
  });
});

describe('markMarkers', () => {
  const render = (text: string) =>
    renderToStaticMarkup(createElement(ReactMarkdown, { rehypePlugins: [markMarkers] }, text));
  const sup = (n: number) => `<sup data-marker="${n}">[${n}]</sup>`;

  it('marks in paragraphs, lists, quotes and emphasis', () => {
    expect(render('One [1] and **two [2]**')).toBe(`<p>One${sup(1)} and <strong>two${sup(2)}</strong></p>`);
    expect(render('- item [3]')).toContain(`<li>item${sup(3)}</li>`);
    expect(render('> said [4]')).toContain(`said${sup(4)}`);
    expect(render('## Dose [5]')).toBe(`<h2>Dose${sup(5)}</h2>`);
  });

  it('marks neighbours', () => {
    expect(render('a [1][2], b [3, 4]')).toBe(`<p>a${sup(1)}${sup(2)}, b${sup(3)}${sup(4)}</p>`);
  });

  it('leaves code and links alone', () => {
    expect(render('`list[1]` and `[2]`')).not.toContain('data-marker');
    expect(render('```\nx = [1]\n```')).not.toContain('data-marker');
    expect(render('[the list [1]](https://example.com)')).not.toContain('data-marker');
    expect(render('[1](https://example.com)')).not.toContain('data-marker');
  });

  it('leaves a reference that is defined a link', () => {
    expect(render('see [1]\n\n[1]: https://example.com')).toContain('<a href="https://example.com">1</a>');
  });
});
