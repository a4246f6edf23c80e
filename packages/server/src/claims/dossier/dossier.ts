import type { Claim } from '../../contract/index.ts';
import { gradeTopic, type Evidence, type GradeLetter } from '../../evidence/index.ts';
import { claimGaps, sentenceGaps, type Gap } from './gaps.ts';
import { studiesBehind, type DossierStudy } from './studies.ts';

/** What a dossier reads of a claim that is kept. */
export type DossierClaim = Pick<
  Claim,
  | 'id'
  | 'text'
  | 'market'
  | 'channel'
  | 'status'
  | 'class'
  | 'verdict'
  | 'basis'
  | 'sentences'
  | 'refs'
  | 'staleBecause'
  | 'approvals'
  | 'formulaVersion'
  | 'rulesVersion'
  | 'checkedAt'
  | 'firstMarketedOn'
  | 'noticeDueOn'
>;

type Sentence = Claim['sentences'][number];

/** A sentence of a claim with all that stands for it and against it. */
export interface DossierSentence {
  text: string;
  class: Sentence['class'];
  verdict: Sentence['verdict'];
  /** The rules that speak to it, each with its source and whether that was read. */
  rules: readonly Pick<Sentence['findings'][number], 'title' | 'because' | 'source' | 'isConfirmed'>[];
  conditions: Sentence['conditions'];
  /** What is known of what it says works; absent where it says nothing works. */
  evidence?: {
    /** Ingredient and outcome; empty where a grade was typed. */
    subject: string;
    grade: GradeLetter;
    /** null: it cannot be told. */
    doseMatches: boolean | null;
    /** Those that count most first; with the chosen ones all of them. */
    studies: readonly DossierStudy[];
  };
  /** What is missing before it may be said, the worst first. */
  gaps: readonly Gap[];
}

/** A claim, the studies behind it, how good they are, and what is missing. */
export interface Dossier extends Pick<
  DossierClaim,
  | 'id'
  | 'text'
  | 'market'
  | 'channel'
  | 'status'
  | 'class'
  | 'verdict'
  | 'approvals'
  | 'formulaVersion'
  | 'rulesVersion'
  | 'checkedAt'
  | 'firstMarketedOn'
  | 'noticeDueOn'
> {
  sentences: readonly DossierSentence[];
  /** How the grades of the base came about, in words with their arithmetic. */
  grading: readonly string[];
  /** What a person said stands behind it; empty: nothing. */
  ownEvidence: string;
  ownTests: NonNullable<NonNullable<Claim['basis']>['tests']>;
  /** What is missing of the claim as a whole, the worst first. */
  gaps: readonly Gap[];
}

/**
 * The dossier of a claim as it was judged last: claim, studies, grade, gap. Pure, and the same for the same claim and
 * base; nothing is guessed, what is not known is a gap.
 */
export function dossierOf(claim: DossierClaim, evidence: Evidence): Dossier {
  const { basis } = claim;
  return {
    id: claim.id,
    text: claim.text,
    market: claim.market,
    channel: claim.channel,
    status: claim.status,
    class: claim.class,
    verdict: claim.verdict,
    approvals: claim.approvals,
    formulaVersion: claim.formulaVersion,
    rulesVersion: claim.rulesVersion,
    checkedAt: claim.checkedAt,
    firstMarketedOn: claim.firstMarketedOn,
    noticeDueOn: claim.noticeDueOn,
    sentences: claim.sentences.map((sentence) => sentenceOf(sentence, claim, evidence)),
    grading: gradingOf(claim, evidence),
    ownEvidence: basis?.evidence ?? '',
    ownTests: basis?.tests ?? [],
    gaps: claimGaps(claim),
  };
}

function sentenceOf(sentence: Sentence, { basis }: DossierClaim, evidence: Evidence): DossierSentence {
  const { text, class: kind, verdict, findings, conditions } = sentence;
  const { known, gone } = studiesBehind(sentence, { attached: basis?.studies ?? [], evidence });
  return {
    text,
    class: kind,
    verdict,
    rules: findings.map(({ title, because, source, isConfirmed }) => ({
      title,
      because,
      source,
      isConfirmed,
    })),
    conditions,
    ...(sentence.evidence && {
      evidence: {
        subject: sentence.evidence.subject,
        grade: sentence.evidence.grade,
        doseMatches: sentence.evidence.doseMatches,
        studies: known,
      },
    }),
    gaps: sentenceGaps(sentence, { studies: known, gone }),
  };
}

/** The arithmetic of each grade that the verdict rests on. */
const gradingOf = ({ refs }: DossierClaim, evidence: Evidence): string[] =>
  refs.flatMap(({ kind, id }) => {
    const [key = '', topic = ''] = String(id).split('/');
    return kind === 'grade' ? (gradeTopic(evidence, key, topic)?.passage.text ?? []) : [];
  });
