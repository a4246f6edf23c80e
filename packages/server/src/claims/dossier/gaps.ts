import type { CheckedSentence, Claim } from '../../contract/index.ts';
import type { DossierStudy } from './studies.ts';

/** Something that is missing before a claim may be made. */
export interface Gap {
  /** What has to be done about it: change the words, give evidence, give an amount, print or send something, decide, read a source. */
  kind: 'words' | 'evidence' | 'amount' | 'statement' | 'decision' | 'source';
  text: string;
  /** Whether the claim may not be made while it is there. */
  isBlocking: boolean;
}

interface Behind {
  studies: readonly DossierStudy[];
  /** Keys of studies that the base no longer holds. */
  gone: readonly string[];
}

/** What a sentence lacks, the worst first. */
export const sentenceGaps = (sentence: CheckedSentence, behind: Behind): Gap[] =>
  worstFirst([
    ...wordGaps(sentence),
    ...conditionGaps(sentence),
    ...doseGaps(sentence),
    ...studyGaps(sentence, behind),
    ...sourceGaps(sentence, behind),
  ]);

const worstFirst = (gaps: readonly Gap[]): Gap[] =>
  gaps.toSorted((one, other) => Number(other.isBlocking) - Number(one.isBlocking));

function wordGaps({ verdict, findings }: CheckedSentence): Gap[] {
  if (verdict === 'blocked')
    return findings.map(({ title, because }) => ({
      kind: 'words',
      text: `${title}: ${because}`,
      isBlocking: true,
    }));
  if (verdict !== 'review') return [];
  return findings.map(({ title }) => ({
    kind: 'decision',
    text: `A person has to decide: ${title}`,
    isBlocking: true,
  }));
}

const kindsOfConditions: Readonly<Record<CheckedSentence['conditions'][number]['kind'], Gap['kind']>> = {
  computed: 'amount',
  evidence: 'evidence',
  basis: 'evidence',
  disclaimer: 'statement',
  notice: 'statement',
  prevalence: 'statement',
  statement: 'statement',
};

const conditionGaps = ({ conditions }: CheckedSentence): Gap[] =>
  conditions
    .filter(({ isMet }) => !isMet)
    .map(({ kind, text, placement }) => ({
      kind: kindsOfConditions[kind],
      text: [text ?? kind, placement].filter(Boolean).join('. '),
      isBlocking: true,
    }));

function doseGaps({ evidence, conditions }: CheckedSentence): Gap[] {
  // Where the rule asks for evidence, its condition has said so of the dose as well.
  if (!evidence || evidence.doseMatches === true || conditions.some(({ kind }) => kind === 'evidence'))
    return [];
  const text =
    evidence.doseMatches === null
      ? 'The amount of a day cannot be compared with what was studied'
      : 'The amount of a day lies outside what was studied';
  return [{ kind: 'amount', text, isBlocking: false }];
}

const inPeople: ReadonlySet<string> = new Set(['meta-analysis', 'umbrella review', 'review', 'trial']);

function studyGaps({ evidence }: CheckedSentence, { studies, gone }: Behind): Gap[] {
  if (!evidence) return [];
  const lacks: [boolean, string][] = [
    [studies.length === 0, 'No study is named'],
    [
      studies.length > 0 && !studies.some(({ design }) => inPeople.has(design)),
      'No randomised trial in people is among its studies',
    ],
    [
      studies.length > 0 && studies.every(({ isCombination }) => isCombination),
      'It was studied only together with other ingredients',
    ],
    [gone.length > 0, `The base no longer holds: ${gone.join(', ')}`],
  ];
  return lacks.flatMap(([isSo, text]) => (isSo ? { kind: 'evidence', text, isBlocking: false } : []));
}

function sourceGaps({ findings }: CheckedSentence, { studies }: Behind): Gap[] {
  const rules = findings.filter(({ isConfirmed }) => !isConfirmed).map(({ source }) => `Rule: ${source}`);
  const read = studies.filter(({ isConfirmed }) => !isConfirmed).map(({ source }) => `Study: ${source}`);
  const warned = studies.flatMap(({ source, warnings }) =>
    warnings.length > 0 ? `${source}: its authors warn of ${warnings.join(', ')}` : [],
  );
  return [
    ...[...new Set([...rules, ...read])].map((text) => `Recalled, to be read at its source. ${text}`),
    ...warned,
  ].map((text) => ({ kind: 'source', text, isBlocking: false }));
}

/** What the claim as a whole lacks, the worst first. */
export function claimGaps(
  claim: Pick<Claim, 'staleBecause' | 'status' | 'formulaVersion' | 'sentences' | 'firstMarketedOn'>,
): Gap[] {
  const { staleBecause, status, formulaVersion, sentences } = claim;
  const hasNotice = sentences.some(({ conditions }) => conditions.some(({ kind }) => kind === 'notice'));
  const lacks: [boolean, Gap['kind'], string][] = [
    [status !== 'approved', 'decision', 'Nobody has approved it as it stands'],
    [formulaVersion === null, 'amount', 'It was checked without a formula'],
    [
      hasNotice && claim.firstMarketedOn === null,
      'statement',
      'The first day of marketing is not known, from which the 30 days of the notice to FDA run',
    ],
  ];
  return worstFirst([
    ...staleBecause.map(({ text }): Gap => ({ kind: 'decision', text, isBlocking: true })),
    ...lacks.flatMap(([isSo, kind, text]) => (isSo ? { kind, text, isBlocking: kind === 'decision' } : [])),
  ]);
}
