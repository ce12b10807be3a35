import ts from 'typescript';
import { readSource } from './readSource';

/** Whether an import is that of a component's default words: `./Modal.messages`. */
function isMessagesModule(node: ts.ImportDeclaration): boolean {
  return (
    ts.isStringLiteral(node.moduleSpecifier) && node.moduleSpecifier.text.endsWith('.messages')
  );
}

/** The names of the default words that a file imports, without types. */
function importedWords(file: ts.SourceFile): Set<string> {
  const names = file.statements
    .filter(ts.isImportDeclaration)
    .filter(isMessagesModule)
    .flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
      if (bindings === undefined || !ts.isNamedImports(bindings)) return [];
      return bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
    });
  return new Set(names);
}

/**
 * Whether a use of default words is in `wordsOf(modalMessages, messages)` or
 * `wordsOf(pieChartMessages(shown), messages)`, so that a page's own words win.
 */
function isReplaceable(use: ts.Node): boolean {
  const isCalled = ts.isCallExpression(use.parent) && use.parent.expression === use;
  const words = isCalled ? use.parent : use;
  const { parent } = words;
  return (
    ts.isCallExpression(parent) &&
    ts.isIdentifier(parent.expression) &&
    parent.expression.text === 'wordsOf' &&
    parent.arguments[0] === words &&
    parent.arguments.length > 1
  );
}

/** Uses of default words that would reach the screen even if a page gives its own. */
export function findFixedWords(fileName: string, source: string): string[] {
  const found: string[] = [];
  const file = readSource(fileName, source);
  const words = importedWords(file);
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && words.has(node.text) && !isReplaceable(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${fileName}:${line + 1}: ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
