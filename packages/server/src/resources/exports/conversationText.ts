import type { Conversation, Message } from '../../contract/index.ts';

const sourceLine = ({ n, title, source, url, passage }: Message['citations'][number]) =>
  `${n}. ${title}. ${source}${url ? ` <${url}>` : ''}\n   > ${passage.replaceAll('\n', '\n   > ')}`;

function messageText({ role, content, citations, createdAt }: Message): string {
  const who = role === 'user' ? 'Question' : 'Answer';
  const sources = citations.length > 0 ? ['', 'Sources', '', ...citations.map(sourceLine)] : [];
  return [`## ${who}, ${createdAt}`, '', content, ...sources, ''].join('\n');
}

/** A conversation as Markdown: questions, answers, and the passages that the markers of an answer stand for. */
export const conversationText = ({ title }: Conversation, messages: readonly Message[]): string =>
  [`# ${title}`, '', ...messages.map(messageText)].join('\n');
