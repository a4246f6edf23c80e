import { routes, urlOf, type OperationId } from '@seedbed/server/contract';
import { given, json, people, tokenOf, type Person, type Side } from './side.ts';

/** A request, and the status that both sides have to answer it with. */
export interface Row {
  id: OperationId;
  title: string;
  status: number;
  /** @default Ada */
  as?: Person;
  /** Makes what the path's `{id}` names. @default a number nobody has */
  target?: (side: Side) => Promise<number | string>;
  query?: string;
  init?: RequestInit;
  /** A request that goes before, to the same address by the same person. */
  before?: RequestInit;
}

/** A body that each operation accepts. */
export const bodies: Partial<Record<OperationId, object>> = {
  'session.create': { idToken: tokenOf(people.ada) },
  'users.create': { firebaseUid: people.ada.sub, email: people.ada.email, fullName: 'Ada Okafor' },
  'users.updateProfile': { role: 'legal', phoneNumber: '' },
  'conversations.create': { content: 'How much vitamin D?' },
  'messages.create': { content: 'And how much magnesium?' },
  'formulas.compute': { draft: { lines: [{ id: 1, nutrient: 'zinc', amount: { value: 11, unit: 'mg' } }] } },
  'products.create': { concept: 'Sleep aid', description: 'With magnesium' },
  'products.update': { concept: 'Sleep drink', formFactor: 'liquid', estimatedCost: '12.5' },
};

/** A good request to an operation. */
export function goodInit(id: OperationId, headers: Record<string, string> = {}): RequestInit {
  const { method } = routes[id];
  return bodies[id] ? json(method, bodies[id], headers) : { method, headers };
}

/** A record of the operation's kind, made for one's own or for somebody else. */
export const target = (id: OperationId, person?: Person) => (side: Side) =>
  id.startsWith('products.') ? given.product(side, person) : given.conversation(side, person);

/** The address of a row, with what it needs made first. */
export async function addressOf({ id, target: make, query = '' }: Row, side: Side): Promise<string> {
  const value = make ? await make(side) : 2_000_000_000;
  return urlOf(id as 'products.get', { id: value }) + query;
}
