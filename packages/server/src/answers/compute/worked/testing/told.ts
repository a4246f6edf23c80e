import { loadEvidence } from '../../../../evidence/index.ts';
import { sentencesIn } from '../../../prose.ts';
import { read } from '../../../understand/read.ts';
import { workedBlocks, workingOf } from '../index.ts';

const evidence = loadEvidence();

/** Everything that a sum over a question tells, as text; nothing where nothing is worked out. */
export function told(question: string): string {
  const working = workingOf(evidence, read(evidence, question));
  return working
    ? workedBlocks(working)
        .flatMap(sentencesIn)
        .map(({ segments }) => segments.filter((part) => typeof part === 'string').join(''))
        .join(' ')
    : '';
}
