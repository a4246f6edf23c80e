import type { Actor } from '../../access/index.ts';
import {
  records,
  routes,
  type Conversation,
  type FileMeta,
  type Message,
  type RecordName,
} from '../../contract/index.ts';
import { jsonLines, type FileStore, type ZipEntry } from '../../files/index.ts';
import { readFileOf } from '../files/files.service.ts';
import { listSessions } from '../session/ownSessions.service.ts';
import { presentSession } from '../session/session.present.ts';
import { presentUser } from '../users/users.present.ts';
import { getUser } from '../users/users.service.ts';
import { conversationText } from './conversationText.ts';
import { rooms, type RoomParts } from './rooms.service.ts';

/** What an export is made of. */
export type ExportParts = RoomParts & { store: FileStore };

const readme = `What this Seedbed holds of you, as it was when you downloaded this file.

account.json            Your record, and where you are signed in.
<room>.json             Everything of yours in a room, as the API words it, oldest first.
conversations/*.md      The same conversations to read, with the passages that answers cite.
files/*                 The files you uploaded, as you uploaded them. files.json tells of each.

Articles, evidence and food data are not in it: they are the same for everybody.
Links that were sent to makers are not in it either: only their fingerprints are kept.
`;

/** Rooms whose file has another name than the path that makes their records. */
const names: Partial<Record<RecordName, string>> = {
  coa: 'certificates',
  gardenItem: 'garden',
  gardenCollection: 'garden-collections',
  rfq: 'requests-for-quotation',
};

/** Where a room's records are in the zip. */
const pathOf = (name: RecordName): string =>
  `${names[name] ?? routes[records[name].create].path.split('/').at(-1)}.json`;

/** The files of an export, in their order. Each is read when it comes to it. */
export async function* entriesOf(parts: ExportParts, actor: ExportActor): AsyncGenerator<ZipEntry> {
  yield { path: 'README.txt', content: once(readme) };
  yield { path: 'account.json', content: once(await accountText(parts, actor)) };
  for (const name of Object.keys(rooms) as RecordName[]) {
    yield { path: pathOf(name), content: jsonLines(rooms[name](parts, actor)) };
  }
  yield* conversationEntries(parts, actor);
  yield* fileEntries(parts, actor);
}

/** Who takes something out: a session is one. */
export interface ExportActor extends Actor {
  uid: string;
  sessionId: string | null;
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function accountText(parts: ExportParts, actor: ExportActor): Promise<string> {
  const user = presentUser(await getUser(parts.db, actor));
  const sessions = (await listSessions(parts, actor)).map(presentSession);
  return `${JSON.stringify({ takenOutAt: new Date(parts.now()).toISOString(), user, sessions }, null, 2)}\n`;
}

async function* conversationEntries(parts: ExportParts, actor: Actor): AsyncGenerator<ZipEntry> {
  for await (const row of rooms.conversation(parts, actor)) {
    const { messages, ...conversation } = row as Conversation & { messages: Message[] };
    const path = `conversations/${conversation.id}${slugOf(conversation.title)}.md`;
    yield { path, content: once(conversationText(conversation, messages)) };
  }
}

/** Letters and digits of a title, for a name that every system takes. */
function slugOf(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words
    .slice(0, 8)
    .map((word) => `-${word.slice(0, 24)}`)
    .join('');
}

const unpacked = /^(?:text\/|message\/)/;

async function* fileEntries(parts: ExportParts, actor: Actor): AsyncGenerator<ZipEntry> {
  for await (const row of rooms.file(parts, actor)) {
    const { id, name, mime } = row as FileMeta;
    yield {
      path: `files/${id}-${name}`,
      content: bytesOf(parts, { id, actor }),
      isPacked: !unpacked.test(mime),
    };
  }
}

async function* bytesOf(parts: ExportParts, ref: { id: number; actor: Actor }): AsyncGenerator<Uint8Array> {
  yield (await readFileOf(parts, ref)).bytes;
}
