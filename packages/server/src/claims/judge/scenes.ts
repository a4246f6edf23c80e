import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import type { Judgement } from '../claim.ts';
import { hitsOf, judge, meantIn, type ReadSentence } from '../sentence.ts';
import { termKinds, type Hit } from '../terms.ts';

const kinds = columns.list.pipe(z.array(z.enum(termKinds)));

/** Two things that together show what became of a body, without a word of health: a row of `data/scenes.csv`. */
const Scene = z.strictObject({
  key: columns.key,
  one: kinds,
  other: kinds,
  /** How many words may stand between them. */
  near: columns.finite,
  /** Whether the one has to stand before the other. */
  order: z.enum(['', 'before']),
  /** What the rest of the sentence may not speak of. */
  unless: kinds,
  class: z.enum(['disease', 'function', 'weight', 'children', 'proof']),
  note: columns.text,
  ...columns.origin,
});
type Scene = Readonly<z.infer<typeof Scene>>;

const scenes: readonly Scene[] = readTable(new URL('../data/', import.meta.url), 'scenes', Scene);

/** What each class of scene is judged by: in the US, in EU and UK. */
const judgedBy = {
  disease: { US: ['blocked', 'disease-x'], EU: ['blocked', 'disease'] },
  function: { US: ['review', 'unknown'], EU: ['blocked', 'not-listed'] },
  weight: { US: ['evidence', 'weight-amount'], EU: ['blocked', 'weight'] },
  children: { US: ['review', 'unknown'], EU: ['blocked', 'children'] },
  proof: { US: ['evidence', 'proof'], EU: ['blocked', 'doctor'] },
} as const;

/** Rules 4, 9, 10 and 13, of everyday scenes: 'After two weeks she takes the stairs again', 'Cancel your prescription'. */
export const judgeScenes = (sentence: ReadSentence): Judgement[] =>
  scenes.flatMap((scene) => {
    const at = placesOf(scene, sentence);
    if (at.length === 0) return [];
    const [verdict, rule] = judgedBy[scene.class][sentence.market === 'US' ? 'US' : 'EU'];
    return [judge(sentence, { class: scene.class, verdict, rule, at })];
  });

function placesOf(scene: Scene, { hits }: ReadSentence): Hit[] {
  const ones = meantIn(hits, hitsOf(hits, ...scene.one));
  if (ones.length === 0) return [];
  const others = meantIn(hits, hitsOf(hits, ...scene.other));
  const pair = ones
    .flatMap((one) => others.map((other) => [one, other] as const))
    .find(([one, other]) => areTogether(scene, one, other));
  if (!pair) return [];
  const own = hitsOf(hits, ...scene.one, ...scene.other);
  const isElsewhere = hitsOf(hits, ...scene.unless).some((hit) => !own.some((each) => overlap(hit, each)));
  return isElsewhere ? [] : [...pair];
}

const overlap = (one: Hit, other: Hit) => one.start < other.end && one.end > other.start;

/** Whether two words stand near each other, none within the other, in the order that the scene has. */
function areTogether({ near, order }: Scene, one: Hit, other: Hit): boolean {
  const apart = one.from < other.from ? other.from - one.to : one.from - other.to;
  return !overlap(one, other) && apart - 1 <= near && (order === '' || one.from < other.from);
}
