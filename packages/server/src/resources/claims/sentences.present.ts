import type { CheckedSentence as Judged, Standing } from '../../claims/index.ts';
import type { CheckedSentence } from '../../contract/index.ts';

/** A sentence as the contract words it. */
export const presentSentence = ({ evidence, ...sentence }: Judged): CheckedSentence => ({
  ...sentence,
  ...(evidence && { evidence: presentStanding(evidence) }),
});

const presentStanding = ({ asked: _of, direction: _what, studies, ...standing }: Standing) => ({
  ...standing,
  studies: studies.map(({ key, title, source, url, text }) => ({
    key: key.replace(/^study:/, ''),
    title,
    source,
    url,
    text,
  })),
});
