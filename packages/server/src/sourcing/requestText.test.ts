import { expect, it } from 'vitest';
import { recipient, rfq } from './sourcing.fixture.ts';
import { requestHtml, requestText } from './requestText.ts';
import { tellRequest, type RequestNames } from './told.ts';

const request = (names: Partial<RequestNames> = {}, firm: string | null = null) => {
  const frozen = {
    formulaId: 1,
    version: 1,
    checksum: 'c',
    lines: [{ name: 'Zinc & <b>', form: 'citrate', amount: '10 mg', isActive: true }],
  };
  const whole = rfq({ recipients: [recipient(1)], frozen });
  const told = tellRequest({ ...whole, asked: { ...whole.asked, firm } }, 1, {
    product: 'Sleep aid',
    from: 'Ada',
    replyTo: 'ada@seedbed.test',
    ...names,
  });
  if (!told) throw new Error('The fixture has this maker.');
  return told;
};
const url = 'https://seedbed.test/q#abc';

it('says in both kinds of text what is asked for, where to answer, and nothing that is not said', () => {
  const words = { url, opening: 'A reminder.' };
  const [text, html] = [requestText(request(), words), requestHtml(request(), words)];
  expect(text).toMatch(
    /^Dear .+,\n\nA reminder\.\n\nWe would like you to quote for the manufacture of Sleep aid\./,
  );
  expect(text).toMatch(/\nKind regards,\nAda\n$/);
  expect(text).toContain('- Zinc & <b> (citrate): 10 mg\n');
  expect(text).toContain(`\n${url}\n`);
  expect(html).toContain('<li>Zinc &amp; &lt;b&gt; (citrate): 10 mg</li>');
  expect(html).toContain(`<a href="${url}">${url}</a>`);
  for (const part of [text, html]) {
    expect(part).toContain('2,500; 5,000; 10,000');
    expect(part).not.toContain('Samples');
    expect(part).not.toContain('null');
  }
});

it('says which firm asks, and where answers go', () => {
  const asking = request({}, 'Harbor Foods\n12 Quay <Road>');
  expect(requestText(asking)).toMatch(/\nKind regards,\nAda\nHarbor Foods\n12 Quay <Road>\n$/);
  expect(requestText(asking)).toContain('\nReply to: ada@seedbed.test\n');
  expect(requestHtml(asking)).toContain('Ada<br>Harbor Foods<br>12 Quay &lt;Road&gt;</p>');
  expect(requestText(request())).not.toContain('Firm:');
});

it('lets no word of a person become markup', () => {
  const html = requestHtml(request({ product: '<img src="https://x.example/p.gif">', from: '"><script>' }));
  expect(html).not.toMatch(/<img|<script/);
});
