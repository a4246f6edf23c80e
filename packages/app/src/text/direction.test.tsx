import { afterEach, expect, it } from 'vitest';
import { newPage, show } from '../testing/hosted';
import './direction.css';

let hide = () => {};
afterEach(() => hide());

/** Where the last sign of a paragraph stands: at the left or the right of the words before it. */
function endOf(words: string): 'left' | 'right' {
  hide = show(newPage(), <p style={{ width: '40rem' }}>{words}</p>);
  const text = document.querySelector('p')?.firstChild;
  if (!text) throw new Error('There is no paragraph');
  const [first, last] = [0, words.length - 1].map((at) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().left;
  });
  return (last ?? 0) < (first ?? 0) ? 'left' : 'right';
}

it('ends each paragraph at the side to which its own words run', () => {
  expect(endOf('Calm in the evening.')).toBe('right');
  hide();
  expect(endOf('هدوء في المساء.')).toBe('left');
});
