import type { Citation, CitationKind } from '../../contract/conversations.ts';
import type { DailyValue, EuClaim, Limit, Rule, Study } from '../records.ts';
import { sourceAddress } from './sourceAddress.ts';
import { type Conversion, formatAmount, formatNumber, isConfirmed } from '../../registry/index.ts';
import { capitalize } from '../../text/letters.ts';

/** A stored text that answers cite; it contains the facts of one record with their numbers. */
export interface Passage {
  /** One of a kind in the base. */
  readonly key: string;
  readonly kind: CitationKind;
  readonly title: string;
  readonly source: string;
  /** Public address of the source; null where none is certain. */
  readonly url: string | null;
  readonly text: string;
  readonly isConfirmed: boolean;
  readonly ingredients: readonly string[];
  readonly topics: readonly string[];
  /** The daily dose it says was studied, and of what; absent where it says none. */
  readonly studied?: Readonly<Required<Pick<Citation, 'dose' | 'ingredient'>>>;
  /** The counts it tells; absent for all but a trend. */
  readonly trend?: Citation['trend'];
  /** The record of a public service that it is; absent for all else. */
  readonly literature?: Citation['literature'];
  /** The item of its reader's garden that it is; absent for anything else. */
  readonly gardenItemId?: Citation['gardenItemId'];
}

const ofStudy = 'study:';
/** Whether a passage is the record of one study. */
export const isOfStudy = ({ key }: Pick<Passage, 'key'>): boolean => key.startsWith(ofStudy);

const unconfirmed = ' Unconfirmed: recalled, the source was not opened.';
/** What a recalled record's passage ends with. */
export const freshness = (row: Parameters<typeof isConfirmed>[0]) => (isConfirmed(row) ? '' : unconfirmed);
/** With a capital first letter. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Joins what there is to say. */
export const parts = (...texts: (string | false)[]) => texts.filter(Boolean).join(' ');

/** How many trials and people a study rests on, e.g. `9 randomised trials, 558 participants`; empty when not stated. */
export function studySize(study: Pick<Study, 'trials' | 'trialUnit' | 'participants'>): string {
  const { count, isAtLeast } = study.participants;
  return [
    study.trials !== null && `${formatNumber(study.trials)} ${study.trialUnit}`,
    count !== null && `${isAtLeast ? 'more than ' : ''}${formatNumber(count)} participants`,
  ]
    .filter(Boolean)
    .join(', ');
}

export function studyPassage(study: Study, studied?: Passage['studied']): Passage {
  const size = studySize(study);
  const design = study.design
    ? `${capitalize(study.design)}${size ? ` of ${size}` : ''}.`
    : size && `${capitalize(size)}.`;
  const dose = study.dose && `Dose${study.isDoseUnconfirmed ? ' (unconfirmed)' : ''}: ${study.dose}.`;
  return {
    key: `${ofStudy}${study.key}`,
    kind: 'evidence',
    title: `${study.subject}: ${study.outcome}`,
    source: study.source,
    url: sourceAddress(study),
    text:
      parts(
        `${study.subject} and ${study.outcome}, ${study.population}: ${study.direction}.`,
        design,
        study.result && `Result: ${study.result}.`,
        dose,
        study.warnings.length > 0 && `Warned of: ${study.warnings.join(', ')}.`,
      ) + freshness(study),
    isConfirmed: isConfirmed(study),
    ingredients: study.ingredients,
    topics: study.topics,
    ...(studied && { studied }),
  };
}

/** What the letters of a limit stand for. */
const limitNames: Record<Limit['kind'], string> = {
  RDA: 'recommended dietary allowance (RDA)',
  AI: 'adequate intake (AI)',
  UL: 'tolerable upper intake level (UL)',
  CDRR: 'chronic disease risk reduction intake (CDRR)',
  'safe level': 'safe level of intake',
  'single dose': 'safe single dose',
  guidance: 'guidance level',
  none: 'upper limit',
};

/** An amount with its IU beside it where one IU is worth the same in every form, e.g. `15 µg (600 IU)`. */
export function amountWithIu(amount: number, unit: string, conversions: readonly Conversion[]): string {
  const only = conversions.length === 1 ? conversions[0] : undefined;
  const iu = only && only.unit === unit ? ` (${formatAmount(amount / only.perIu, 'IU')})` : '';
  return formatAmount(amount, unit) + (iu || inMilligrams(amount, unit));
}

/** Large amounts in µg are told in mg too, e.g. `10,000 µg (10 mg)`. */
const inMilligrams = (amount: number, unit: string): string =>
  amount >= 1000 && (unit === 'µg' || unit === 'µg folic acid')
    ? ` (${formatAmount(amount / 1000, 'mg')})`
    : '';

