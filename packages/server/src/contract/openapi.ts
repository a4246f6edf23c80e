import { z } from 'zod';
import type { Operation, OperationShape } from './http.ts';
import { Problem } from './http.ts';
import { operations } from './operations.ts';

type Json = Record<string, unknown>;

const titles: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  204: 'Done',
  304: 'The reader has the newest form already',
  400: 'A field is not valid, or unknown',
  401: 'No session, or one that has ended',
  403: 'Not allowed: another origin, or somebody else’s id',
  404: 'There is no such thing, or it is somebody else’s',
  409: 'It contradicts what is stored or going on',
  412: 'It was changed since; `current` is what it is now',
  413: 'The body is over 1 MB, or a file over what the operation takes',
  415: 'The body is not JSON, or a file not of a type that is taken',
  428: '`If-Match` is missing',
  429: 'Too many calls; `Retry-After` says when to come back',
  503: 'Something it depends on cannot be reached',
};

const headerTexts = {
  'X-Firebase-UID': 'Where sent, it must be the verified uid; otherwise 403',
  'Idempotency-Key':
    'The same key with the same body within 24 hours answers the first result and does nothing twice; with another body 409',
};

/** The contract as an OpenAPI 3.1 document. Shapes with an id become components. */
export function openApiDocument(): Json {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  for (const operation of Object.values(operations) as Operation[]) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(operation, schemas),
    };
  }
  refer(Problem, 'output', schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Seedbed',
      version: '1',
      description:
        'A workspace for developing food, supplement and drink products. Sign in with POST /api/session; times are ISO 8601 in UTC, decimals are strings with two places, errors are application/problem+json (RFC 9457).',
    },
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'seedbed_session' },
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        quote: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The secret of a maker’s link: `Quote <token>`',
        },
      },
    },
  };
}

function describe(operation: Operation, schemas: Json): Json {
  const parameters = [
    ...parametersOf(operation.params, 'path', schemas),
    ...parametersOf(operation.query, 'query', schemas),
    ...(operation.headers ?? []).map((name) => ({
      name,
      in: 'header',
      description: headerTexts[name],
      schema: { type: 'string' },
    })),
    ...ifMatchOf(operation),
  ];
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [operation.id.split('.')[0]],
    security: securityOf(operation),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.body ? { requestBody: bodyOf(operation.body, operation, schemas) } : {}),
    ...(operation.upload ? { requestBody: uploadOf(operation.upload) } : {}),
    responses: { ...successesOf(operation, schemas), ...refusalsOf(operation) },
  };
}

function securityOf({ access }: Operation): Json[] {
  if (access === 'maker') return [{ quote: [] }];
  return access === 'session' ? [{ cookie: [] }, { idToken: [] }] : [];
}

function ifMatchOf({ ifMatch }: Operation): Json[] {
  if (!ifMatch) return [];
  const description =
    'The `ETag` of the record as one has it; 412 with the record as it is now in `current` once it has changed';
  const required = ifMatch === 'required';
  return [{ name: 'If-Match', in: 'header', required, description, schema: { type: 'string' } }];
}

function bodyOf(schema: z.ZodType, { isBodyOptional = false }: Operation, schemas: Json): Json {
  return {
    required: !isBodyOptional,
    content: { 'application/json': { schema: refer(schema, 'input', schemas) } },
  };
}

const file = { type: 'string', format: 'binary' };

/** A file by itself, or in a form. */
function uploadOf(types: readonly string[]): Json {
  const form = { type: 'object', required: ['file'], properties: { file } };
  return {
    required: true,
    content: Object.fromEntries([
      ...types.filter((type) => type !== 'multipart/form-data').map((type) => [type, { schema: file }]),
      ['multipart/form-data', { schema: form }],
    ]),
  };
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query', schemas: Json): Json[] {
  if (!schema) return [];
  const { properties = {} } = refer(schema, 'output', schemas) as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path',
    description,
    schema: rest,
  }));
}

function successesOf(operation: Operation, schemas: Json): Json {
  const answers = Object.entries(operation.responses).map(([status, schema]) => [
    status,
    { description: titles[Number(status)], ...(schema ? contentOf(operation, schema, schemas) : {}) },
  ]);
  const events = operation.events && { 200: eventsAnswer(operation.events, schemas) };
  const unchanged = operation.method === 'GET' && !events ? { 304: { description: titles[304] } } : {};
  return { ...Object.fromEntries(answers), ...events, ...unchanged };
}

function contentOf(operation: Operation, schema: z.ZodType, schemas: Json): Json {
  const type = operation.id === 'system.metrics' ? 'text/plain' : 'application/json';
  const json = { [type]: { schema: refer(schema, 'output', schemas) } };
  const files = (operation.download ?? []).map((media) => [media, { schema: file }]);
  return { content: { ...Object.fromEntries(files), ...json } };
}

function eventsAnswer(events: NonNullable<OperationShape['events']>, schemas: Json): Json {
  const lines = Object.keys(events).map((name) => `\`${name}\``);
  return {
    description: `With \`Accept: text/event-stream\`: the events ${lines.join(', ')}; each one's data is JSON`,
    content: {
      'text/event-stream': {
        schema: {
          type: 'object',
          description: 'The data of each event, by its name',
          properties: Object.fromEntries(
            Object.entries(events).map(([name, schema]) => [name, refer(schema, 'output', schemas)]),
          ),
        },
      },
    },
  };
}

function refusalsOf(operation: Operation): Json {
  const shared = operation.access === 'session' ? [401, 429] : [429];
  const foreign = operation.method === 'GET' ? [] : [403];
  const versions = { honoured: [412], required: [412, 428] };
  const outdated = operation.ifMatch ? versions[operation.ifMatch] : [];
  const statuses = new Set([...shared, ...foreign, ...outdated, ...(operation.problems ?? [])]);
  const schema = { $ref: '#/components/schemas/Problem' };
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      { description: titles[status], content: { 'application/problem+json': { schema } } },
    ]),
  );
}

/** A schema's JSON form; the named ones it holds move to `schemas` and leave a reference. */
function refer(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const { $schema: _, $defs = {}, ...root } = z.toJSONSchema(z.array(schema), { io, unrepresentable: 'any' });
  for (const [name, definition] of Object.entries($defs)) schemas[name] ??= tidy(definition);
  return tidy(root.items) as Json;
}

function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const { id, example, $ref, ...rest } = value as Json;
  const isSchema = typeof id === 'string';
  return {
    ...(typeof $ref === 'string' ? { $ref: $ref.replace('#/$defs/', '#/components/schemas/') } : {}),
    ...(id !== undefined && !isSchema ? { id: tidy(id) } : {}),
    ...Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, tidy(part)])),
    ...(example === undefined ? {} : { examples: [example] }),
  };
}
