import { expect, it } from 'vitest';
import { requestContent } from './requestContent.ts';
import { recipient, rfq } from './sourcing.fixture.ts';
import { tellRequest } from './told.ts';

it.each([
  ['US', 'letter', 'United States'],
  ['EU', 'a4', 'European Union'],
  ['UK', 'a4', 'United Kingdom'],
] as const)('a request for %s stands on %s, its market in words', (market, paper, words) => {
  const names = { product: 'Sleep aid', from: 'Ada', replyTo: 'ada@seedbed.test' };
  const whole = rfq({ recipients: [recipient(1)] });
  const told = tellRequest({ ...whole, asked: { ...whole.asked, market } }, 1, names);
  if (!told) throw new Error('The fixture has this maker.');
  const content = requestContent(told, '2026-01-05');
  expect(content.paper).toBe(paper);
  expect(JSON.stringify(content.parts)).toContain(words);
});
