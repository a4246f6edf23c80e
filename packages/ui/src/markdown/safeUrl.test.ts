import { expect, it } from 'vitest';
import { safeUrl } from './safeUrl';

it.each(['https://pubmed.ncbi.nlm.nih.gov/1/', 'http://example.org', 'HTTPS://example.org/a?b#c'])(
  'keeps %s',
  (url) => {
    expect(safeUrl(url)).toBe(url);
  },
);

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//example.org',
  '/v1/profile',
  'mailto:a@example.org',
  'https://',
  '',
])('drops "%s"', (url) => {
  expect(safeUrl(url)).toBeUndefined();
});
