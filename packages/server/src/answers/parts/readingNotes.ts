import type { Evidence } from '../../evidence/index.ts';
import { nameInSentence } from '../../registry/index.ts';
import { joinWords, note, type Sentence } from '../prose.ts';
import { absence, says } from './absence.ts';
import type { Inquiry } from '../understand/inquiry.ts';

/** Tells how a misspelt name was read, and which name is left out, so that a wrong guess is seen. */
export function readingNotes(evidence: Evidence, inquiry: Inquiry): Sentence[] {
  const readings = inquiry.corrections.map(({ written: whole, key }) => {
    // a figure of a name is none of the answer
    const written = whole.replace(/[\s-]*\d+$/, '');
    const name = evidence.topics.get(key)?.name ?? nameInSentence(evidence, key);
    return `“${written}” as ${name}`;
  });
  const unknown = inquiry.unknownNames.map((name) => `“${name}”`);
  return [
    ...(readings.length > 0 ? [note(`I read ${joinWords([...new Set(readings)])}`)] : []),
    ...(unknown.length > 0
      ? [
          absence(
            `I hold nothing on ${joinWords(unknown, 'or')}, so I leave that out`,
            says(inquiry.unknownNames),
          ),
        ]
      : []),
  ];
}
