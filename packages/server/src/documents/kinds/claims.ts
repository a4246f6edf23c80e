import type { CheckedSentence, Claim, DocumentPart } from '../../contract/index.ts';
import { capitalize } from '../../text/letters.ts';
import type { Answers } from '../answers.ts';
import { byHand, cell, facts, figure, heading, list, strong, table, text } from '../parts.ts';
import type { DocumentSources } from '../sources.ts';
import { addressFacts, firm, formulaFacts, type Writer } from './shared.ts';

type Condition = Claim['conditions'][number];

/** What is printed beside a claim or sent because of it: nothing that is known of a formula meets it. */
const isDuty = ({ kind }: Condition) => kind === 'disclaimer' || kind === 'notice' || kind === 'statement';

const standingOf = (condition: Condition) => {
  if (condition.isMet) return 'met';
  if (!isDuty(condition)) return 'not met';
  return condition.kind === 'notice' ? 'to be sent' : 'to stand beside the claim';
};

const conditionText = (condition: Condition) => {
  const { text: words, have, need, unit } = condition;
  const figures =
    need === undefined ? null : `${figure(have) ?? '–'} ${unit ?? ''}, needs ${figure(need)} ${unit ?? ''}`;
  return [words ?? figures, standingOf(condition)].filter(Boolean).join(' – ');
};

function sentenceParts(sentence: CheckedSentence, source: string): DocumentPart[] {
  const { evidence, findings } = sentence;
  const studies = evidence?.studies ?? [];
  return [
    ...(findings.length > 0
      ? [
          table(
            'Rules that speak to it',
            ['Rule', 'What it says', 'Source'],
            findings.map((each) => [
              cell(each.title, source),
              cell(each.because, source),
              cell(
                each.isConfirmed ? each.source : `${each.source} (recalled, not read at its source)`,
                source,
              ),
            ]),
          ),
        ]
      : []),
    ...(evidence
      ? [
          facts({
            'Graded on': cell(evidence.subject, source),
            Grade: cell(evidence.grade, source),
            'Within the studied dose': cell(
              evidence.doseMatches === null ? 'Cannot be told' : evidence.doseMatches ? 'Yes' : 'No',
              source,
            ),
          }),
        ]
      : []),
    ...(studies.length > 0
      ? [
          table(
            'Studies',
            ['Study', 'Publication', 'What it found'],
            studies.map((study) => [
              cell(study.title, `Study ${study.key}`),
              cell([study.source, study.url].filter(Boolean).join(', '), `Study ${study.key}`),
              cell(study.text, `Study ${study.key}`),
            ]),
          ),
        ]
      : []),
  ];
}

const needsEvidence = ({ sentences }: Claim) =>
  sentences.some(({ class: kind }) =>
    ['function', 'wellBeing', 'deficiency', 'comparative', 'proof'].includes(kind),
  );

/** What is missing between the words and what stands behind them. */
function gapsOf(claim: Claim): string[] {
  const evidence = claim.sentences.flatMap(({ evidence: each }) => each ?? []);
  return [
    ...claim.conditions
      .filter((each) => !each.isMet && !isDuty(each))
      .map((each) => `Not met: ${each.text ?? each.kind}`),
    ...(needsEvidence(claim) && evidence.every(({ studies }) => studies.length === 0) && !claim.basis
      ? ['No study is attached.']
      : []),
    ...evidence
      .filter(({ doseMatches }) => doseMatches === false)
      .map(() => 'The dose is outside what was studied.'),
    ...(claim.staleSince
      ? claim.staleBecause.map(({ text: words }) => `${words}; to be checked again.`)
      : []),
  ];
}

const channelWords: Readonly<Record<Claim['channel'], string>> = {
  label: 'Label',
  web: 'Web',
  ad: 'Advertising',
};

const verdictWords: Readonly<Record<Claim['verdict'], string>> = {
  blocked: 'Blocked',
  review: 'For review',
  evidence: 'Needs evidence',
  conditions: 'With conditions',
  allowed: 'Allowed',
};

