import { mgPerKg } from '../../../contract/claims/claimUnits.ts';
import type { Condition, Judgement, Verdict } from '../../claim.ts';
import { measuredAs, type FoundClaim } from '../../listed/nutritionClaims.ts';
import { listedContents } from './listedContents.ts';
import { hitsOf, judge, type Place, type ReadSentence } from '../../reading/sentence.ts';
import type { Hit } from '../../lexicon/terms.ts';
import { judgeCharacterised } from './characterised.ts';
import { judgeMore } from './more.ts';
import { fallsShort } from './reduction.ts';
import { judgeUndefinedContents } from './undefinedContents.ts';

/** Most gluten of what is called free of it, mg/kg (21 CFR 101.91; Regulation (EU) No 828/2014). */
const mostGluten = 20;
const ofGluten = /gluten/i;

/** Rules 11 and 14: listed contents, more, antioxidant, free from. */
export function judgeContents(sentence: ReadSentence): Judgement[] {
  const listed = judgeListedContents(sentence);
  // Free of gluten is a figure of its own, whatever else is not in it.
  const rest = listed.length > 0 && !ofGluten.test(sentence.text) ? [] : judgeAbsence(sentence);
  return [
    ...listed,
    ...rest,
    ...judgeUndefinedContents(sentence),
    ...judgeMore(sentence),
    ...judgeAntioxidant(sentence),
    ...judgeCharacterised(sentence),
  ];
}

function judgeListedContents(sentence: ReadSentence): Judgement[] {
  const isUs = sentence.market === 'US';
  const found = listedContents(sentence);
  return found
    .filter(({ row }) => row.nutrient !== 'gluten')
    .map((claim) => {
      const isFree = /free|no |without|zero/.test(claim.row.claim);
      const rule =
        isUs && sentence.product.kind === 'supplement' && claim.row.nutrient === 'energy'
          ? 'low-calorie-supplement'
          : 'defined';
      const conditions: Condition[] = [conditionFrom(claim)];
      const likes = rule === 'low-calorie-supplement' ? [likesEnergy(sentence)] : [];
      conditions.push(...likes);
      const isMet = fallsShort(claim, sentence.text) ? false : claim.isMet;
      const verdict = verdictOf(isMet, likes[0]);
      const judgement = judge(
        sentence,
        {
          class: isFree && claim.row.nutrient === 'gluten' ? 'absence' : 'nutrientContent',
          verdict,
          rule,
          at: [claim],
        },
        { conditions },
      );
      for (const finding of judgement.findings) finding.source = claim.row.source;
      return judgement;
    });
}

function conditionFrom({ row, needs, isMet, measure }: FoundClaim): Condition {
  return {
    kind: 'computed',
    text: `“${row.claim}”:${measuredAs({ measure })} needs ${needs}`,
    isMet: isMet === true,
    ...measure,
  };
}

/** Above this energy similar supplements make 'low calorie' mean something, kcal a serving (21 CFR 101.60(a)(4)). */
const leastOfLikes = 40;

function likesEnergy({ product }: ReadSentence): Condition {
  const energy = product.reference?.nutrients.find(({ key, unit }) => key === 'energy' && unit === 'kcal');
  const have = energy?.amount;
  const given =
    have === undefined
      ? 'give a similar supplement as the reference'
      : `${product.reference?.name} has ${have} kcal`;
  return {
    kind: 'computed',
    text: `Only where similar supplements have more than ${leastOfLikes} kcal in a serving: ${given}`,
    isMet: have !== undefined && have > leastOfLikes,
    ...(have !== undefined && { have }),
    need: leastOfLikes,
    unit: 'kcal',
  };
}

function verdictOf(isMet: boolean | null, likes: Condition | undefined): Verdict {
  if (isMet === false || (likes?.have !== undefined && !likes.isMet)) return 'blocked';
  // What its like has decides whether a supplement may say it at all: unknown, it may not yet.
  if (likes?.isMet === false) return 'evidence';
  return isMet === null ? 'conditions' : 'allowed';
}

/** Antioxidants that something holds: 'bursting with', 'a dose of powerful antioxidants'; those that protect cells are a function. */
const held =
  /\b(?:with|of|in|has|have|packs?|contain\w*|provid\w*|deliver\w*|suppl(?:y|ies)|brings?|gives?|adds?|gets?|plus)\s+(?:[\p{L}-]+\s+){0,2}antioxidants\b/giu;

const antioxidantsIn = (text: string): Place[] =>
  [...text.matchAll(held)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }));

/** 'Antioxidant' as a level must name its nutrients, which are then judged by their level; in EU and UK it is a function. */
function judgeAntioxidant(sentence: ReadSentence): Judgement[] {
  const { hits, market, named, evidence } = sentence;
  const at: Place[] = [...hitsOf(hits, 'levelAntioxidant'), ...antioxidantsIn(sentence.text)];
  if (market !== 'US' || at.length === 0) return [];
  const hasNutrient = named.some(({ key }) =>
    evidence.dailyValues.some((row) => row.ingredient === key && row.jurisdiction === 'US'),
  );
  if (hasNutrient) return [];
  return [judge(sentence, { class: 'nutrientContent', verdict: 'blocked', rule: 'antioxidant', at })];
}

/** Words that say of what a thing is free only with what follows: 'without colours', but not 'without notice'. */
const needsContent = /^(?:without|free (?:from|of))$/i;
const contentReach = 5;

function isOfContent(hit: Hit, { hits, named, text }: ReadSentence): boolean {
  if (!needsContent.test(text.slice(hit.start, hit.end))) return true;
  const isNear = (start: number) =>
    start > hit.end && text.slice(hit.end, start).split(/\s+/).length <= contentReach;
  return [...hitsOf(hits, 'content'), ...named].some(({ start }) => isNear(start));
}

function judgeAbsence(sentence: ReadSentence): Judgement[] {
  const at = hitsOf(sentence.hits, 'absence').filter((hit) => isOfContent(hit, sentence));
  if (at.length === 0) return [];
  if (!ofGluten.test(sentence.text))
    return [judge(sentence, { class: 'absence', verdict: 'allowed', rule: 'absence', at })];
  const test = sentence.basis?.tests?.find(({ kind }) => kind === 'gluten');
  const have = test && test.value * (mgPerKg[test.unit] ?? Number.NaN);
  const isLow = have !== undefined && have < mostGluten;
  const condition: Condition = {
    kind: 'computed',
    text: test
      ? `Gluten ${test.value} ${test.unit}, needs less than ${mostGluten} mg/kg`
      : `Needs less than ${mostGluten} mg/kg of gluten: give a test`,
    isMet: isLow,
    ...(have !== undefined && { have }),
    need: mostGluten,
    unit: 'mg/kg',
  };
  // Free of gluten is a figure: without a test nobody knows it.
  const verdict = test ? (isLow ? 'allowed' : 'blocked') : 'evidence';
  return [judge(sentence, { class: 'absence', verdict, rule: 'absence', at }, { conditions: [condition] })];
}
