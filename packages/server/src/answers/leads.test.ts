import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../evidence/index.ts';
import { asker } from './testing/ask.ts';

const ask = asker(loadEvidence());

/** What a question asks in words that no ask is known by, and the record that says it. */
const led: [question: string, start: RegExp][] = [
  ['gap between taking melatonin and driving', /^Melatonin and driving and machines: not within 5 hours/],
  [
    'how long after melatonin before sitting behind the wheel',
    /^Melatonin and driving and machines: not within 5 hours/,
  ],
  ['latest coffee before bedtime, in hours', /^Caffeine before bed and time to stop before bedtime.*8\.8 h/],
  [
    'How much more iron is absorbed on alternate days than on consecutive days?',
    /^(?:### .*\n\n)?Alternate days better/,
  ],
];

describe('a record that says what is asked', () => {
  it.each(led)('%s', async (question, start) => {
    expect(await ask(question)).toMatch(start);
  });

  it('is told without the overview of all that is held on the name', async () => {
    expect(await ask('gap between taking melatonin and driving')).not.toContain('| Outcome |');
  });

  it('leaves an overview where nothing more is asked for than a name and an outcome', async () => {
    expect(await ask('L-theanine and caffeine for focus')).toMatch(/Taken together/);
  });

  it('does not go before a sum', async () => {
    expect(await ask('Which cadmium concentration keeps 8 g a day of cocoa powder at 4 µg a day?')).toMatch(
      /^0\.5 mg\/kg/,
    );
  });

  it('does not stand alone where another trial says as much', async () => {
    const answer = await ask('Melatonin for children with autism: how many minutes shorter to fall asleep?');
    expect(answer).toContain('1.06 h vs 1.91 h');
    expect(answer).toContain('−47 min');
  });
});
