import { usualScope } from '../../contract/index.ts';
import type {
  AnswerEvent,
  Citation,
  Conversation,
  LiteratureSearch,
  Interpretation,
  Message,
  Problem,
  Scope,
} from '../../contract/index.ts';
import type { ConversationModel } from './conversations.model.ts';
import type { Piece } from './generation.ts';
import type { MessageModel } from './messages.model.ts';

/** A conversation as the contract words it. */
export function presentConversation(row: ConversationModel): Conversation {
  return {
    id: row.id,
    title: row.title,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...(row.literature ? { literature: true } : {}),
    scope: row.scope ? (JSON.parse(row.scope) as Scope) : usualScope,
  };
}

/** A message as the contract words it. */
export function presentMessage(row: MessageModel): Message {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    role: row.role,
    content: row.content,
    status: row.status,
    citations: JSON.parse(row.citations) as Citation[],
    ...(row.literature ? { literature: JSON.parse(row.literature) as LiteratureSearch } : {}),
    ...(row.interpretations !== null && {
      interpretations: JSON.parse(row.interpretations) as Interpretation[],
    }),
    createdAt: row.created_at,
  };
}

/** What a stream tells: the conversation, what public services are asked, the pieces, and how it ended. */
export async function* presentAnswer(
  { conversationId, title }: { conversationId: number; title: string },
  pieces: AsyncGenerator<Piece, MessageModel | null>,
): AsyncGenerator<AnswerEvent> {
  yield { event: 'conversation', data: { conversationId, title } };
  try {
    let piece = await pieces.next();
    while (!piece.done) {
      yield presentPiece(piece.value);
      piece = await pieces.next();
    }
    yield presentEnding(piece.value);
  } finally {
    await pieces.return(null);
  }
}

const presentPiece = (piece: Piece): AnswerEvent =>
  'text' in piece
    ? { event: 'delta', data: { text: piece.text } }
    : { event: 'literature', data: piece.literature };

function presentEnding(row: MessageModel | null): AnswerEvent {
  if (!row) return broken(404, 'Not Found', 'The conversation was deleted.');
  if (row.status === 'complete' || row.status === 'stopped') {
    return { event: 'done', data: { message: presentMessage(row) } };
  }
  const detail =
    row.status === 'error'
      ? 'The answer broke off. The text so far is kept; ask again.'
      : 'The server is restarting. The answer goes on; open the conversation again.';
  return broken(503, 'Service Unavailable', detail);
}

function broken(status: number, title: string, detail: string): AnswerEvent {
  const problem: Problem = { type: 'about:blank', title, status, detail };
  return { event: 'error', data: { problem } };
}
