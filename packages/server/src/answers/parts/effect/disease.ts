import type { Evidence } from '../../../evidence/index.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import type { Block } from '../../prose.ts';
import { doubt, fact, note, opened, paragraph, section } from '../../prose.ts';
import { studyTable } from '../evidenceTable.ts';
import { gradeFor } from '../grades.ts';
import { usRuleSentences } from '../law/regulation.ts';
import { nameInSentence, stems } from '../../../registry/index.ts';

/** A question whether something cures, treats or prevents: no disease claim, at most what studies of it measured. */
export function diseaseBlocks(evidence: Evidence, inquiry: Inquiry): Block[] {
  const [key] = inquiry.ingredients;
  const name = key ? nameInSentence(evidence, key) : (inquiry.unknownNames[0] ?? 'any ingredient');
  const studies = key && !isCure.test(inquiry.question) ? studiesOfIt(evidence, inquiry, key) : [];
  return [
    paragraph(
      note(
        `No, I cannot say that: a food or supplement may not be offered to cure, treat or prevent a disease, and I make no such claim for ${name}`,
      ),
    ),
    ...(studies.length > 0
      ? section('What studies measured', [
          studyTable(studies),
          paragraph(note('These are findings of studies, not a use the product may be offered for')),
        ])
      : [paragraph(note(`I hold no study on this that I could report${key ? ` for ${name}` : ''}`))]),
    ...(studies.length > 0
      ? section('Wording', [paragraph(...usRuleSentences(evidence, [], inquiry.topics))])
      : []),
  ];
}

/** Whether a label may say that something cures, treats or prevents a disease: no, with the law of each market. */
export function diseaseClaimBlocks(evidence: Evidence, { market }: Inquiry): Block[] {
  const rule = (key: string) => evidence.rules.find((each) => each.key === key);
  const us = market === 'EU' ? undefined : rule('us-dc-001');
  const eu = market === 'US' ? undefined : rule('eu2-fs-disease');
  const sentences = [
    ...(us
      ? [
          fact(
            `in the US a text that names a disease is a drug claim, unless it is an authorised or qualified health claim${doubt(us.passage)}`,
            us.passage,
          ),
        ]
      : []),
    ...(eu
      ? [
          fact(
            `in the EU the labelling of a supplement must not say that it prevents, treats or cures a disease${doubt(eu.passage)}`,
            eu.passage,
          ),
        ]
      : []),
  ];
  const [first, ...others] = sentences;
  if (!first) return [];
  return [paragraph(opened('No: ', first), ...others.map((sentence) => opened('Likewise ', sentence)))];
}

const isCure =
  /\bcur(?:e|es|ing|ed)\b|\bheal(?:s|ing|ed)?\b|\breverses?\b|\bget rid of\b|\bremed(?:y|ies)\b/i;

/** Studies that name what was asked about: a finding on colds says nothing on another infection. */
function studiesOfIt(evidence: Evidence, inquiry: Inquiry, key: string) {
  const grades = inquiry.topics.flatMap((topic) => gradeFor(evidence, key, topic) ?? []);
  const asked = evidence.lexicon
    .read(inquiry.question)
    .mentions.filter((mention) => mention.kind === 'topic')
    .map((mention) => stems(mention.text));
  const studies = grades.flatMap((grade) => grade.studies);
  return studies.filter((study) => {
    const own = stems(`${study.outcome} ${study.population}`);
    return asked.some((words) => words.every((word) => own.some((each) => each.includes(word))));
  });
}
