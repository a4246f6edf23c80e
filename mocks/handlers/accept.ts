import { maxBodyBytes, type Operation } from '@seedbed/server/contract';
import { Refusal } from './refusal.ts';

/** What the schema makes of the value; undefined without a schema. Throws a 400 that names the fields. */
export function parsed(schema: Operation['body'], value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Refusal(400, 'The request has a field that is not valid. Change it and try again.', errors);
}

/** The query against its schema; calls of signed-in people without one take no query at all. */
export function acceptQuery({ query, access }: Operation, request: Request): unknown {
  const sent = readQuery(request);
  if (query) return parsed(query, sent);
  const errors = Object.keys(sent).map((path) => ({ path, message: 'Unknown parameter' }));
  if (access === 'session' && errors.length > 0)
    throw new Refusal(400, 'The query of the request has fields that are not valid.', errors);
  return undefined;
}

/** The query as fields; a field sent twice is an array. */
function readQuery(request: Request): Record<string, string | string[]> {
  const { searchParams } = new URL(request.url);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const [first = '', ...others] = searchParams.getAll(name);
      return [name, others.length > 0 ? [first, ...others] : first];
    }),
  );
}

/** The body as JSON. Throws 415, 413 or 400 when it is something else, too large, or missing or malformed. */
export async function readBody(request: Request): Promise<unknown> {
  if (!request.body) throw new Refusal(400, 'The request has no body. Send JSON.');
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim();
  if (type !== 'application/json') throw new Refusal(415, 'Send the body as application/json.');
  const text = await request.clone().text();
  if (new Blob([text]).size > maxBodyBytes)
    throw new Refusal(413, 'The body is over 1 MB. Send a shorter one.');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.');
  }
}
