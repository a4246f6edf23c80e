import { makeExample, urlOf, type RecordName, type SendExample } from '@seedbed/server/contract';
import { getResponse } from 'msw';
import { ada, users } from '../data/index.ts';
import { db } from '../db.ts';
import { handlers } from '../handlers/index.ts';

/** Who sends a request; null is nobody. */
export type Person = { sub: string; email: string } | null;

const ben = users.find((user) => user.role === 'executive') ?? ada;
const lawyer = users.find((user) => user.role === 'legal') ?? ada;

/** Ada, Ben and the lawyer have records, the newcomer has none yet. */
export const people = {
  ada: { sub: ada.firebaseUid, email: ada.email },
  ben: { sub: ben.firebaseUid, email: ben.email },
  lawyer: { sub: lawyer.firebaseUid, email: lawyer.email },
  newcomer: { sub: 'newcomer', email: 'newcomer@seedbed.test' },
  nobody: null,
} satisfies Record<string, Person>;

/** An unsigned token with a person's claims, as the Auth emulator makes them. */
export const tokenOf = (person: Person) => `e30.${btoa(JSON.stringify(person))}.`;

/** One of the two that are compared: something that answers requests. */
export interface Side {
  send(person: Person, path: string, init?: RequestInit): Promise<Response>;
}

/** The mocks. */
export const mockSide: Side = {
  async send(person, path, init) {
    db.session = person && { uid: person.sub, email: person.email };
    const baseUrl = 'http://localhost:3000';
    const response = await getResponse(handlers, new Request(new URL(path, baseUrl), init), { baseUrl });
    if (!response) throw new Error(`No handler answers ${path}.`);
    return response;
  },
};

/** A request with a JSON body. */
export function json(method: string, body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } };
}

/** Sends the contract's examples as somebody. */
export const sendAs =
  (side: Side, person: Person): SendExample =>
  async (method, path, { body, headers }) => {
    const init = body instanceof FormData ? { method, body, headers } : json(method, body, headers);
    const response = await side.send(person, path, body === undefined ? { method, headers } : init);
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  };

/** Whose record is to be made, and within which parent. */
interface RecordChoice {
  person?: Person;
  within?: number;
}

/** Makes what a row needs, through the side's own API. */
export const given = {
  /** Somebody's record of themselves. */
  async person(side: Side, person: NonNullable<Person>, role = 'research'): Promise<void> {
    const draft = { firebaseUid: person.sub, email: person.email, fullName: 'A Person', role };
    await side.send(person, urlOf('users.create'), json('POST', draft));
  },
  /** The number of a record that is made by the contract's example, within the parent or one made the same way. */
  async recordOf(
    side: Side,
    name: RecordName,
    { person = people.ada, within }: RecordChoice = {},
  ): Promise<number> {
    return makeExample(sendAs(side, person), name, { within });
  },
  /** A conversation whose answer does not end by itself; its first reader has left. */
  async answering(side: Side): Promise<number> {
    const init = json('POST', { content: slowQuestion }, { Accept: 'text/event-stream' });
    const reader = (await side.send(people.ada, urlOf('conversations.create'), init)).body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
    return Number(/"conversationId":(\d+)/.exec(first)?.[1]);
  },
};

/** The question that the tests' answerer takes for ever to answer. */
export const slowQuestion = 'Take your time: what is the upper limit for vitamin D?';
