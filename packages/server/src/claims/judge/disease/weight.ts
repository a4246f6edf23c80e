import type { Judgement } from '../../claim.ts';
import { hitsOf, judge, meantIn, notWithin, type Place, type ReadSentence } from '../../reading/sentence.ts';

/** Pounds a week that nobody loses safely for more than four weeks (FTC Gut Check, the fifth statement). */
const mostPerWeek = 3;
const poundsInKg = 2.20462;
const weeksIn = { day: 1 / 7, week: 1, month: 52 / 12 };

const loss =
  /\b(?:los\w*|drop\w*|shed\w*|burn\w*)\b[^.]{0,40}?(?<amount>\d+(?:\.\d+)?)\s*(?<unit>pounds?|lbs?|kgs?|kilos?|kilograms?)\b[^.]{0,24}?\b(?:in|per|a|every|each|within)\s+(?:(?:only|just|about|under)\s+)?(?<count>\d+)?\s*(?<time>day|week|month)/i;

/** A rate of loss that goes on, above what can be; null where none is stated or it may be. */
function rateIn(text: string): (Place & { perWeek: number }) | null {
  const found = loss.exec(text);
  const { amount, unit, count, time } = found?.groups ?? {};
  if (!found || !amount || !unit || !time) return null;
  const pounds = Number(amount) * (unit.toLowerCase().startsWith('k') ? poundsInKg : 1);
  const weeks = Number(count ?? 1) * weeksIn[time.toLowerCase() as keyof typeof weeksIn];
  const goesOn = count === undefined || weeks > 4;
  return goesOn && pounds / weeks > mostPerWeek
    ? { start: found.index, end: found.index + found[0].length, perWeek: pounds / weeks }
    : null;
}

/** 'Before: 212 lbs', 'Week 4: 96 kg': what somebody weighs, at a stage of it. */
const weighed =
  /^\P{L}*(?:before|after|then|now|start|today|(?:day|week|month)\s+\p{L}*\d*)\s*[:–—]\s*\d{2,3}(?:[.,]\d)?\s*(?:pounds?|lbs?|kgs?|kilos?|stone)\b(?=\P{L}*(?:$|after\b|now\b|then\b|today\b))/iu;

const weighedIn = (text: string): Place[] => (weighed.test(text) ? [{ start: 0, end: text.length }] : []);

/** Between a thing and what it weighs less by: 'each case is four pounds lighter', 'prices drop from …'. */
const ofSubject = /^\s+(?:(?:is|are|was|were|weighs?)\s+(?:now\s+)?(?:\p{L}+\s+)?)?$/iu;
const openingThing = /(?:^|[.:;,!?–—]\s*)\P{L}*(?:(?:our|the|each|every|this|these|all|its)\s+)?$/iu;

/** Whether it is a thing, and nobody, that an amount is less of. */
const isOfThing = (amount: Place, { hits, text }: ReadSentence): boolean =>
  notWithin(hitsOf(hits, 'thing', 'affair'), hitsOf(hits, 'noThing', 'garment')).some(
    ({ start, end }) =>
      end < amount.start &&
      openingThing.test(text.slice(0, start)) &&
      ofSubject.test(text.slice(end, amount.start)),
  );

/** Rule 10, and Art. 12(b) in EU and UK: amount, rate, ease or permanence of weight loss. */
export function judgeWeight(sentence: ReadSentence): Judgement[] {
  const { hits, market } = sentence;
  const impossible = meantIn(hits, hitsOf(hits, 'weight'));
  const amounts = [
    ...meantIn(hits, hitsOf(hits, 'weightAmount')).filter((hit) => !isOfThing(hit, sentence)),
    ...weighedIn(sentence.text),
  ];
  if (market !== 'US') {
    const at = [...impossible, ...amounts];
    return at.length > 0
      ? [judge(sentence, { class: 'weight', verdict: 'blocked', rule: 'weight', at })]
      : [];
  }
  const rate = rateIn(sentence.text);
  if (rate) {
    const because = `${rate.perWeek.toFixed(1)} pounds a week: the FTC holds that more than ${mostPerWeek} for over four weeks cannot be.`;
    return [
      judge(sentence, { class: 'weight', verdict: 'blocked', rule: 'weight-gut-check', at: [rate], because }),
    ];
  }
  if (impossible.length > 0) {
    return [
      judge(sentence, { class: 'weight', verdict: 'blocked', rule: 'weight-gut-check', at: impossible }),
    ];
  }
  if (amounts.length === 0) return [];
  const conditions = [
    {
      kind: 'evidence' as const,
      text: 'Trials of this product in people that show just this loss',
      isMet: false,
    },
  ];
  return [
    judge(
      sentence,
      { class: 'weight', verdict: 'evidence', rule: 'weight-amount', at: amounts },
      { conditions },
    ),
  ];
}
