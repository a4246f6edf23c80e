import { type Reading, stems } from '../../../registry/index.ts';

const wordSet = (words: string) => new Set(stems(words));

/** What somebody hopes for stands after one of these. */
const hopes = wordSet(
  'help helps helping improve improves improved improving reduce reduces reducing relieve relieves ease eases boost boosts increase increases lower lowers raise raises prevent prevents against treat treats cure cures cause causes stop stops effective work works good better best support supports',
);
/** Words between the hope and its object. */
const fillers = wordSet(
  'a an the my our your their its with for on in of to you me us them people person anyone someone adult adults child children kid kids woman women man men user users customer customers consumer consumers old older young elderly athlete patient general overall really actually more much better well good normal healthy health quality level levels risk risks symptom symptoms problem problems issue issues sign effect effects placebo control controls baseline thing things anything something use day daily night take taking get getting have be feel feeling at all when if so',
);
/** Where the object ends. */
const ends = wordSet(
  'and or but than because while as vs versus from without by via at what which how is are does do can',
);

/** What is done with an ingredient rather than hoped of it. */
const handling = wordSet(
  'be is are been being used use added add mixed combined made make come contain stable dissolve go fit count need require have affect interact gummie gummy gummies capsule tablet drink powder softgel water product formula label panel food supplement market eu us europe it same cost change vary differ act mean into harm hurt exceed exceeds block blocks above over within below under limit upper level problem problems toxic dangerous put',
);
const asking = wordSet('does do can could will would might');

/** Outcomes a question hopes for that are none of the base: “help with tinnitus”. Empty when a known one stands there. */
export function findUnknownOutcomes(reading: Reading): string[] {
  const { tokens, mentions } = reading;
  const isMentioned = (start: number) =>
    mentions.some((mention) => start >= mention.start && start < mention.start + mention.text.length);
  const done = unknownEffect(reading, isMentioned);
  if (done) return [done];
  const behind = unknownBehind(reading, isMentioned);
  if (behind) return [behind];
  return tokens.flatMap((token, at) => {
    if (!hopes.has(token.stem)) return [];
    const object: string[] = [];
    for (const { stem, text, start } of tokens.slice(at + 1)) {
      if (isMentioned(start) || hopes.has(stem)) return [];
      if (ends.has(stem)) break;
      // a note on what is not held states no figure, not even that of the question
      if (!fillers.has(stem) && !/\d/.test(text)) object.push(text);
    }
    return object.length > 0 ? [object.join(' ')] : [];
  });
}

/** “Does caffeine dehydrate you?”: what stands after the only ingredient, where nothing of it is known. */
function unknownEffect(
  { tokens, mentions }: Reading,
  isMentioned: (start: number) => boolean,
): string | null {
  const [only] = mentions;
  if (!asking.has(tokens[0]?.stem ?? '') || !only || mentions.length > 1 || only.kind !== 'ingredient')
    return null;
  const after = tokens.filter(({ start }) => start > only.start && !isMentioned(start));
  const [verb] = after;
  if (
    !verb ||
    handling.has(verb.stem) ||
    fillers.has(verb.stem) ||
    hopes.has(verb.stem) ||
    ends.has(verb.stem)
  )
    return null;
  const words = after.filter(
    ({ stem, text }) => !fillers.has(stem) && !handling.has(stem) && !ends.has(stem) && !/\d/.test(text),
  );
  return words.length > 0 ? words.map(({ text }) => text).join(' ') : null;
}

/** What an effect is asked on: “the effect of curcumin ON hangover”, “creatine AND tinnitus, effect size”. */
const towards = wordSet('on for and against');
const ofEffect = wordSet('effect effects evidence study studies trial trials dose help helps');

/** A word that is none of English behind the only ingredient and one that points to an outcome, where an effect is asked for. */
function unknownBehind(
  { tokens, mentions, unknown }: Reading,
  isMentioned: (start: number) => boolean,
): string | null {
  const [only, ...others] = mentions;
  if (only?.kind !== 'ingredient' || others.length > 0 || !tokens.some(({ stem }) => ofEffect.has(stem)))
    return null;
  const strange = new Set(unknown.flatMap(({ start, isEnglish }) => (isEnglish ? [] : [start])));
  const found = tokens.find(
    ({ start, text }, at) =>
      start > only.end &&
      strange.has(start) &&
      !isMentioned(start) &&
      /^\p{Ll}{5,}$/u.test(text) &&
      towards.has(tokens[at - 1]?.stem ?? ''),
  );
  return found?.text ?? null;
}
