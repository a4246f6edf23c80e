import { describe, expect, it } from 'vitest';
import { filterHistory, groupHistory } from './historyFilter';

const now = new Date(2026, 0, 31, 9, 0);
const conversation = (id: number, title: string, daysAgo = 0) => {
  const touched = new Date(2026, 0, 31 - daysAgo, 12, 0).toISOString();
  return { id, title, createdAt: touched, updatedAt: touched };
};

describe('filterHistory', () => {
  const conversations = [conversation(1, 'Vitamin D in a sleep drink'), conversation(2, 'Zinc limit')];
  it.each([
    ['', [1, 2]],
    ['  ', [1, 2]],
    ['zinc', [2]],
    ['SLEEP vitamin', [1]],
    ['sleep zinc', []],
  ])('%j finds %j', (text, ids) =>
    expect(filterHistory(conversations, text).map(({ id }) => id)).toEqual(ids),
  );
});

describe('groupHistory', () => {
  it('groups by days ago and keeps the order', () =>
    expect(
      groupHistory(
        [0, 0, 1, 2, 7, 8, 30, 31, 400].map((days, id) => conversation(id, '', days)),
        now,
      ).map(({ label, conversations }) => [label, conversations.length]),
    ).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
      ['Last 7 days', 2],
      ['Last 30 days', 2],
      ['Older', 2],
    ]));

  it('takes a clock that runs ahead for today', () =>
    expect(groupHistory([conversation(1, '', -1)], now)[0]?.label).toBe('Today'));
});
