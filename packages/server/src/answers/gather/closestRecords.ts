import { z } from 'zod';
import { type Evidence, type Passage, perEvidence } from '../../evidence/index.ts';
import { columns, readTable } from '../../registry/index.ts';
import {
  featureNames,
  featuresOf,
  profilesOf,
  type Profile,
  silenceNames,
  silenceOf,
  type Sought,
  soughtOf,
  titleWeights,
} from './closeness.ts';
import { perInquiry } from '../understand/perInquiry.ts';
import { recordIndexOf } from './recordIndex.ts';

const { key } = columns;

/** A row of `closeness.csv`: what one thing counts that is compared; below nought it speaks against the record. */
const Weight = z.strictObject({
  key,
  name: z.string(),
  weight: columns.signed,
});

const weights = new Map(
  readTable(new URL('./data/', import.meta.url), 'closeness', Weight).map((row) => [row.name, row.weight]),
);
const ofFeatures = featureNames.map((name) => weights.get(name) ?? 0);
const ofSilence = silenceNames.map((name) => weights.get(`silence/${name}`) ?? 0);

/** A record that may be meant. */
export interface Candidate {
  readonly passage: Passage;
  readonly features: readonly number[];
  /** The names of its type, and of its type beside each ask, as `closeness.csv` has them. */
  readonly kinds: readonly string[];
  /** As in `CloseRecord`. */
  readonly rest: number;
  readonly restWords: number;
}

/** A record and how likely it is the one that is meant: 0 to 1, those of all records and of none adding up to 1. */
export interface CloseRecord {
  readonly passage: Passage;
  /** Of what is asked besides names of ingredients and words of asking: how much it says, and how many words of it. */
  readonly rest: number;
  readonly restWords: number;
  readonly likelihood: number;
}

const mostWeighed = 150;
/** What it counts that the turns before say which record is meant. */
const ofConversation = 4;
const ofNamed = 0.5;

const rarityOf = perEvidence((evidence) => titleWeights(recordIndexOf(evidence), profilesOf(evidence)));

const noProfile: Profile = { type: 'other', market: null, titleWords: [], figures: new Set() };

/** The records that say most of what is asked, or are on what it names. */
export function candidatesFor(evidence: Evidence, sought: Sought): Candidate[] {
  const { passages, ofIngredient } = recordIndexOf(evidence);
  const profiles = profilesOf(evidence);
  const rarity = rarityOf(evidence);
  const { asks } = sought.inquiry;
  const named = new Set([...sought.ingredients].flatMap((key) => ofIngredient(key)));
  const fitOf = (at: number) => (sought.shares.get(at)?.share ?? 0) + (named.has(at) ? ofNamed : 0);
  const rough = [...new Set([...sought.shares.keys(), ...named])].map((at) => ({ at, fit: fitOf(at) }));
  return rough
    .toSorted((left, right) => right.fit - left.fit || left.at - right.at)
    .slice(0, mostWeighed)
    .flatMap(({ at }) => {
      const passage = passages[at];
      if (!passage) return [];
      const profile = profiles[at] ?? noProfile;
      const { rest = 0, restWords = 0 } = sought.shares.get(at) ?? {};
      return {
        passage,
        rest,
        restWords,
        features: featuresOf(sought, { passage, profile, at }, rarity),
        kinds: kindsOf(profile.type, asks.size > 0 ? [...asks] : ['none']),
      };
    });
}

const kindsOf = (type: string, asks: readonly string[]) => [
  `type/${type}`,
  ...asks.map((ask) => `${ask}/${type}`),
];

const dot = (left: readonly number[], right: readonly number[]) =>
  left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);

/** The records in the order in which they are likely meant. */
export const closestRecords = perInquiry((evidence, inquiry): readonly CloseRecord[] => {
  const sought = soughtOf(evidence, inquiry);
  const scored = candidatesFor(evidence, sought).map(({ passage, features, kinds, rest, restWords }) => ({
    passage,
    rest,
    restWords,
    score:
      dot(features, ofFeatures) +
      kinds.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0) +
      (passage.key === inquiry.record ? ofConversation : 0),
  }));
  const silence = dot(silenceOf(sought), ofSilence);
  const most = Math.max(silence, ...scored.map(({ score }) => score));
  const all = scored.reduce((sum, { score }) => sum + Math.exp(score - most), Math.exp(silence - most));
  return scored
    .map(({ passage, rest, restWords, score }) => ({
      passage,
      rest,
      restWords,
      likelihood: Math.exp(score - most) / all,
    }))
    .toSorted((left, right) => right.likelihood - left.likelihood);
});

/** Makes the index that the first question would otherwise wait for. */
export const indexRecords = (evidence: Evidence): void => void rarityOf(evidence);
