import { expect, it } from 'vitest';
import { aligned, inShown, inSource, sentencesOf, stepped } from './stretches';

const source = '## Sleep\n\n**Magnesium** helps [a bit](https://a.example/b) [1].\n\n- 250 mg\n\n1. Daily';
const shown = 'SleepMagnesium helps a bit 1.250 mgDaily';

it('what is selected of shown Markdown is found in its text, and back', () => {
  const places = aligned(source, shown);
  for (const words of ['Sleep', 'Magnesium', 'helps', 'a bit', '250 mg', 'Daily']) {
    const start = shown.indexOf(words);
    const stretch = inSource(places, { start, end: start + words.length });
    expect(source.slice(stretch?.start, stretch?.end)).toBe(words);
    expect(stretch && inShown(places, stretch)).toEqual({ start, end: start + words.length });
  }
});

it('what is shown besides the text moves nothing', () => {
  const places = aligned('It helps [1]. More.', 'It helps Source 1. More.');
  const stretch = inSource(places, { start: 19, end: 24 });
  expect('It helps [1]. More.'.slice(stretch?.start, stretch?.end)).toBe('More.');
});

it('sentences are stepped through, and taken together', () => {
  const found = sentencesOf(['One. Two! ', 'Three']);
  expect(found).toEqual([
    { start: 0, end: 4 },
    { start: 5, end: 9 },
    { start: 10, end: 15 },
  ]);
  const first = stepped(found, null, { step: 1, isLonger: false });
  expect(first).toEqual({ start: 0, end: 4 });
  expect(stepped(found, first, { step: 1, isLonger: true })).toEqual({ start: 0, end: 9 });
  expect(stepped(found, { start: 10, end: 15 }, { step: 1, isLonger: false })).toEqual({
    start: 10,
    end: 15,
  });
  expect(stepped(found, { start: 10, end: 15 }, { step: -1, isLonger: false })).toEqual({ start: 5, end: 9 });
});
