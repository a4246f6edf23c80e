/**
 * Who may call an operation: anybody, a signed-in person, a maker with the secret of a link, or only this machine (or
 * the bearer of `METRICS_TOKEN`).
 */
export type Access = 'public' | 'session' | 'maker' | 'loopback';

/** HTTP methods the API uses. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One row of the route table. `path` writes parameters in braces, as OpenAPI does. */
export interface Route {
  method: Method;
  path: `/${string}`;
  access: Access;
}

/**
 * Every call the server answers, by operation id. The server mounts it, the mocks replay it, the app calls it;
 * nobody spells a path again.
 */
export const routes = {
  'session.create': { method: 'POST', path: '/api/session', access: 'public' },
  // Public: an ended session must still be able to log out. The server ends the session its cookie names.
  'session.delete': { method: 'DELETE', path: '/api/session', access: 'public' },
  'sessions.list': { method: 'GET', path: '/api/sessions', access: 'session' },
  'sessions.deleteOthers': { method: 'DELETE', path: '/api/sessions', access: 'session' },
  'sessions.delete': { method: 'DELETE', path: '/api/sessions/{id}', access: 'session' },
  'users.current': { method: 'GET', path: '/api/users/current', access: 'session' },
  'users.create': { method: 'POST', path: '/api/users', access: 'session' },
  'users.updateProfile': { method: 'PATCH', path: '/api/users/profile', access: 'session' },
  'users.delete': { method: 'DELETE', path: '/api/users/current', access: 'session' },
  'exports.create': { method: 'POST', path: '/api/exports', access: 'session' },
  'exports.get': { method: 'GET', path: '/api/exports/{id}', access: 'session' },
  'conversations.list': { method: 'GET', path: '/api/conversations', access: 'session' },
  'conversations.create': { method: 'POST', path: '/api/conversations', access: 'session' },
  'conversations.delete': { method: 'DELETE', path: '/api/conversations/{id}', access: 'session' },
  'messages.list': { method: 'GET', path: '/api/conversations/{id}/messages', access: 'session' },
  'messages.create': { method: 'POST', path: '/api/conversations/{id}/messages', access: 'session' },
  'generation.attach': { method: 'GET', path: '/api/conversations/{id}/generation', access: 'session' },
  'generation.stop': { method: 'DELETE', path: '/api/conversations/{id}/generation', access: 'session' },
  'articles.list': { method: 'GET', path: '/api/articles', access: 'session' },
  'articles.fetch': { method: 'POST', path: '/api/articles/fetch', access: 'session' },
  'products.list': { method: 'GET', path: '/api/products', access: 'session' },
  'products.create': { method: 'POST', path: '/api/products', access: 'session' },
  'products.get': { method: 'GET', path: '/api/products/{id}', access: 'session' },
  'products.update': { method: 'PATCH', path: '/api/products/{id}', access: 'session' },
  'products.delete': { method: 'DELETE', path: '/api/products/{id}', access: 'session' },
  'products.togglePin': { method: 'PATCH', path: '/api/products/{id}/pin', access: 'session' },
  'products.estimate': { method: 'GET', path: '/api/products/{id}/estimate', access: 'session' },
  'products.studiedDoses': { method: 'GET', path: '/api/products/{id}/studied-doses', access: 'session' },
  'products.readKind': { method: 'POST', path: '/api/product-kinds', access: 'session' },
  'formulas.compute': { method: 'POST', path: '/api/formulas/compute', access: 'session' },
  'materials.list': { method: 'GET', path: '/api/materials', access: 'session' },
  'materials.create': { method: 'POST', path: '/api/materials', access: 'session' },
  'materials.get': { method: 'GET', path: '/api/materials/{id}', access: 'session' },
  'materials.update': { method: 'PATCH', path: '/api/materials/{id}', access: 'session' },
  'materials.delete': { method: 'DELETE', path: '/api/materials/{id}', access: 'session' },
  'materials.uses': { method: 'GET', path: '/api/materials/{id}/uses', access: 'session' },
  'materialPrices.list': { method: 'GET', path: '/api/materials/{id}/prices', access: 'session' },
  'materialPrices.create': { method: 'POST', path: '/api/materials/{id}/prices', access: 'session' },
  'formulaData.get': { method: 'GET', path: '/api/formula-data', access: 'session' },
  'formulas.list': { method: 'GET', path: '/api/products/{id}/formulas', access: 'session' },
  'formulas.create': { method: 'POST', path: '/api/products/{id}/formulas', access: 'session' },
  'formulas.get': { method: 'GET', path: '/api/formulas/{id}', access: 'session' },
  'formulas.update': { method: 'PATCH', path: '/api/formulas/{id}', access: 'session' },
  'formulas.delete': { method: 'DELETE', path: '/api/formulas/{id}', access: 'session' },
  'formulas.undo': { method: 'POST', path: '/api/formulas/{id}/undo', access: 'session' },
  'formulas.redo': { method: 'POST', path: '/api/formulas/{id}/redo', access: 'session' },
  'formulas.export': { method: 'GET', path: '/api/formulas/{id}/export', access: 'session' },
  'formulas.import': { method: 'POST', path: '/api/formulas/{id}/import', access: 'session' },
  'formulaVersions.list': { method: 'GET', path: '/api/formulas/{id}/versions', access: 'session' },
  'formulaVersions.create': { method: 'POST', path: '/api/formulas/{id}/versions', access: 'session' },
  'formulaVersions.get': { method: 'GET', path: '/api/formulas/{id}/versions/{n}', access: 'session' },
  'formulaVersions.diff': {
    method: 'GET',
    path: '/api/formulas/{id}/versions/{a}/diff/{b}',
    access: 'session',
  },
  'formulaVersions.approve': {
    method: 'POST',
    path: '/api/formulas/{id}/versions/{n}/approval',
    access: 'session',
  },
  'formulaVersions.withdraw': {
    method: 'DELETE',
    path: '/api/formulas/{id}/versions/{n}/approval',
    access: 'session',
  },
  'formulaVersions.restore': {
    method: 'POST',
    path: '/api/formulas/{id}/versions/{n}/restore',
    access: 'session',
  },
  'claims.check': { method: 'POST', path: '/api/claims/check', access: 'session' },
  'evidence.chart': { method: 'GET', path: '/api/evidence/chart', access: 'session' },
  'evidence.ingredients': { method: 'GET', path: '/api/evidence/ingredients', access: 'session' },
  'claims.list': { method: 'GET', path: '/api/claims', access: 'session' },
  'claims.markets': { method: 'GET', path: '/api/claims/markets', access: 'session' },
  'claims.create': { method: 'POST', path: '/api/claims', access: 'session' },
  'claims.get': { method: 'GET', path: '/api/claims/{id}', access: 'session' },
  'claims.update': { method: 'PATCH', path: '/api/claims/{id}', access: 'session' },
  'claims.delete': { method: 'DELETE', path: '/api/claims/{id}', access: 'session' },
  'claims.submit': { method: 'POST', path: '/api/claims/{id}/submit', access: 'session' },
  'claims.approve': { method: 'POST', path: '/api/claims/{id}/approve', access: 'session' },
  'claims.reject': { method: 'POST', path: '/api/claims/{id}/reject', access: 'session' },
  'claims.withdraw': { method: 'POST', path: '/api/claims/{id}/withdraw', access: 'session' },
  'claims.recheck': { method: 'POST', path: '/api/claims/{id}/recheck', access: 'session' },
  'gardenCollections.list': { method: 'GET', path: '/api/garden/collections', access: 'session' },
  'gardenCollections.create': { method: 'POST', path: '/api/garden/collections', access: 'session' },
  'gardenCollections.get': { method: 'GET', path: '/api/garden/collections/{id}', access: 'session' },
  'gardenCollections.update': { method: 'PATCH', path: '/api/garden/collections/{id}', access: 'session' },
  'gardenCollections.delete': { method: 'DELETE', path: '/api/garden/collections/{id}', access: 'session' },
  'gardenTags.list': { method: 'GET', path: '/api/garden/tags', access: 'session' },
  'garden.export': { method: 'GET', path: '/api/garden/export', access: 'session' },
  'garden.import': { method: 'POST', path: '/api/garden/import', access: 'session' },
  'garden.merge': { method: 'POST', path: '/api/garden/merge', access: 'session' },
  'garden.list': { method: 'GET', path: '/api/garden', access: 'session' },
  'garden.create': { method: 'POST', path: '/api/garden', access: 'session' },
  'garden.get': { method: 'GET', path: '/api/garden/{id}', access: 'session' },
  'garden.update': { method: 'PATCH', path: '/api/garden/{id}', access: 'session' },
  'garden.delete': { method: 'DELETE', path: '/api/garden/{id}', access: 'session' },
  'garden.restore': { method: 'POST', path: '/api/garden/{id}/restore', access: 'session' },
  'garden.checkSource': { method: 'POST', path: '/api/garden/{id}/check-source', access: 'session' },
  'garden.notDuplicate': { method: 'POST', path: '/api/garden/{id}/not-duplicate', access: 'session' },
  'foods.list': { method: 'GET', path: '/api/foods', access: 'session' },
  'files.list': { method: 'GET', path: '/api/files', access: 'session' },
  'files.create': { method: 'POST', path: '/api/files', access: 'session' },
  'files.get': { method: 'GET', path: '/api/files/{id}', access: 'session' },
  'files.meta': { method: 'GET', path: '/api/files/{id}/meta', access: 'session' },
  'files.delete': { method: 'DELETE', path: '/api/files/{id}', access: 'session' },
  'suppliers.list': { method: 'GET', path: '/api/suppliers', access: 'session' },
  'suppliers.create': { method: 'POST', path: '/api/suppliers', access: 'session' },
  'suppliers.get': { method: 'GET', path: '/api/suppliers/{id}', access: 'session' },
  'suppliers.update': { method: 'PATCH', path: '/api/suppliers/{id}', access: 'session' },
  'suppliers.delete': { method: 'DELETE', path: '/api/suppliers/{id}', access: 'session' },
  'prices.list': { method: 'GET', path: '/api/prices', access: 'session' },
  'prices.create': { method: 'POST', path: '/api/prices', access: 'session' },
  'prices.get': { method: 'GET', path: '/api/prices/{id}', access: 'session' },
  'prices.update': { method: 'PATCH', path: '/api/prices/{id}', access: 'session' },
  'prices.delete': { method: 'DELETE', path: '/api/prices/{id}', access: 'session' },
  'rfqs.list': { method: 'GET', path: '/api/rfqs', access: 'session' },
  'rfqs.create': { method: 'POST', path: '/api/rfqs', access: 'session' },
  'rfqs.get': { method: 'GET', path: '/api/rfqs/{id}', access: 'session' },
  'rfqs.update': { method: 'PATCH', path: '/api/rfqs/{id}', access: 'session' },
  'rfqs.delete': { method: 'DELETE', path: '/api/rfqs/{id}', access: 'session' },
  'rfqs.send': { method: 'POST', path: '/api/rfqs/{id}/send', access: 'session' },
  'rfqs.amend': { method: 'POST', path: '/api/rfqs/{id}/amend', access: 'session' },
  'rfqs.close': { method: 'POST', path: '/api/rfqs/{id}/close', access: 'session' },
  'rfqs.reopen': { method: 'POST', path: '/api/rfqs/{id}/reopen', access: 'session' },
  'rfqs.award': { method: 'POST', path: '/api/rfqs/{id}/award', access: 'session' },
  'rfqs.revoke': { method: 'POST', path: '/api/rfqs/{id}/revoke', access: 'session' },
  'rfqs.cancel': { method: 'POST', path: '/api/rfqs/{id}/cancel', access: 'session' },
  'rfqs.comparison': { method: 'GET', path: '/api/rfqs/{id}/comparison', access: 'session' },
  'rfqs.pack': { method: 'GET', path: '/api/rfqs/{id}/pack', access: 'session' },
  'rfqRecipients.create': { method: 'POST', path: '/api/rfqs/{id}/recipients', access: 'session' },
  'rfqRecipients.link': { method: 'POST', path: '/api/rfqs/{id}/recipients/{rid}/link', access: 'session' },
  'rfqRecipients.mail': { method: 'POST', path: '/api/rfqs/{id}/recipients/{rid}/mail', access: 'session' },
  'rfqRecipients.invite': {
    method: 'POST',
    path: '/api/rfqs/{id}/recipients/{rid}/invite',
    access: 'session',
  },
  'rfqRecipients.revoke': {
    method: 'POST',
    path: '/api/rfqs/{id}/recipients/{rid}/revoke',
    access: 'session',
  },
  'rfqRecipients.answer': {
    method: 'POST',
    path: '/api/rfqs/{id}/recipients/{rid}/answer',
    access: 'session',
  },
  'rfqRecipients.shortlist': {
    method: 'POST',
    path: '/api/rfqs/{id}/recipients/{rid}/shortlist',
    access: 'session',
  },
  'rfqRecipients.unshortlist': {
    method: 'POST',
    path: '/api/rfqs/{id}/recipients/{rid}/unshortlist',
    access: 'session',
  },
  'quotes.list': { method: 'GET', path: '/api/quotes', access: 'session' },
  'quotes.create': { method: 'POST', path: '/api/quotes', access: 'session' },
  'quotes.get': { method: 'GET', path: '/api/quotes/{id}', access: 'session' },
  'quotes.update': { method: 'PATCH', path: '/api/quotes/{id}', access: 'session' },
  'quotes.delete': { method: 'DELETE', path: '/api/quotes/{id}', access: 'session' },
  'quoteRequest.get': { method: 'GET', path: '/api/quote-request', access: 'maker' },
  'quoteRequest.file': { method: 'GET', path: '/api/quote-request/file', access: 'maker' },
  'quoteRequest.open': { method: 'POST', path: '/api/quote-request/open', access: 'maker' },
  'quoteRequest.question': { method: 'POST', path: '/api/quote-request/question', access: 'maker' },
  'quoteRequest.quote': { method: 'POST', path: '/api/quote-request/quote', access: 'maker' },
  'quoteRequest.decline': { method: 'POST', path: '/api/quote-request/decline', access: 'maker' },
  'quoteRequest.withdraw': { method: 'POST', path: '/api/quote-request/withdraw', access: 'maker' },
  'quoteRequest.files': { method: 'POST', path: '/api/quote-request/files', access: 'maker' },
  'documents.list': { method: 'GET', path: '/api/documents', access: 'session' },
  'documents.create': { method: 'POST', path: '/api/documents', access: 'session' },
  'documents.pack': { method: 'GET', path: '/api/products/{id}/pack', access: 'session' },
  'documents.get': { method: 'GET', path: '/api/documents/{id}', access: 'session' },
  'documents.update': { method: 'PATCH', path: '/api/documents/{id}', access: 'session' },
  'documents.delete': { method: 'DELETE', path: '/api/documents/{id}', access: 'session' },
  'documents.content': { method: 'GET', path: '/api/documents/{id}/content', access: 'session' },
  'documents.file': { method: 'GET', path: '/api/documents/{id}/file', access: 'session' },
  'documents.difference': { method: 'GET', path: '/api/documents/{id}/difference', access: 'session' },
  'documents.submit': { method: 'POST', path: '/api/documents/{id}/submit', access: 'session' },
  'documents.approve': { method: 'POST', path: '/api/documents/{id}/approve', access: 'session' },
  'documents.reject': { method: 'POST', path: '/api/documents/{id}/reject', access: 'session' },
  'documents.recheck': { method: 'POST', path: '/api/documents/{id}/recheck', access: 'session' },
  'coas.list': { method: 'GET', path: '/api/coas', access: 'session' },
  'coas.create': { method: 'POST', path: '/api/coas', access: 'session' },
  'coas.get': { method: 'GET', path: '/api/coas/{id}', access: 'session' },
  'coas.update': { method: 'PATCH', path: '/api/coas/{id}', access: 'session' },
  'coas.delete': { method: 'DELETE', path: '/api/coas/{id}', access: 'session' },
  'coas.check': { method: 'POST', path: '/api/coas/{id}/check', access: 'session' },
  'openapi.get': { method: 'GET', path: '/api/openapi.json', access: 'public' },
  'config.get': { method: 'GET', path: '/config.json', access: 'public' },
  'system.health': { method: 'GET', path: '/healthz', access: 'public' },
  'system.ready': { method: 'GET', path: '/readyz', access: 'public' },
  'system.metrics': { method: 'GET', path: '/metrics', access: 'loopback' },
} as const satisfies Record<string, Route>;

