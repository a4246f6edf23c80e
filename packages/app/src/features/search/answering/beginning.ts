import type { Turn } from '../thread/thread';

type Answer = NonNullable<Turn['answer']>;

/** The first paragraph of an answer, as it stands while the others are on their way. */
export function beginningOf({ content }: Answer): Answer {
  const [first = ''] = content.split(/\r?\n\s*\n/, 1);
  return { content: first, status: 'streaming', citations: [] };
}