function claimParts(claim: Claim, answers: Answers): DocumentPart[] {
  const source = `Claim ${claim.id}`;
  const gaps = gapsOf(claim);
  const last = claim.approvals.at(-1);
  return [
    heading(claim.text),
    facts({
      Market: cell(claim.market, source),
      Channel: cell(channelWords[claim.channel], source),
      Status: cell(capitalize(claim.status), source),
      Verdict: cell(verdictWords[claim.verdict], source),
      ...(last?.action === 'approve' && {
        Approved: cell(
          `${last.name} (${last.role}), ${last.at.slice(0, 10)}${last.isSelfApproved ? ', self-approved' : ''}`,
          source,
        ),
      }),
    }),
    ...claim.sentences.flatMap((each) => sentenceParts(each, source)),
    ...(claim.basis?.evidence ? [text(cell(claim.basis.evidence, `${source}, basis`))] : []),
    ...(claim.conditions.length > 0
      ? [list(claim.conditions.map((each) => cell(conditionText(each), source)))]
      : []),
    ...(gaps.length > 0
      ? [
          strong('Gaps'),
          list(gaps),
          facts({
            'How they are closed': answers.ask(
              `claims.${claim.id}.gap`,
              `How the gaps of ‘${claim.text}’ are closed`,
            ),
          }),
        ]
      : [text('No gap was found.')]),
  ];
}

/** Claims with what stands behind them: studies, grade, gap. */
export const writeDossier: Writer = (sources, answers) => [
  formulaFacts(sources),
  ...(sources.claims.length === 0
    ? [text(answers.ask('claims', 'The claims of the product: none is kept yet'))]
    : sources.claims.flatMap((claim) => claimParts(claim, answers))),
  text('A drafting aid, no legal advice.'),
];

/** The claims that a notice is of: those on the market or approved; until one is, all that may still become so. */
function noticed(claims: readonly Claim[]): Claim[] {
  const possible = claims.filter(
    ({ conditions, status }) => status !== 'rejected' && conditions.some(({ kind }) => kind === 'notice'),
  );
  const settled = possible.filter(
    ({ status, firstMarketedOn }) => status === 'approved' || firstMarketedOn !== null,
  );
  return settled.length > 0 ? settled : possible;
}

/** What a claim speaks of, as the base calls it. */
function subjectsOf({ data }: DocumentSources, { ingredients }: Claim): string {
  const labels = new Map(data.ingredients.map(({ key, label }) => [key, label]));
  return ingredients.map((key) => labels.get(key) ?? key.replaceAll('-', ' ')).join(', ');
}

const noticeFacts = (sources: DocumentSources, claim: Claim, { ask }: Answers) =>
  facts({
    'Text of the statement': cell(claim.text, `Claim ${claim.id}`),
    'Subject of the statement': claim.ingredients.length
      ? cell(subjectsOf(sources, claim), `Claim ${claim.id}`)
      : ask(`claims.${claim.id}.subject`, `The ingredient or supplement that ‘${claim.text}’ is about`),
    'Name of the supplement': cell(sources.formula.name || sources.product.concept, 'Formula'),
    'Brand name': ask('brand', 'Brand name under which the supplement is sold'),
    'First marketed on': claim.firstMarketedOn
      ? cell(claim.firstMarketedOn, `Claim ${claim.id}`)
      : ask(`claims.${claim.id}.firstMarketedOn`, `Day on which ‘${claim.text}’ was first marketed`),
  });

/** The notice to FDA within 30 days of first marketing (21 CFR 101.93(a)). */
export const writeNotice: Writer = (sources, answers) => {
  const { name, address } = firm(answers);
  const claims = noticed(sources.claims);
  const { ask } = answers;
  return [
    ...addressFacts(sources, 'notice'),
    text('Notice under section 403(r)(6) of the Federal Food, Drug, and Cosmetic Act; 21 CFR 101.93(a).'),
    heading('Notifying firm'),
    facts({ Name: name, Address: address }),
    heading('Statements'),
    ...(claims.length === 0
      ? [
          text(
            ask('statements', 'The statements that are notified: no claim of the product needs a notice yet'),
          ),
        ]
      : claims.map((claim) => noticeFacts(sources, claim, answers))),
    heading('Certification'),
    strong(
      'I certify that the information contained in the notice is complete and accurate, and that the notifying firm has substantiation that the statement is truthful and not misleading.',
    ),
    facts({
      Name: ask('signer.name', 'Name of the responsible individual who signs'),
      Title: ask('signer.title', 'Title of the responsible individual who signs'),
      // By hand, on what was approved here: neither can be filled in before.
      Signature: byHand,
      Date: byHand,
    }),
  ];
};
