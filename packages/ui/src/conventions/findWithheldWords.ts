import ts from 'typescript';
import { readSource } from './readSource';

/** Components that show default words only if they are given one of these props. */
const wordyOnlyWith: Readonly<Record<string, readonly string[]>> = {
  Button: ['isPending'],
  FieldFrame: ['isRequired'],
  FieldText: ['isRequired'],
  HookedFieldText: ['isRequired'],
  Link: ['isExternal'],
  RadioGroup: ['isRequired'],
  TextArea: ['isRequired', 'limit'],
  TextField: ['isRequired', 'limit'],
};

/** Props whose text replaces all default words of the component. */
const wordless: Readonly<Record<string, string>> = { Button: 'pendingLabel' };

/** Names of the components whose words a page can replace, found in their sources. */
export function wordyParts(sources: readonly string[]): ReadonlySet<string> {
  const parts = sources
    .filter((source) => /\bmessages\?: |\bTextEntryProps\b/.test(source))
    .flatMap((source) => [...source.matchAll(/^export function ([A-Z]\w+)/gm)]);
  return new Set(parts.flatMap(([, name]) => name ?? []));
}

/**
 * Finds components rendered inside another that are not given its `messages`, so that a page could not
 * replace their words.
 */
export function findWithheldWords(
  fileName: string,
  source: string,
  wordy: ReadonlySet<string>,
): string[] {
  const found: string[] = [];
  const file = readSource(fileName, source);
  const inner = new Set(
    file.statements
      .filter(ts.isImportDeclaration)
      .filter(({ moduleSpecifier }) => moduleSpecifier.getText().startsWith("'."))
      .flatMap(({ importClause }) => {
        const bindings = importClause?.namedBindings;
        if (bindings === undefined || !ts.isNamedImports(bindings)) return [];
        return bindings.elements.map(({ name }) => name.text);
      }),
  );
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const name = node.tagName.getText();
      const { properties } = node.attributes;
      const given = properties.map((attribute) => attribute.name?.getText());
      const speaks = wordyOnlyWith[name]?.some((attribute) => given.includes(attribute)) ?? true;
      const isHanded =
        properties.some(ts.isJsxSpreadAttribute) ||
        given.includes('messages') ||
        given.includes(wordless[name] ?? 'messages');
      if (inner.has(name) && wordy.has(name) && speaks && !isHanded) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${fileName}:${line + 1}: <${name}> is not handed its words`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
