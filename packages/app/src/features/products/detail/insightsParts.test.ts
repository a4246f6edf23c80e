import { expect, it } from 'vitest';
import { insightsParts } from './insightsParts';

it('parts the sources from what cites them', () => {
  expect(insightsParts('## Risks\n\nFew [1].\n\n## Sources\n\n1. **A.** B.\n2. **C.** D.\n')).toEqual({
    text: '## Risks\n\nFew [1].',
    sources: '1. **A.** B.\n2. **C.** D.',
  });
});

it.each([
  ['without a heading', 'Sources of magnesium are nuts.'],
  ['that goes on after its sources', '## Sources\n\n1. A.\n\n## Next steps\n\nAsk.'],
  ['whose last heading only begins with the word', '## Sources of magnesium\n\nNuts.'],
  ['of nothing', ''],
])('a text %s stays whole', (_, text) => expect(insightsParts(text)).toEqual({ text, sources: '' }));
