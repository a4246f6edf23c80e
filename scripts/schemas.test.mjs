import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { root } from './processes.mjs';

/*
 * The contract's names with a capital are schemas: imported as a value, one brings zod into the page. Lint cannot say so:
 * where its patterns let the contract through, they let every name of it through.
 */

const contract = '@seedbed/server/contract';

/** The schemas that a source imports as values. */
function schemasIn(text) {
  const source = ts.createSourceFile('page.tsx', text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || statement.moduleSpecifier.text !== contract) return [];
    const { importClause } = statement;
    const named = importClause?.namedBindings;
    if (!named || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    if (ts.isNamespaceImport(named)) return [`* as ${named.name.text}`];
    return named.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => (propertyName ?? name).text)
      .filter((name) => /^[A-Z]/.test(name));
  });
}

test('schemas are told from types and from other values', () => {
  assert.deepEqual(schemasIn(`import { User, urlOf, type Role } from '${contract}';`), ['User']);
  assert.deepEqual(schemasIn(`import type { User } from '${contract}';`), []);
  assert.deepEqual(schemasIn(`import * as all from '${contract}';`), ['* as all']);
});

test('the page imports types of the contract, and none of its schemas', () => {
  const files = globSync('packages/app/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|stories|fixture)\.|\/testing\//.test(file),
  );
  assert.ok(files.length > 100);
  const found = files.flatMap((file) =>
    schemasIn(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  assert.deepEqual(found, []);
});
