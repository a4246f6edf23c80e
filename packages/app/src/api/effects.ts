import { routes, type Claim, type PathParams, type StoredDocument } from '@seedbed/server/contract';
import type { AnswerOf, CallInput, ChangeId, ReadId } from './client';
import { keyOf, read, readPages } from './read';

/** What a change does to an answer that was read before. */
export type Effect =
  /** The change brought the new one along. */
  | { key: string; answer: unknown }
  /** It is old and must be read again; `isOwed` where the change is not done before that. */
  | { key: string; read: () => Promise<unknown>; isOwed: boolean };

const kept = <Id extends ReadId>(
  id: Id,
  params: NoInfer<PathParams<Id>>,
  answer: NoInfer<AnswerOf<Id>>,
): Effect => ({
  key: keyOf(id, params),
  answer,
});

/** Belongs to what was changed, and is read before the change counts as done. */
export const owed = <Id extends ReadId>(id: Id, params: NoInfer<PathParams<Id>>): Effect => ({
  key: keyOf(id, params),
  read: () => read(id, params),
  isOwed: true,
});

/** Follows on its own. */
const later = <Id extends ReadId>(id: Id, params?: NoInfer<PathParams<Id>>): Effect => ({
  key: keyOf(id, params),
  read: () => read(id, params),
  isOwed: false,
});

const ofProduct = <Row>(id: 'claims.list' | 'documents.list', productId: number | string) => {
  const key = `${keyOf(id)}?productId=${productId}`;
  return { key, read: () => readPages<Row>(id, { first: key }) };
};

/** What is derived from a product's formulas, and the formulas as far as it rests on them. */
export const derivedReads = {
  claims: (productId: number | string) => ofProduct<Claim>('claims.list', productId),
  documents: (productId: number | string) => ofProduct<StoredDocument>('documents.list', productId),
  formulas: (productId: number | string) => ({
    // Of its own beside the list that the formula's screen keeps.
    key: `${keyOf('formulas.list', { id: productId })}#derived`,
    read: () => read('formulas.list', { id: productId }),
  }),
};

/** What a change of one of its formulas makes old of a product: figures, claims and documents follow the formula. */
export const figuresOf = (id: number | string): Effect[] => [
  ...Object.values(derivedReads).map((readOf) => Object.assign(readOf(id), { isOwed: false })),
  later('products.get', { id }),
  later('products.estimate', { id }),
  later('products.list'),
];

type Effects<Id extends ChangeId> = (input: CallInput<Id>, answer: AnswerOf<Id>) => Effect[];

/** What each operation changes beyond the list of its resource, which every change makes old. */
const effects: { [Id in ChangeId]?: Effects<Id> } = {
  'products.create': (_, product) => [kept('products.get', { id: product.id }, product)],
  'products.update': ({ params }, product) => [
    kept('products.get', params, product),
    owed('products.estimate', params),
  ],
  'products.togglePin': ({ params }, product) => [kept('products.get', params, product)],
  'formulas.create': ({ params }) => figuresOf(params.id),
  'users.updateProfile': (_, user) => [kept('users.current', {}, user)],
};

/** What an operation changed of what was read before. */
export function effectsOf<Id extends ChangeId>(id: Id, input: CallInput<Id>, answer: AnswerOf<Id>): Effect[] {
  const list = `${id.slice(0, id.indexOf('.'))}.list`;
  return [...(effects[id]?.(input, answer) ?? []), ...(isReadOfAll(list) ? [later(list)] : [])];
}

/** Whether this is a read without parameters: the list of a resource that stands on its own. */
const isReadOfAll = (id: string): id is ReadId => id in routes && !routes[id as ReadId].path.includes('{');
