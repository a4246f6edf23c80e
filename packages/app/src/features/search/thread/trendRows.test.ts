import { expect, it } from 'vitest';
import { trendRows } from './trendRows';

it('has a bar from 0 for each month, the latest first', () => {
  const months = [
    { month: '2026-10', named: 2, stored: 9 },
    { month: '2026-11', named: 5, stored: 12 },
  ];
  expect(trendRows({ months })).toEqual([
    { id: '2026-11', label: 'Nov 2026', from: 0, to: 5, stored: 12 },
    { id: '2026-10', label: 'Oct 2026', from: 0, to: 2, stored: 9 },
  ]);
});
