import ts from 'typescript';
import { readSource } from './readSource';

/** Props and attributes whose text is read or heard. */
const spokenProps = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'children',
  'hint',
  'label',
  'pendingLabel',
  'placeholder',
  'title',
]);

const word = /\p{L}{2}/u;
/** Two or more words that begin as a sentence does. */
const sentence = /^\p{Lu}\p{Ll}*(?: [\p{Ll}’']+)+/u;

type Text = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;

function isText(node: ts.Node): node is Text {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

function textOf(node: Text): string {
  if (!ts.isTemplateExpression(node)) return node.text;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');
}

/** Whether the text may become the value of the place: not if it is compared, looked up or passed on. */
function mayBecome(text: ts.Node, place: ts.Node): boolean {
  for (let node = text; node !== place; node = node.parent) {
    const { parent } = node;
    const isChosen =
      ts.isParenthesizedExpression(parent) ||
      ts.isTemplateSpan(parent) ||
      ts.isTemplateExpression(parent) ||
      ts.isJsxExpression(parent) ||
      (ts.isConditionalExpression(parent) && parent.condition !== node) ||
      (ts.isBinaryExpression(parent) && isEitherOr(parent.operatorToken.kind));
    if (parent !== place && !isChosen) return false;
  }
  return true;
}

function isEitherOr(operator: ts.SyntaxKind): boolean {
  return (
    operator === ts.SyntaxKind.BarBarToken ||
    operator === ts.SyntaxKind.QuestionQuestionToken ||
    operator === ts.SyntaxKind.AmpersandAmpersandToken ||
    operator === ts.SyntaxKind.PlusToken
  );
}

/** The nearest node around a text whose words reach a person: JSX itself or a spoken prop. */
function spokenPlaceAround(text: ts.Node): ts.Node | undefined {
  for (let { parent } = text; !ts.isSourceFile(parent); { parent } = parent) {
    if (ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return parent;
    if (ts.isJsxAttribute(parent)) return isSpoken(parent.name) ? parent : undefined;
    if (ts.isBindingElement(parent)) return isSpoken(parent.name) ? parent : undefined;
    if (ts.isFunctionLike(parent)) return undefined;
  }
  return undefined;
}

function isSpoken(name: ts.Node): boolean {
  return spokenProps.has(name.getText());
}

/** Whether only a developer reads the text. */
function isForDevelopers(text: ts.Node): boolean {
  const { parent } = text;
  const isNewError = ts.isNewExpression(parent) && parent.expression.getText().endsWith('Error');
  const isError =
    ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.SuperKeyword;
  return isNewError || isError;
}

/** The texts in a source that a person would read or hear and that a page could not replace. */
export function findEnglish(fileName: string, source: string): string[] {
  const found: string[] = [];
  const file = readSource(fileName, source);
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && word.test(node.text)) found.push(node.text.trim());
    if (isText(node) && word.test(textOf(node)) && !isForDevelopers(node)) {
      const place = spokenPlaceAround(node);
      const isSaid = place !== undefined && mayBecome(node, place);
      if (isSaid || sentence.test(textOf(node))) found.push(textOf(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.map((words) => `${fileName}: “${words}”`);
}
