import type { Knex } from 'knex';
import { admit, type Actor } from '../../access/index.ts';
import type { Citation } from '../../contract/index.ts';
import { Invalid, NotFound } from '../../errors.ts';
import { ConversationModel } from './conversations.model.ts';
import { conversationSubject } from './conversations.service.ts';
import { MessageModel } from './messages.model.ts';
import { presentMessage } from './conversations.present.ts';

/** A marker of an answer, and who asks for what it stands for. */
export interface CitationRef {
  actor: Actor;
  messageId: number;
  n: number;
}

const missing = 'There is no such message among yours.';

/**
 * What a marker of one of a person's answers stands for.
 * @throws NotFound without the message; Invalid without the marker in it
 */
export async function findCitation(db: Knex, { actor, messageId, n }: CitationRef): Promise<Citation> {
  const message = await MessageModel.query(db).findById(messageId);
  if (!message) throw new NotFound(missing);
  const conversation = await ConversationModel.query(db).findById(message.conversation_id);
  admit(conversation, { ...conversationSubject, missing }, { actor, action: 'read' });
  const citation = presentMessage(message).citations.find((each) => each.n === n);
  if (citation) return citation;
  throw new Invalid('The message has no such citation.', [
    { path: 'cite.n', message: 'Take the number of a marker in the message' },
  ]);
}
