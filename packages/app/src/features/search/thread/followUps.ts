import type { Citation } from '@seedbed/server/contract';

/** What stands over the questions that end an answer; see the server's `questionBlocks`. */
const heading = /^#{1,6} You could ask next[ \t]*$/m;
const item = /^[-*] (.+\?)\s*$/;

/** An answer, and the questions it offers to go on with. */
export interface AnswerParts {
  text: string;
  questions: string[];
}

/** Takes the questions off the end of an answer. Where anything else follows the heading, all of it is the answer. */
export function answerParts(content: string): AnswerParts {
  const found = heading.exec(content);
  if (!found) return { text: content, questions: [] };
  const lines = content
    .slice(found.index + found[0].length)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const questions = lines.flatMap((line) => item.exec(line)?.[1] ?? []);
  if (questions.length === 0 || questions.length < lines.length) return { text: content, questions: [] };
  return { text: content.slice(0, found.index).trimEnd(), questions };
}

/** An answer as it is copied: its text, and under it what its markers stand for. */
export function withSources(text: string, citations: readonly Citation[]): string {
  if (citations.length === 0) return text;
  const sources = citations.map(({ n, title, source, url }) =>
    [`[${n}] ${title}`, source, url].filter(Boolean).join(', '),
  );
  return `${text}\n\nSources\n${sources.join('\n')}\n`;
}
