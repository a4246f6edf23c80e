import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { operations, records, routes, urlOf, type Operation } from './index.ts';

describe('the route table', () => {
  it('has shapes for every route, and for nothing else', () => {
    expect(Object.keys(operations).toSorted()).toEqual(Object.keys(routes).toSorted());
  });

  it('names each operation as its row does', () => {
    for (const [id, operation] of Object.entries(operations)) expect(operation.id).toBe(id);
  });

  it('has no two rows with the same method and path', () => {
    const rows = Object.values(routes).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it.each(Object.values(operations))('$id declares the parameters of its path', (operation) => {
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = 'params' in operation ? Object.keys(operation.params.shape) : [];
    expect(declared).toEqual(inPath);
  });

  it.each(Object.values<Operation>(operations))(
    '$id names the kind of record its path holds',
    (operation) => {
      // A session is made by signing in, and is its browser's before it is anybody's record.
      const isNumbered = operation.path.includes('{id}') && operation.id !== 'sessions.delete';
      expect(operation.record !== undefined).toBe(isNumbered);
    },
  );

  it.each(Object.entries(records))('makes a %s with an operation that answers its number', (_, record) => {
    const { method, responses, problems }: Operation = operations[record.create];
    expect(method).toBe('POST');
    const [first = '', ...rest] = record.id.split('.');
    const field = (responses[201] as z.ZodObject).shape[first];
    expect(field).toBeDefined();
    for (const name of rest) expect(Object.keys((field as z.ZodObject).shape)).toContain(name);
    expect(problems).toContain(400);
  });

  it.each(Object.values(operations).filter((operation) => 'body' in operation))(
    '$id refuses a bad body, one that is too large and one that is not JSON',
    (operation) => {
      expect(operation.problems).toEqual(expect.arrayContaining([400, 413, 415]));
    },
  );

  it('lets the public at the session, the settings, the contract and the health checks only', () => {
    const open = Object.entries(routes).flatMap(([id, route]) => (route.access === 'public' ? [id] : []));
    expect(open).toEqual([
      'session.create',
      'session.delete',
      'openapi.get',
      'config.get',
      'system.health',
      'system.ready',
    ]);
  });
});

describe('urlOf', () => {
  it('fills in parameters', () => {
    expect(urlOf('products.get', { id: 7 })).toBe('/api/products/7');
    expect(urlOf('messages.list', { id: 12 })).toBe('/api/conversations/12/messages');
  });

  it('leaves a path without parameters alone', () => {
    expect(urlOf('config.get')).toBe('/config.json');
  });

  it('encodes what could leave its segment', () => {
    expect(urlOf('products.get', { id: '../users?x=1#y' })).toBe('/api/products/..%2Fusers%3Fx%3D1%23y');
    expect(urlOf('products.togglePin', { id: 'µ g' })).toBe('/api/products/%C2%B5%20g/pin');
  });
});