export function limitPassage(limit: Limit, name: string, conversions: readonly Conversion[]): Passage {
  const amount =
    limit.amount === null
      ? ''
      : ` ${amountWithIu(limit.amount, limit.unit, conversions)}${limit.kind === 'single dose' ? ' at once' : ' a day'}`;
  const fact =
    limit.amount === null
      ? `${name}, ${limit.population}: ${limit.authority} ${limit.note}.`
      : parts(
          `${name}, ${limit.population}: ${limit.authority} ${limitNames[limit.kind]}${amount}${limit.scope && `, ${limit.scope}`}.`,
          limit.note && `${capitalize(limit.note)}.`,
        );
  return {
    key: `limit:${limit.key}`,
    kind: 'limit',
    title: `${name}: ${limit.authority} ${limit.kind === 'none' ? 'upper limit' : limit.kind}, ${limit.population}`,
    source: limit.source,
    url: sourceAddress(limit),
    text: fact + freshness(limit),
    isConfirmed: isConfirmed(limit),
    ingredients: [limit.ingredient],
    topics: [],
  };
}

const valueNames: Record<DailyValue['kind'], string> = {
  DV: 'US Daily Value (DV)',
  NRV: 'EU nutrient reference value (NRV)',
  RI: 'EU reference intake (RI)',
};

/** The paragraphs of 21 CFR 101.9 that the two kinds of Daily Values stand in. */
const kindOfValue = (source: string): string =>
  source.includes('101.9(c)(8)')
    ? 'A reference daily intake (RDI).'
    : source.includes('101.9(c)(9)')
      ? 'A daily reference value (DRV).'
      : '';

export function dailyValuePassage(
  value: DailyValue,
  name: string,
  conversions: readonly Conversion[],
): Passage {
  const amount = amountWithIu(value.amount, value.unit, conversions);
  return {
    key: `dailyValue:${value.key}`,
    kind: 'dailyValue',
    title: `${name}: ${value.kind}, ${value.population}`,
    source: value.source,
    url: sourceAddress(value),
    text:
      parts(
        `${name}: ${valueNames[value.kind]} ${amount} for ${value.population}.`,
        kindOfValue(value.source),
        value.note && `${value.note}.`,
      ) + freshness(value),
    isConfirmed: isConfirmed(value),
    ingredients: [value.ingredient],
    topics: [],
  };
}

/** The condition of a "source of" claim: what counts as a significant amount. */
export const sourceCondition =
  'the product is at least a source, that is 15 % of the NRV per 100 g, 7.5 % per 100 ml of drink, or 15 % per single portion or daily dose';

/** A claim as it may be printed, e.g. `Magnesium contributes to normal psychological function`. */
export const claimWording = ({ wording, substance, verb, benefit }: EuClaim): string =>
  wording || parts(substance, verb, benefit);

/** The condition of a claim that asks for more than being a source, with the daily amount it has to tell of. */
export const claimCondition = ({ conditions, threshold }: EuClaim): string =>
  [conditions.replace(/\.$/, ''), threshold && `the effect is obtained with ${threshold}`]
    .filter(Boolean)
    .join('; ');

export function euClaimPassage(claim: EuClaim): Passage {
  const condition = claim.isSourceClaim ? `${sourceCondition}: ${claim.threshold}` : claimCondition(claim);
  return {
    key: `euClaim:${claim.key}`,
    kind: 'rule',
    title: `EU health claim: ${claim.substance}`,
    source: claim.source,
    url: sourceAddress(claim),
    text:
      parts(
        `“${claimWording(claim)}”: ${claim.statusNote || claim.status} in the EU, ${claim.article}.`,
        condition && `Condition${claim.isConditionUnconfirmed ? ' (partly unconfirmed)' : ''}: ${condition}.`,
        claim.population && `Population: ${claim.population.replace(/\.$/, '')}.`,
        claim.restrictions && `Restrictions: ${claim.restrictions}.`,
      ) + freshness(claim),
    isConfirmed: isConfirmed(claim),
    ingredients: claim.ingredients,
    topics: claim.topics,
  };
}

/** Which edition of a text was read. */
export const edition = ({ yearRead }: { yearRead: number | null }) =>
  yearRead !== null && `Read in an edition of ${yearRead}.`;

/** What a rule is on: its category, and where that says little, its area. */
const ruleSubject = ({ category, area }: Rule): string =>
  (category === 'label' ? area : category).replaceAll('-', ' ');

export function rulePassage(rule: Rule, names: readonly string[]): Passage {
  const own = `${rule.title} ${rule.trigger} ${rule.requirement}`.toLowerCase();
  const unnamed = names.filter((name) => !own.includes(name.toLowerCase()));
  const about = rule.area === 'national-maximum' && unnamed.length > 0 ? `, ${unnamed.join(', ')}` : '';
  return {
    key: `rule:${rule.key}`,
    kind: 'rule',
    title: `${rule.market}: ${rule.title}${about}`,
    source: rule.source,
    url: sourceAddress(rule),
    text:
      parts(
        `${rule.market} rule on ${ruleSubject(rule)}: ${rule.title}${about}.`,
        rule.trigger && `Applies to: ${rule.trigger}.`,
        `${rule.isConditionUnconfirmed ? 'Conditions (unconfirmed)' : 'Requirement'}: ${rule.requirement.replace(/\.$/, '')}.`,
        edition(rule),
      ) + freshness(rule),
    isConfirmed: isConfirmed(rule),
    ingredients: rule.ingredients,
    topics: rule.topics,
  };
}
