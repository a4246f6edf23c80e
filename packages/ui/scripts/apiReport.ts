import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { doors } from './doors.ts';

/*
 * The public surface as text, a report per door: what it exports, and the types that its exports are written with.
 * It is made from the built declarations, which are what a consumer compiles against, without comments.
 */

const dist = join(import.meta.dirname, '../dist');
const entryOf = (door: string): string => join(dist, door, 'index.d.ts');

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  types: [],
};

const printer = ts.createPrinter({ removeComments: true });

/** The compiler orders a union by when it first met its parts, which changes with code elsewhere: sort them. */
const sortUnions: ts.TransformerFactory<ts.Node> = (context) => (root) => {
  const visit = (node: ts.Node): ts.Node => {
    const whole = ts.visitEachChild(node, visit, context);
    if (!ts.isUnionTypeNode(whole)) return whole;
    const text = (type: ts.Node): string =>
      printer.printNode(ts.EmitHint.Unspecified, type, root.getSourceFile());
    const types = [...whole.types].toSorted((a, b) => (text(a) < text(b) ? -1 : 1));
    return ts.factory.updateUnionTypeNode(whole, ts.factory.createNodeArray(types));
  };
  return visit(root);
};

/** A `const` is declared by the whole statement. */
const statementOf = (declaration: ts.Declaration): ts.Node =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;

const print = (declaration: ts.Declaration): string => {
  const statement = statementOf(declaration);
  const { transformed } = ts.transform(statement, [sortUnions], options);
  return printer
    .printNode(ts.EmitHint.Unspecified, transformed[0] ?? statement, declaration.getSourceFile())
    .replaceAll(/import\("\.[^"]*"\)\./g, '');
};

const compare = (a: ts.Symbol, b: ts.Symbol): number => (a.name < b.name ? -1 : 1);

/** Reads the symbols of the built package. */
const readPackage = () => {
  const program = ts.createProgram([entryOf(''), ...doors.map(entryOf)], options);
  const checker = program.getTypeChecker();
  const resolve = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const exportsOf = (door: string): Map<ts.Symbol, string> => {
    const file = program.getSourceFile(entryOf(door));
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${entryOf(door)} is missing. Build first: npm run build -w @seedbed/ui`);
    return new Map(checker.getExportsOfModule(module).map((each) => [resolve(each), each.name]));
  };
  /** Everything a declaration names, as symbols of the place where it comes from. */
  const namesIn = (declaration: ts.Declaration): ts.Symbol[] => {
    const found: ts.Symbol[] = [];
    const visit = (node: ts.Node): void => {
      const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
      if (symbol) found.push(resolve(symbol));
      ts.forEachChild(node, visit);
    };
    visit(statementOf(declaration));
    return found;
  };
  return { exportsOf, namesIn };
};

const isOwn = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).some(
    (each) =>
      each.getSourceFile().fileName.startsWith(dist) &&
      statementOf(each).parent?.kind === ts.SyntaxKind.SourceFile,
  );

type Package = ReturnType<typeof readPackage>;

/** The types of this package that exports are written with without being exported there, in the order of their names. */
const reachedFrom = ({ namesIn }: Package, exported: ReadonlyMap<ts.Symbol, string>): ts.Symbol[] => {
  const reached = new Set<ts.Symbol>();
  const open = [...exported.keys()];
  for (let symbol = open.pop(); symbol !== undefined; symbol = open.pop()) {
    for (const name of (symbol.declarations ?? []).flatMap(namesIn)) {
      if (exported.has(name) || reached.has(name) || !isOwn(name)) continue;
      reached.add(name);
      open.push(name);
    }
  }
  return [...reached].toSorted(compare);
};

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\`\n`;

const printAll = (symbols: ts.Symbol[]): string =>
  symbols.map((symbol) => (symbol.declarations ?? []).map(print).join('\n')).join('\n\n');

const withoutExport = (text: string): string => text.replaceAll(/^export /gm, '');

/** Custom properties are set by consumers, so their names are public too. */
const customProperties = (): string => {
  const names = readFileSync(join(dist, 'theme.css'), 'utf8').match(/--seedbed-[\w-]+(?=:)/g) ?? [];
  return [...new Set(names)].toSorted().join('\n');
};

const reportOf = (built: Package, door: string): string => {
  const exported = built.exportsOf(door);
  const reached = reachedFrom(built, exported);
  const parts = [
    `# @seedbed/ui/${door}`,
    'Written by `npm run api -w @seedbed/ui`. A change here is a change for consumers.',
    fenced('ts', printAll([...exported.keys()].toSorted(compare))),
  ];
  if (reached.length > 0)
    parts.push('Named by these, not exported here:', fenced('ts', withoutExport(printAll(reached))));
  if (door === 'theme') parts.push('Custom properties:', fenced('css', customProperties()));
  return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`;
};

/** The reports of a built package, by file name; the root's is the list of its names. */
export const writeReports = (): Map<string, string> => {
  const built = readPackage();
  const names = [...built.exportsOf('').values()].toSorted().join('\n');
  const root = `# @seedbed/ui\n\nThe names at the root; each is described in its door's report.\n\n${fenced('text', names)}`;
  return new Map([
    ['index.api.md', root],
    ...doors.map((door): [string, string] => [`${door}.api.md`, reportOf(built, door)]),
  ]);
};
