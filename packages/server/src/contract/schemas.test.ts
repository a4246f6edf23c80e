import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as contract from './index.ts';

interface Named {
  id: string;
  schema: z.ZodType;
  example: unknown;
}
const named: Named[] = Object.values(contract as Record<string, unknown>).flatMap((value) => {
  const meta = value instanceof z.ZodType ? value.meta() : undefined;
  return meta?.id ? [{ id: meta.id, schema: value as z.ZodType, example: meta.example }] : [];
});
const operations = Object.values(contract.operations) as contract.Operation[];
const bodies = operations.flatMap(({ id, body }) => (body ? [{ id, body }] : []));

/** Fields whose name says all; `title` and `name` are those of the record they stand in. */
const obvious = new Set([
  'title',
  'name',
  'fullName',
  'content',
  'summary',
  'currency',
  'low',
  'base',
  'high',
]);

type JsonSchema = z.core.JSONSchema.BaseSchema;

const isPlain = (name: string) => obvious.has(name) || /^(id|status|role)$/.test(name);

function isDescribed(field: JsonSchema): boolean {
  const variants = (field.anyOf ?? []) as JsonSchema[];
  return Boolean(field.description ?? field.$ref) || variants.some(isDescribed);
}

/** Dotted names of the fields without a description; a reference to a named schema describes itself. */
function undescribed(schema: JsonSchema, at: string): string[] {
  const missing: string[] = [];
  for (const [name, field] of Object.entries(schema.properties ?? {}) as [string, JsonSchema][]) {
    if (!isPlain(name) && !isDescribed(field)) missing.push(`${at}.${name}`);
    missing.push(...undescribed(field, `${at}.${name}`));
  }
  if (schema.items) missing.push(...undescribed(schema.items as JsonSchema, `${at}[]`));
  for (const variant of schema.anyOf ?? []) missing.push(...undescribed(variant as JsonSchema, at));
  return missing;
}

/** A named schema is written as a reference to its definition. */
function definitionOf(id: string, schema: z.ZodType): JsonSchema {
  const definition = z.toJSONSchema(schema, { io: 'input' }).$defs?.[id];
  if (!definition) throw new Error(`${id} has no definition in its JSON Schema`);
  return definition;
}

describe('every named schema', () => {
  it('has a name of its own', () => {
    expect(named.length).toBeGreaterThan(15);
    expect(new Set(named.map(({ id }) => id)).size).toBe(named.length);
  });

  it.each(named)('$id has an example that it accepts', ({ schema, example }) => {
    expect(example).toBeDefined();
    expect(schema.safeParse(example).error?.issues).toBeUndefined();
  });

  it.each(named)('$id describes its fields where their names do not', ({ id, schema }) => {
    expect(undescribed(definitionOf(id, schema), id)).toEqual([]);
  });

  it.each(named)('$id can be written as JSON Schema for both directions', ({ schema }) => {
    for (const io of ['input', 'output'] as const) expect(() => z.toJSONSchema(schema, { io })).not.toThrow();
  });
});

describe('every body', () => {
  it.each(bodies)('of $id is a named schema', ({ body }) => {
    expect(body.meta()?.id).toBeTruthy();
  });

  it.each(bodies)('of $id takes no unknown field', ({ body }) => {
    const example = body.meta()?.example as object;
    const result = body.safeParse({ ...example, surprise: 1 });
    expect(result.error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['surprise'] }]);
  });

  it.each(bodies)('of $id is an object, and its fields are never coerced', ({ body }) => {
    const example = body.meta()?.example as Record<string, unknown>;
    for (const value of [null, [], '', 0, 'text', true]) expect(body.safeParse(value).success).toBe(false);
    const other = (value: unknown) => (typeof value === 'number' ? String(value) : 1);
    const coerced = Object.entries(example)
      .filter(([field, value]) => body.safeParse({ ...example, [field]: other(value) }).success)
      .map(([field]) => field);
    expect(coerced).toEqual([]);
  });
});

describe('every answer', () => {
  const answers = operations.flatMap(({ id, responses }) =>
    Object.entries(responses).map(([status, schema]) => ({ id, status, schema })),
  );

  it.each(answers.filter(({ status }) => status !== '204'))('$id $status has a schema', ({ schema }) => {
    expect(schema).toBeInstanceOf(z.ZodType);
  });

  it.each(answers.filter(({ status }) => status === '204'))('$id 204 has no body', ({ schema }) => {
    expect(schema).toBeNull();
  });
});
