import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { routes } from './routes.ts';

const document = openApiDocument();
const references = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '');

it('is the one that is checked in: run npm run openapi -w @seedbed/server', () => {
  const checkedIn = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');
  expect(JSON.parse(checkedIn)).toEqual(JSON.parse(JSON.stringify(document)));
});

it('describes every operation once', () => {
  const paths = document.paths as Record<string, Record<string, { operationId: string }>>;
  const ids = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(ids.sort()).toEqual(Object.keys(routes).sort());
});

it('refers only to components that are there', () => {
  const { schemas } = document.components as { schemas: object };
  const names = new Set(Object.keys(schemas).map((name) => `#/components/schemas/${name}`));
  for (const reference of references(document)) expect(names).toContain(reference);
});
