import { hitsOf, meantIn, type ReadSentence } from '../../reading/sentence.ts';
import { isCaution } from './cautions.ts';
import { diseaseKinds } from '../../lexicon/terms.ts';
import { diseaseHits } from '../disease/disease.ts';
import { functionHits } from '../functions/functionUs.ts';
import { bodyOf, judgeMedical, judgeTherapy } from '../disease/medical.ts';
import { judgeScenes } from '../disease/scenes.ts';
import { betterAt, betterBody } from '../functions/unknown.ts';

const negation = /\b(?:not|no|never|if|unless|before|avoid|without)\b/i;

/** What a warning to some people has to say: whoever has a disease may also be who something is sold to. */
const caution =
  /\b(?:not|consult|ask|talk|speak|seek|avoid|should|must|unless|doctor|physician|pharmacist|healthcare|advice|supervision|caution|careful|unsuitable|discontinue|stop)\b/i;

/**
 * Rule 2: disclaimers, warnings, directions and lists are no claims. A warning may name diseases, unless it says what the
 * product does to one; directions that name a disease or promise a function are more than directions.
 */
export function isPlain(sentence: ReadSentence): boolean {
  const { hits, text } = sentence;
  if (disclaims.test(text) || isCaution(sentence)) return true;
  if (promisesAside(sentence) || isWarningInName(sentence)) return false;
  const isWarning =
    hitsOf(hits, 'warning').length > 0 || (hitsOf(hits, 'warningSoft').length > 0 && caution.test(text));
  if (isWarning) return negation.test(text) || !treatsSomething(sentence);
  return (
    ((hitsOf(hits, 'direction').length > 0 && !isTold.test(text)) || isHandling(sentence)) &&
    hitsOf(hits, ...claimed).length === 0 &&
    diseaseHits(sentence).length === 0 &&
    judgeTherapy(sentence).length === 0 &&
    !promises(sentence)
  );
}

/** Who tells what came of it directs nobody: 'One capsule before bed and I'm out cold'. */
const isTold =
  /\bI(?:['’](?:m|ve|d|ll)|\s+(?:am|was|have|had|feel|felt|sleep|slept|wake|woke|never|can|could))\b/;

/** What no handling does. */
const promised = [
  'attack',
  'protect',
  'healthLike',
  'weightSoft',
  'levelHigh',
  'levelGood',
  'wellBeing',
  'slogan',
] as const;

/** What follows where a thing is handled: 'Brown the bones'. */
const handled =
  /^\s+(?:the|an?|each|all|any|every|both|half|one|two|three|four|in|off|out|over|on|into|onto|under|through|until|once|before|after|well|gently|slowly|thinly|finely|constantly|evenly|lightly|generously|level|upright|flat)\b/i;

/** A direction on a thing, on nobody's body and against no trouble; 'Leave the cane in the hall' is a scene. */
const isHandling = (sentence: ReadSentence): boolean =>
  hitsOf(sentence.hits, 'handling').some(({ end }) => handled.test(sentence.text.slice(end))) &&
  meantIn(sentence.hits, hitsOf(sentence.hits, ...promised)).every(({ start }) => start === 0) &&
  !/\b(?:you|your|my)\b/i.test(sentence.text) &&
  bodyOf(sentence).length === 0 &&
  judgeMedical(sentence).length === 0 &&
  judgeScenes(sentence).length === 0;

/** A whole sentence that denies an effect on disease in general: of a named one it would not be plain. */
const disclaims =
  /^\P{L}*(?:this|these|our|the|it|they|we)\b(?:\s+(?:product|products|supplement|supplements|food|foods|drink|drinks|statement|statements|claims?|it|they|we|information|website))?\s+(?:(?:do|does|is|are|can|will|should|may|must)(?:\s+not|n['’]t)|cannot|make no (?:claim|promise)s? to)(?:\s+(?:be used|intended|meant|claim|suitable|able))*(?:\s+to)?\s+(?:(?:diagnose|treat|cure|prevent|heal|mitigate|manage|replace),?(?:\s+(?:or|and|nor))?\s+)+(?:any|a|your|human)\s*(?:human\s+|medical\s+|health\s+)?(?:disease|illness|condition|disorder|ailment)s?\P{L}*$/iu;

/** What no direction says: 'Made in Bavaria and recommended by Dr …' is a recommendation. */
const claimed = [
  'euDoctor',
  'proofBlocked',
  'proof',
  'popularity',
  'levelPotency',
  'levelAntioxidant',
] as const;

const treatsSomething = (sentence: ReadSentence) =>
  hitsOf(sentence.hits, 'treat').length > 0 && diseaseHits(sentence).length > 0;

/** Words after which a sentence turns from a warning to the product. */
const turn = /\b(?:because|since|but|instead|try|it|which|our)\s+(?:\p{L}+\s+){0,2}$/iu;

/** 'Do not take pills; it lowers …': what comes after the turn is no warning. */
function promisesAside(sentence: ReadSentence): boolean {
  const { hits, text } = sentence;
  if (promisesAfterPause(sentence)) return true;
  const isOnHealth = diseaseHits(sentence).length > 0 || hitsOf(hits, 'health').length > 0;
  const acts = hitsOf(hits, 'treat', 'attack', 'function');
  return isOnHealth && acts.some(({ start }) => turn.test(text.slice(0, start)));
}

/** 'Not for wimps: crushes pain in minutes'; 'Warning: stop use if …' warns on. */
function promisesAfterPause({ hits, text }: ReadSentence): boolean {
  const pause = /[:;–—]\s/.exec(text)?.index ?? text.length;
  if (warns.test(text.slice(pause))) return false;
  const on = hitsOf(hits, ...diseaseKinds, 'health', 'healthSoft', 'bodyPart', 'medical', 'trouble');
  return (
    hitsOf(hits, 'treat', 'attack', 'protect', 'function').some(({ start }) => start > pause) &&
    on.some(({ start }) => start > pause)
  );
}

/** What warns: 'not', 'ask', 'avoid'; the word 'warning' alone warns of nothing. */
const warns =
  /\b(?:not|never|no|unless|consult|ask|talk|speak|seek|avoid|should|must|discontinue|stop|before|contains?|fatal|poison\w*|overdose|toxic|harmful)\b/i;
const wished = /\bif you (?:like|love|enjoy|want|prefer|miss)\b/i;
const aboutOurs = /\b(?:our|this|its?)\b(?:\s+\p{L}+){0,3}\s+(?:for|against)\s/iu;

/** 'Ask your pharmacist about swapping your antacid for our chews'. */
const swaps =
  /(?<!\b(?:before|without|never|not)\s)\b(?:swap\w*|switch\w*|replac\w*|trad\w*|exchang\w*|ditch\w*|get(?:ting)? off)\b[^.]*\b(?:for|with|to)\s+(?:our|this|these)\b/i;

/** A claim in the dress of a warning: 'Caution: cancer hates this', 'Ask your doctor about our blend for gastritis'. */
function isWarningInName(sentence: ReadSentence): boolean {
  const { text } = sentence;
  if (swaps.test(text)) return true;
  if (diseaseHits(sentence).length === 0) return false;
  return !warns.test(text) || wished.test(text) || aboutOurs.test(text);
}

/** 'Take two daily to support immunity': the directions end where the promise begins. */
const promises = (sentence: ReadSentence) =>
  functionHits(sentence).length > 0 ||
  betterAt(sentence).length > 0 ||
  betterBody(sentence).length > 0 ||
  (hitsOf(sentence.hits, 'function').length > 0 && hitsOf(sentence.hits, 'wellBeing').length > 0);
