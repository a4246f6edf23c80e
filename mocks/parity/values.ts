import type { OperationId } from '@seedbed/server/contract';
import type { Row } from './row.ts';

/** Operations whose answer is what the evidence base, the sources or the process make of it: only its shape is compared. */
const made = new Set<OperationId>([
  'sessions.list',
  'exports.create',
  'exports.get',
  'articles.fetch',
  'products.estimate',
  'products.studiedDoses',
  'products.readKind',
  'formulas.suggest',
  'openapi.get',
  'documents.list',
  'documents.create',
  'documents.get',
  'documents.update',
  'documents.delete',
  'documents.content',
  'documents.file',
  'documents.pack',
  'documents.submit',
  'documents.approve',
  'documents.reject',
  'documents.recheck',
  'rfqs.comparison',
  'rfqs.pack',
  'quoteRequest.file',
  'rfqRecipients.link',
  'system.metrics',
]);

/** Values that each side numbers or dates by itself. */
const isNumber = (name: string) => /^(id|\w+Id)$/.test(name);
const isNumbers = (name: string) => name === 'duplicates' || /^\w+Ids$/.test(name);
const isTime = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

/** What the server works out of the concept, where nobody sent it. */
const workedOut = new Set([
  'insights',
  'estimatedCost',
  'estimatedRevenue',
  'serving',
  'count',
  'quantities',
  'total',
  'landedUnit',
]);

/** A record without what the two sides rightly differ in; `sent` is the body of its request. */
function alike(value: unknown, sent: string): unknown {
  if (Array.isArray(value)) return value.map((item) => alike(item, sent));
  if (typeof value !== 'object' || value === null) return value;
  const isAnswer = 'role' in value && value.role === 'assistant';
  const fields = Object.entries(value).map(([name, field]) => {
    if (isNumber(name) && typeof field === 'number') return [name, 'a number'];
    if (isNumbers(name) && Array.isArray(field)) return [name, `${field.length} numbers`];
    if (isTime(field)) return [name, 'a time'];
    if (isAnswer && (name === 'content' || name === 'citations')) return [name, 'an answer'];
    if (workedOut.has(name) && field !== null && !sent.includes(`"${name}":"`)) return [name, 'worked out'];
    return [name, alike(field, sent)];
  });
  return Object.fromEntries(fields);
}

/** The values of an answer that have to be the same on both sides; null where only its shape can be. */
export async function comparable({ id, init }: Row, response: Response): Promise<unknown> {
  const isJson = response.headers.get('Content-Type')?.includes('json');
  if (!isJson || made.has(id)) return null;
  return alike(await response.clone().json(), String(init?.body));
}
