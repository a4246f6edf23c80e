import {
  check,
  checkNoQuery,
  maxBodyBytes,
  type Checked,
  type Operation,
  type Place,
} from '@seedbed/server/contract';
import { Refusal } from './refusal.ts';

function valueOf(checked: Checked): unknown {
  if ('value' in checked) return checked.value;
  throw new Refusal(400, checked.refusal, checked.errors);
}

/** What the schema makes of the value; undefined without a schema. Throws a 400 that names the fields. */
export function parsed(schema: Operation['body'], value: unknown, place: Place): unknown {
  return schema && valueOf(check(schema, value, place));
}

/** The query against its schema; calls of signed-in people without one take no query at all. */
export function acceptQuery({ query, access }: Operation, request: Request): unknown {
  const sent = readQuery(request);
  if (query) return parsed(query, sent, 'query');
  return access === 'session' ? valueOf(checkNoQuery(Object.keys(sent))) : undefined;
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
  if (!request.body)
    throw new Refusal(400, 'The request has no body. Send JSON.', [
      { path: '', message: 'Send a JSON body' },
    ]);
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim();
  if (type !== 'application/json') throw new Refusal(415, 'Send the body as application/json in UTF-8.');
  const text = await request.clone().text();
  if (new Blob([text]).size > maxBodyBytes)
    throw new Refusal(413, 'The body is larger than 1 MB. Send less at a time.');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.', [
      { path: '', message: 'Send valid JSON in UTF-8' },
    ]);
  }
}
