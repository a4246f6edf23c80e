import { type Cited, type Evidence, topicName } from '../../../evidence/index.ts';
import { claimCondition, claimWording, sourceCondition } from '../../../evidence/passages/passages.ts';
import type { EuClaim, Rule } from '../../../evidence/records.ts';
import type { Block, Segment, Sentence } from '../../prose.ts';
import { doubt, fact, joinSegments, joinWords, list, note, paragraph } from '../../prose.ts';
import { isConfirmed, nameInSentence, selfAndParent, stems } from '../../../registry/index.ts';
import { isOrdinary } from '../../articleTerms.ts';
import { people } from '../../relevance.ts';
import type { Subject } from '../subject.ts';

/** The EU claims on an ingredient, those of the outcome asked about first. */
export function claimsFor(evidence: Evidence, key: string, topics: readonly string[]): Cited<EuClaim>[] {
  const keys = selfAndParent(evidence, key);
  const claims = evidence.euClaims.filter((claim) => claim.ingredients.some((each) => keys.includes(each)));
  return claims.toSorted((left, right) => fit(right, topics) - fit(left, topics));
}

const fit = (claim: EuClaim, topics: readonly string[]) =>
  Number(claim.topics.some((topic) => topics.includes(topic))) * 4 +
  Number(claim.status === 'authorised') * 2 +
  Number(isConfirmed(claim));

/** What EU law lets one say, short: the claims on the outcome, or how many there are. */
export function euSentences(evidence: Evidence, key: string, topics: readonly string[]): Sentence[] {
  const all = claimsFor(evidence, key, topics);
  const onTopic = all.filter((claim) => claim.topics.some((topic) => topics.includes(topic)));
  const relevant = topics.length > 0 ? onTopic : all;
  const authorised = relevant.filter((claim) => claim.status === 'authorised');
  const others = relevant.filter((claim) => claim.status !== 'authorised').slice(0, 1);
  const told = shortClaims(authorised.slice(0, 2));
  const refused = others.map((claim) => statusSentence(claim));
  if (told.length + refused.length > 0) return [...told, ...refused];
  return [note(noEuClaim(evidence, [key], topics)), ...botanicalSentences(evidence, key)];
}

/** That none of these ingredients has an authorised claim, in one sentence. */
export function noEuClaim(evidence: Evidence, keys: readonly string[], topics: readonly string[]): string {
  const names = keys.map((key) => nameInSentence(evidence, key));
  const topicNames = topics.map((topic) => topicName(evidence, topic));
  const about = topicNames.length > 0 ? ` on ${joinWords(topicNames, 'or')}` : '';
  return `EU: I hold no authorised claim for ${joinWords(names, 'or')}${about}`;
}

/** Claims with one condition are told in one sentence. */
export function shortClaims(claims: readonly Cited<EuClaim>[]): Sentence[] {
  const [first, ...others] = claims;
  const isOne = others.every(
    ({ isSourceClaim, threshold }) => isSourceClaim && threshold === first?.threshold,
  );
  if (!first?.isSourceClaim || others.length === 0 || !isOne) return claims.map(claimSentence);
  const wordings = claims.map((claim): Segment[] => [
    `“${claimWording(claim)}”${doubt(claim.passage)}`,
    claim.passage,
  ]);
  return [
    fact('EU: ', ...joinSegments(wordings), ` are authorised for ${shortCondition(first)}`, first.passage),
  ];
}

/** The condition of a "source of" claim in figures. */
const shortCondition = (claim: EuClaim) =>
  `a product with at least ${claim.threshold.replace(', ', ', or ')} (15 % and 7.5 % of the NRV)`;

/** A claim as it may be worded, with its condition. */
export function claimSentence(claim: Cited<EuClaim>): Sentence {
  const condition = claim.isSourceClaim ? shortCondition(claim) : claimCondition(claim);
  const unsure = claim.isConditionUnconfirmed ? ' (partly unconfirmed)' : doubt(claim.passage);
  return fact(
    `EU: “${claimWording(claim)}” is authorised${unsure}${condition && `; the condition: ${condition.replace(/\.$/, '')}`}`,
    claim.passage,
  );
}

/** That a claim is refused, withdrawn or on hold, and why. */
export function statusSentence(claim: Cited<EuClaim>): Sentence {
  const why = claim.conditions && `: ${claim.conditions}`;
  return fact(
    `EU: a claim for ${claim.substance} on ${claim.benefit} is ${claim.statusNote || claim.status}${doubt(claim.passage)}${why}`,
    claim.passage,
  );
}

function botanicalSentences(evidence: Evidence, key: string): Sentence[] {
  const category = evidence.ingredients.get(key)?.category;
  if (category !== 'botanical' && category !== 'mushroom') return [];
  const rule = evidence.rules.find((each) => each.key === 'eu-botanicals-advertising');
  return rule ? [fact(`EU: ${rule.requirement}`, rule.passage)] : [];
}

