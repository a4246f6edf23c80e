import type { Evidence } from '../../evidence/index.ts';
import { nameInSentence } from '../../evidence/index.ts';
import type { Inquiry } from '../inquiry.ts';
import type { Draft } from '../prose.ts';
import { fact, note, paragraph, section } from '../prose.ts';
import { studyTable } from './evidenceTable.ts';
import { gradeFor } from './grades.ts';
import { usRuleSentences } from './regulation.ts';

/** A question whether something cures, treats or prevents: no disease claim, only what studies measured. */
export function diseaseDraft(evidence: Evidence, inquiry: Inquiry): Draft {
  const [key] = inquiry.ingredients;
  const name = key ? nameInSentence(evidence, key) : (inquiry.unknownNames[0] ?? 'any ingredient');
  const grades = key ? inquiry.topics.flatMap((topic) => gradeFor(evidence, key, topic) ?? []) : [];
  const studies = grades.flatMap((grade) => grade.studies);
  const disclaimer = evidence.rules.find((rule) => rule.key === 'us-sf-001');
  return {
    blocks: [
      paragraph(
        note(
          `No: I cannot say that ${name} cures, treats or prevents a disease, and a food or supplement may not be sold with such a claim`,
        ),
        ...(disclaimer
          ? [
              fact(
                'In the US, a supplement with a structure/function claim must even state that it is not intended to diagnose, treat, cure, or prevent any disease',
                disclaimer.passage,
              ),
            ]
          : []),
      ),
      ...(studies.length > 0
        ? section('What studies measured', [
            studyTable(studies),
            paragraph(note('These are findings of studies, not a use the product may be offered for')),
          ])
        : [paragraph(note(`I hold no study on this that I could report${key ? ` for ${name}` : ''}`))]),
      ...section('Wording', [paragraph(...usRuleSentences(evidence, [], inquiry.topics))]),
    ],
    isAbstention: studies.length === 0,
  };
}
