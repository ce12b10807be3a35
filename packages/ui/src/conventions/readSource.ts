import ts from 'typescript';

/** A component's source as parsed by the compiler, with parent nodes. */
export function readSource(fileName: string, source: string): ts.SourceFile {
  return ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}
