import { expect, it } from 'vitest';
import { safeHref } from './safeHref';

it.each([
  ['https://ods.od.nih.gov/factsheets/', 'https://ods.od.nih.gov/factsheets/'],
  ['http://example.com', 'http://example.com/'],
  ['HTTPS://example.com/A', 'https://example.com/A'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
])('keeps %s', (href, expected) => {
  expect(safeHref(href)).toBe(expected);
});

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  '/products',
  '#section',
  '//example.com',
  'not an address',
  '',
  null,
  undefined,
])('drops %j', (href) => {
  expect(safeHref(href)).toBeUndefined();
});
