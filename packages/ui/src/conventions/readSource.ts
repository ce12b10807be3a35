import ts from 'typescript';

/** A component's source as the compiler reads it, parents included. */
export function readSource(fileName: string, source: string): ts.SourceFile {
  return ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}
