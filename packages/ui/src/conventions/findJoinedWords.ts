import ts from 'typescript';
import { readSource } from './readSource';

const punctuation = /[\p{P}\p{S}]/u;

/**
 * Whether the expression contains `words.today`, `words.tone[tone]` or `words.counted(3)`, but not
 * `words.slice(1)` of a plain text.
 */
function holdsWords(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'words')
    return !Object.hasOwn(String.prototype, node.name.text);
  return ts.forEachChild(node, holdsWords) ?? false;
}

/** The parts of a text that an expression joins; none if it joins nothing. */
function partsOf(node: ts.Node, file: ts.SourceFile): readonly ts.Node[] {
  if (ts.isTemplateExpression(node)) return node.templateSpans.map(({ expression }) => expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return [node.left, node.right];
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression: list, name } = node.expression;
  return name.text === 'join' ? [list, ...sourcesOf(list, file)] : [];
}

/** The statements that declare or fill the variables in the expression: `notes.push(words.today)`. */
function sourcesOf(expression: ts.Node, file: ts.SourceFile): readonly ts.Node[] {
  const names = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, collect);
  };
  collect(expression);
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && names.has(node.name.getText())) found.push(node);
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'push' &&
      names.has(node.expression.expression.getText())
    )
      found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * Finds where a component joins words itself, with a space, a comma or a bracket. Other languages have
 * another order and other signs, so a message must take the parts as arguments.
 */
export function findJoinedWords(fileName: string, source: string): string[] {
  const found: string[] = [];
  const file = readSource(fileName, source);
  const visit = (node: ts.Node): void => {
    const isSign = ts.isJsxText(node) && punctuation.test(node.text);
    if (isSign || partsOf(node, file).some(holdsWords)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${fileName}:${line + 1}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
