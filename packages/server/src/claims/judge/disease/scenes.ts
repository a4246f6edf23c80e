import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import type { Judgement } from '../../claim.ts';
import { hitsOf, judge, meantIn, type Place, type ReadSentence } from '../../reading/sentence.ts';
import { termKinds, type Hit } from '../../lexicon/terms.ts';

const kinds = columns.list.pipe(z.array(z.enum(termKinds)));

/** Two things that together show what became of a body, without a word of health: a row of `data/scenes.csv`. */
const Scene = z.strictObject({
  key: columns.key,
  one: kinds,
  /** None where the one tells it by itself at the beginning of a sentence. */
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

const scenes: readonly Scene[] = readTable(new URL('../../data/', import.meta.url), 'scenes', Scene);

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

function placesOf(scene: Scene, { hits, text }: ReadSentence): Hit[] {
  const ones = meantIn(hits, hitsOf(hits, ...scene.one));
  if (ones.length === 0) return [];
  const found = scene.other.length === 0 ? opening(ones) : pairOf(scene, ones, hits);
  if (found.length === 0 || makers.test(text)) return [];
  const own = [...hitsOf(hits, ...scene.one, ...scene.other), ...nameGoesOn(found)];
  const isElsewhere = hitsOf(hits, ...scene.unless).some(
    (hit) => !own.some((each) => overlap(hit, each)) && !aside.test(text.slice(0, hit.start)),
  );
  return isElsewhere ? [] : found;
}

/** Of an aid of the sick what follows is part of its name: 'the green cross over the chemist's door', 'your urgent-care punch card'. */
const nameGoesOn = ([one, other]: readonly Hit[]): Place[] =>
  one && other && (one.term.kind === 'remedy' || one.term.kind === 'aid')
    ? [{ start: one.end, end: other.start }]
    : [];

/** What a firm says of itself: 'We collect old spectacles'; of its custom it tells what came of it. */
const makers = /^\P{L}*we\b(?!.*\bsince\b)/iu;

/** Before what a sentence only compares with, or names the occasion by: 'like a mountain spring', 'after curry'. */
const aside = /\b(?:like|as|with our|thanks to|after|before|by the|until|till)\s+(?:[\p{L}’'-]+\s+){0,3}$/iu;

/** More than a word that a sentence begins with: 'Kneel in the flower bed', which it says that one can; 'Smile' is a wish. */
const opening = (ones: readonly Hit[]): Hit[] =>
  ones.filter(({ from, to }) => from === 0 && to > 0).slice(0, 1);

function pairOf(scene: Scene, ones: readonly Hit[], hits: ReadSentence['hits']): Hit[] {
  const others = meantIn(hits, hitsOf(hits, ...scene.other));
  for (const one of ones) for (const other of others) if (areTogether(scene, one, other)) return [one, other];
  return [];
}

const overlap = (one: Place, other: Place) => one.start < other.end && one.end > other.start;

/** 'Leave the cane in': a word that stands in the gap of a phrase is none of its own. */
const isAmid = (one: Hit, other: Hit) => one.from > other.from && one.to < other.to;

/** Whether two words stand near each other, or one amid the other, in the order that the scene has. */
function areTogether({ near, order }: Scene, one: Hit, other: Hit): boolean {
  if (isAmid(one, other)) return true;
  const apart = one.from < other.from ? other.from - one.to : one.from - other.to;
  return !overlap(one, other) && apart - 1 <= near && (order === '' || one.from < other.from);
}
