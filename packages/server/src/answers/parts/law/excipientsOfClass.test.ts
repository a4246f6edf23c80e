import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { asker } from '../../testing/ask.ts';

const ask = asker(loadEvidence());

describe('the excipients of a class', () => {
  it.each([
    ['Which preservative works at pH 3.5 for a beverage?', /^On file for that: Sodium benzoate/],
    ['Which emulsifiers can I use in a vegan spread?', /^On file for that: .*Lecithin/],
    ['Which natural colours give a red drink?', /^On file for that: .*Beet \(dehydrated\)/],
    ['What vegan gelling agents can we use for gummies?', /^On file for that: Pectin/],
  ])('“%s”', async (question, answer) => expect(await ask(question)).toMatch(answer));

  it('are of the origin and the market that are asked for', async () => {
    expect(await ask('Which gelling agents are vegan?')).not.toContain('Gelatin');
    expect(await ask('Which natural colours give a red drink?')).not.toContain('FD&C');
    expect(await ask('Which sweeteners are allowed in the EU?')).not.toContain('not authorised');
    expect(await ask('Which sweeteners are allowed in the US?')).not.toContain('Cyclamate');
  });

  it('are not told where one is named, or more is asked of them', async () => {
    for (const question of ['Which sweetener is sucralose?', 'Which preservatives cost least?'])
      expect(await ask(question)).not.toContain('On file for that');
  });
});
