import ts from 'typescript';
import { readSource } from './readSource';

/** Where a component takes its default words from: `./Modal.messages`. */
function isMessagesModule(node: ts.ImportDeclaration): boolean {
  return (
    ts.isStringLiteral(node.moduleSpecifier) && node.moduleSpecifier.text.endsWith('.messages')
  );
}

/** The names of default words that a file imports; types are no words. */
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

/** `wordsOf(modalMessages, messages)`, or `wordsOf(pieChartMessages(shown), messages)`: what a page gives counts. */
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

/** Uses of default words by which they would reach the screen whatever words a page gives. */
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