/** All claims of an ingredient as a list but those that were told, for a question about claims. */
export function claimList(
  { evidence, key, inquiry: { topics, words, group } }: Subject,
  told: readonly Cited<EuClaim>[] = [],
): Block[] {
  const claims = claimsFor(evidence, key, topics).filter((claim) => !told.includes(claim));
  const onTopic =
    topics.length > 0 ? claims.filter((claim) => claim.topics.some((topic) => topics.includes(topic))) : [];
  const isOpen = topics.length > 0 && onTopic.length === 0;
  const authorised = (onTopic.length > 0 ? onTopic : claims).filter((claim) => claim.status === 'authorised');
  const telling = besideName(evidence, key, words).filter((word) => !(group && people[group].test(word)));
  const shown = isOpen ? authorised : onWords(authorised, telling);
  const refused = claims.filter((claim) => claim.status !== 'authorised');
  const own = shown.filter((claim) => !isLikeMost(claim, shown)).map(withoutMarket);
  const alike = shown.filter((claim) => isLikeMost(claim, shown));
  const items = [
    ...alike.map((claim) => fact(`“${claimWording(claim)}”${doubt(claim.passage)}`, claim.passage)),
    ...own,
  ];
  const shared = alike[0] ? [sharedCondition(alike[0], own.length > 0)] : [];
  return [list(items.slice(0, mostClaims)), paragraph(...shared, ...refused.slice(0, 2).map(statusSentence))];
}

/** The words of a question but those of the ingredient's own name. */
export function besideName(evidence: Evidence, key: string, words: readonly string[]): string[] {
  const ofName = new Set(stems(evidence.ingredients.get(key)?.name ?? key));
  return words.filter((word) => !ofName.has(word));
}

/** Fewer claims are read at a glance. */
const fewestToChoose = 4;

/** “Falls” speaks of falling. */
const hasLike = (said: ReadonlySet<string>, word: string): boolean =>
  said.has(word) || (word.length > 3 && [...said].some((own) => own.startsWith(word)));

/** “The vitamin D falls claim”: those with a word of the question that few others have; all where no word tells them apart. */
export function onWords(
  claims: readonly Cited<EuClaim>[],
  words: readonly string[],
): readonly Cited<EuClaim>[] {
  if (claims.length < fewestToChoose) return claims;
  const said = claims.map((claim) => new Set(stems(claim.benefit)));
  const telling = words.filter((word) => {
    const count = said.filter((own) => hasLike(own, word)).length;
    return word.length > 3 && !isOrdinary.has(word) && count > 0 && count <= claims.length / 2;
  });
  const meant = claims.filter((_, at) => telling.some((word) => hasLike(said[at] ?? new Set(), word)));
  return meant.length > 0 ? meant : claims;
}

/** "Source of" claims of one ingredient share their condition; three and more are told together. */
function isLikeMost(claim: EuClaim, claims: readonly EuClaim[]): boolean {
  const alike = claims.filter(
    (each) =>
      each.isSourceClaim && each.threshold === claim.threshold && each.population === claim.population,
  );
  return claim.isSourceClaim && alike.length > 2;
}

const mostClaims = 20;

/** A claim under a heading that says its market. */
export const withoutMarket = (claim: Cited<EuClaim>): Sentence => {
  const [first, ...rest] = claimSentence(claim).segments;
  return { segments: [String(first).replace(/^EU: /, '').replace(' is authorised', ''), ...rest] };
};

function sharedCondition(claim: Cited<EuClaim>, hasOthers: boolean): Sentence {
  const which = hasOthers
    ? 'For the claims without a condition beside them it is the same'
    : 'The condition is the same for each';
  return fact(`${which}: ${sourceCondition}; here that is ${claim.threshold}`, claim.passage);
}

/** Amounts a day that EU claims ask for, where they are more than being a source. */
export const claimedDoseSentences = (
  evidence: Evidence,
  key: string,
  topics: readonly string[],
): Sentence[] =>
  claimsFor(evidence, key, topics)
    .filter(
      (claim) => claim.status === 'authorised' && !claim.isSourceClaim && /\d/.test(claimCondition(claim)),
    )
    .slice(0, 2)
    .map(claimSentence);

const ruleByKey = (evidence: Evidence, key: string) => evidence.rules.find((rule) => rule.key === key);

/** What US law asks of a structure/function claim, in one sentence. */
export function usStructureSentences(evidence: Evidence): Sentence[] {
  const disclaimer = ruleByKey(evidence, 'us-sf-001');
  const notice = ruleByKey(evidence, 'us-sf-004');
  if (!disclaimer || !notice) return [];
  return [
    fact(
      'US: a structure/function claim on a supplement carries the FDA disclaimer',
      disclaimer.passage,
      ' and is notified to FDA no later than 30 days after first marketing',
      notice.passage,
    ),
  ];
}

/** What US law asks of a claim on a food's effect, where the base holds the rule. */
function usFoodSentences(evidence: Evidence): Sentence[] {
  const rule = ruleByKey(evidence, 'us-sf-007');
  if (!rule) return [];
  const words =
    'US: on a food, the effect of a structure/function claim must come from its nutritive value; no notification and no disclaimer are required';
  return [fact(words, rule.passage)];
}

