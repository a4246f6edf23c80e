import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { asker } from '../../testing/ask.ts';

const ask = asker(loadEvidence());

/** How often an answer tells a claim. */
const timesTold = (answer: string, claim: string) => answer.split(claim).length - 1;

describe('EU claims for a group of people', () => {
  it('are told once, before those for people in general', async () => {
    const answer = await ask('Which EU claims may I make for iron for children?');
    const [own = '', others = ''] = answer.split('### ')[0]?.split('people in general') ?? [];
    expect(own).toContain('normal cognitive development of children');
    expect(timesTold(others, 'cognitive development')).toBe(0);
    expect(others).toContain('reduction of tiredness');
  });

  it.each([
    ['children', 'Which EU claims may vitamin C make for children?'],
    ['pregnancy', 'What claims can I put on a vitamin C product for pregnant women in the EU?'],
  ])(
    'are said to be none where none is for %s, and no word of the name chooses among the others',
    async (group, question) => {
      const answer = await ask(question);
      expect(answer).toContain(
        `I hold no authorised EU claim on vitamin C that is for ${group} in particular`,
      );
      expect(answer).toContain('normal function of the immune system');
    },
  );
});
