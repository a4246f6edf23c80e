import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { asker } from '../testing/ask.ts';

const ask = asker(loadEvidence());

describe('the tests that a product needs', () => {
  it('are those of the market and the kind of product, with the limit that the law names', async () => {
    const gummy = await ask('What must a vitamin gummy be tested for in the EU?');
    expect(gummy).toMatch(/^### Tests in the EU\n+- Lead: at most 3\.0 mg\/kg as sold/);
    expect(gummy).toContain('average weight, water activity');
    expect(gummy).not.toContain('USP');
    const drink = await ask('Which tests do we need for a canned energy drink in the US?');
    expect(drink).toContain('Tests in the US');
    expect(drink).not.toContain('111.75');
  });

  it('begin in the US with the identity of each ingredient', async () =>
    expect(await ask('What tests do I need for a botanical extract in the US?')).toMatch(
      /^- US: identity testing: 100 % identity test/,
    ));

  it.each(['What does a heavy metals test cost?', 'Has collagen been tested in humans?'])(
    'are not what is asked for: %s',
    async (question) => expect(await ask(question)).not.toContain('Tests in the'),
  );
});