/** US health claims, qualified claims and label rules that concern an ingredient, then the wording to avoid. */
export function usRuleSentences(
  evidence: Evidence,
  keys: readonly string[],
  topics: readonly string[],
): Sentence[] {
  return [...ingredientRuleSentences(evidence, keys, topics), ...wordingSentences(evidence, topics)];
}

/** What may be claimed in the US: a claim of its own first, then what any other claim needs, then what not to write. */
export const usClaimSentences = (
  evidence: Evidence,
  keys: readonly string[],
  { topics, isFood = false }: { topics: readonly string[]; isFood?: boolean },
): Sentence[] => [
  ...healthClaimSentences(evidence, keys, topics),
  ...ingredientRuleSentences(evidence, keys, topics),
  ...(isFood ? usFoodSentences(evidence) : usStructureSentences(evidence)),
  ...wordingSentences(evidence, topics),
];

const mostHealthClaims = 2;

/** The health claims of US law on an ingredient: authorised ones before those that FDA allows with a qualification. */
const healthClaimSentences = (
  evidence: Evidence,
  keys: readonly string[],
  topics: readonly string[],
): Sentence[] =>
  evidence.references.healthClaims
    .filter(({ ingredients }) => ingredients.some((key) => keys.includes(key)))
    .filter((claim) => topics.length === 0 || claim.topics.some((topic) => topics.includes(topic)))
    .toSorted((left, right) => Number(right.kind === 'authorised') - Number(left.kind === 'authorised'))
    .slice(0, mostHealthClaims)
    .map(({ kind, substance, disease, modelWordings: [wording], passage }) =>
      fact(
        `US, ${kind} health claim on ${[substance, disease].filter(Boolean).join(' and ')}${doubt(passage)}${wording ? `: “${wording.replace(/\.$/, '')}”` : ''}`,
        passage,
      ),
    );

const ingredientRuleSentences = (
  evidence: Evidence,
  keys: readonly string[],
  topics: readonly string[],
): Sentence[] =>
  evidence.rules
    .filter(
      (rule) =>
        rule.market === 'US' &&
        rule.ingredients.some((key) => keys.includes(key)) &&
        isOnTopic(rule, topics) &&
        !isOfFamily(rule),
    )
    .slice(0, 3)
    .map(ruleSentence);

/** The wording to avoid on an outcome, and what to write instead. */
export const wordingSentences = (evidence: Evidence, topics: readonly string[]): Sentence[] =>
  evidence.rules
    .filter((rule) => rule.category === 'wording' && rule.topics.some((topic) => topics.includes(topic)))
    .slice(0, 1)
    .map(ruleSentence);

/** What every label of a family of ingredients carries answers no question on one of them: asked for, rules tell it. */
const isOfFamily = ({ category, ingredients }: Rule): boolean =>
  (category === 'label' && ingredients.length > 2) || (category === 'panel' && ingredients.length > 1);

const isOnTopic = (rule: Rule, topics: readonly string[]) =>
  topics.length === 0 || rule.topics.length === 0 || rule.topics.some((topic) => topics.includes(topic));

const scopeOf = ({ trigger }: Rule) => trigger && ` (applies to: ${trigger})`;

const templates: Record<Rule['category'], (rule: Rule, unsure: string) => string> = {
  'structure-function': (rule, unsure) =>
    `on structure/function claims, ${rule.title}${unsure}: ${rule.requirement}`,
  'disease-claim': (rule, unsure) =>
    `a text that ${rule.title} is a disease claim${unsure}: ${rule.requirement}`,
  wording: (rule, unsure) =>
    `do not write “${rule.title}”${unsure}; ${rule.requirement.replace('avoid this wording; ', '')}`,
  'health-claim': (rule, unsure) =>
    `the health claim on ${rule.title} is authorised${unsure}: ${rule.requirement}`,
  'fdama-claim': (rule, unsure) =>
    `a health claim on ${rule.title} rests on an authoritative statement${unsure}`,
  'qualified-claim': (rule, unsure) =>
    `a qualified health claim on ${rule.title} may be made in the exact wording of FDA’s letter${unsure}`,
  'nutrient-content': (rule, unsure) => `${rule.title} on a label asks for ${rule.requirement}${unsure}`,
  label: (rule, unsure) => `${rule.title}${unsure}: ${rule.requirement}${scopeOf(rule)}`,
  panel: (rule, unsure) => `${rule.title}${unsure}: ${rule.requirement}${scopeOf(rule)}`,
};

/** A rule in one sentence. */
export function ruleSentence(rule: Cited<Rule>): Sentence {
  const unsure = rule.isConditionUnconfirmed ? ' (conditions unconfirmed)' : doubt(rule.passage);
  const isOfUs = rule.market === 'US' || rule.category !== 'health-claim';
  const words = isOfUs ? templates[rule.category](rule, unsure) : templates.label(rule, unsure);
  // one sentence, so that its marker stands behind all of it
  const whole = words.replace(/\.(”?)$/, '$1').replaceAll(/(\p{Ll}\p{Ll})[.!](”?) (?=[A-Z“])/gu, '$1$2; ');
  return fact(`${rule.market}: ${whole}`, rule.passage);
}
