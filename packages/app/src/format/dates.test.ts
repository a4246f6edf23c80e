import { describe, expect, it } from 'vitest';
import { dayInWords, daysBetween, momentInWords } from './dates';

describe('dayInWords', () => {
  it('reads like Jan 5, 2025', () =>
    expect(dayInWords('2025-01-05T12:00:00.000Z', 'UTC')).toBe('Jan 5, 2025'));
  it('is the day where the reader is', () =>
    expect(dayInWords('2025-01-05T02:00:00.000Z', 'America/New_York')).toBe('Jan 4, 2025'));
  it('writes two-figure days whole', () =>
    expect(dayInWords('2026-12-31T12:00:00.000Z', 'UTC')).toBe('Dec 31, 2026'));
});

describe('daysBetween', () => {
  it('counts calendar days, not 24 hours', () =>
    expect(daysBetween(new Date(2026, 0, 5, 23, 59), new Date(2026, 0, 6, 0, 1))).toBe(1));
  it('is 0 on one day', () =>
    expect(daysBetween(new Date(2026, 0, 5, 0, 1), new Date(2026, 0, 5, 23, 59))).toBe(0));
});

it('a moment is told by day and minute where the reader is', () =>
  expect(momentInWords('2025-01-05T02:05:00.000Z', 'America/New_York')).toMatch(/^Jan 4, 9:05\sPM$/));
