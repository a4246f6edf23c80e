import { baseVersion, type ClaimKnowledge } from '../../claims/index.ts';
import type { SourceDifference } from '../../contract/index.ts';
import { differenceOf, movedSources } from '../../provenance/index.ts';
import { derivedNow, provenanceOf } from '../provenance/columns.ts';
import type { Judged } from './check.service.ts';
import type { ClaimModel } from './claims.model.ts';
import { presentSentence } from './sentences.present.ts';

/** The columns of a claim that follow from its judgement. */
export function judgedColumns(
  { checked, refs, formulaVersion }: Judged,
  knowledge: ClaimKnowledge,
  at: string,
) {
  return {
    class: checked.class,
    verdict: checked.verdict,
    sentences: JSON.stringify(checked.sentences.map(presentSentence)),
    formula_version: formulaVersion,
    rules_version: knowledge.version,
    base_version: baseVersion(knowledge),
    checked_at: at,
    ...derivedNow(refs),
  };
}

type Columns = ReturnType<typeof judgedColumns>;

const shownOf = ({
  class: kind,
  verdict,
  sentences,
  formula_version,
  rules_version,
}: Columns | ClaimModel) => ({
  class: kind,
  verdict,
  sentences: JSON.parse(sentences) as unknown,
  formulaVersion: formula_version,
  rulesVersion: rules_version,
});

/** What would be otherwise in a claim by a new judgement; null where none of its sources has moved. */
export function differenceFrom(row: ClaimModel, columns: Columns, judged: Judged): SourceDifference | null {
  const because = movedSources(provenanceOf(row).refs, judged.refs);
  return because.length === 0 ? null : differenceOf(because, shownOf(row), shownOf(columns));
}