/** The name of an operation, e.g. `products.list`. */
export type OperationId = keyof typeof routes;

/** A kind of record that the `{id}` of a path may name. */
export interface NumberedRecord {
  /** The operation that makes one. Its answer holds the number, as `id` says; its path may name a parent. */
  create: OperationId;
  /** The field of that answer with the new record's number, dotted where it stands in another. */
  id: string;
  /** What a 404 says: there is none, or it is somebody else's. */
  missing: string;
}

/** Every kind of record that a path may name, by its name in the singular. */
export const records = {
  product: { create: 'products.create', id: 'id', missing: 'There is no such product among yours.' },
  material: { create: 'materials.create', id: 'id', missing: 'There is no such material among yours.' },
  conversation: {
    create: 'conversations.create',
    id: 'conversationId',
    missing: 'There is no such conversation among yours.',
  },
  formula: { create: 'formulas.create', id: 'formula.id', missing: 'There is no such formula among yours.' },
  file: { create: 'files.create', id: 'id', missing: 'There is no such file among yours.' },
  claim: { create: 'claims.create', id: 'id', missing: 'There is no such claim among yours.' },
  document: { create: 'documents.create', id: 'id', missing: 'There is no such document among yours.' },
  coa: { create: 'coas.create', id: 'id', missing: 'There is no such certificate of analysis among yours.' },
  gardenItem: { create: 'garden.create', id: 'id', missing: 'There is no such item in your garden.' },
  gardenCollection: {
    create: 'gardenCollections.create',
    id: 'id',
    missing: 'There is no such collection in your garden.',
  },
  supplier: { create: 'suppliers.create', id: 'id', missing: 'There is no such supplier among yours.' },
  price: { create: 'prices.create', id: 'id', missing: 'There is no such price among yours.' },
  rfq: { create: 'rfqs.create', id: 'id', missing: 'There is no such request for quotation among yours.' },
  quote: { create: 'quotes.create', id: 'id', missing: 'There is no such quote among yours.' },
  export: { create: 'exports.create', id: 'id', missing: 'There is no such export among yours.' },
} as const satisfies Record<string, NumberedRecord>;

/** The name of a kind of record, e.g. `product`. */
export type RecordName = keyof typeof records;
