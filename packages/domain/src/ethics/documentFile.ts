import { fileExtension } from '../files/extension';
import { fileKind, hasProperEnd, type FileKind } from '../files/signature';
import { ethicsLimits } from './limits';

export const ethicsFileExtensions = ['png', 'jpg', 'jpeg', 'pdf'] as const;
export type EthicsFileExtension = (typeof ethicsFileExtensions)[number];

export const ethicsFileMessages = {
  invalidFormat: 'Invalid file format',
  empty: 'The file is empty',
  tooLarge: 'File size is greater than 2MB',
} as const;

const kinds: Readonly<Record<EthicsFileExtension, FileKind>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  pdf: 'pdf',
};

/** What is wrong with a chosen file by name and size, or null; before anything is uploaded. */
export function ethicsFileProblem({
  name,
  size,
}: {
  readonly name: string;
  readonly size: number;
}): string | null {
  if (extensionOf(name) === null) return ethicsFileMessages.invalidFormat;
  if (size === 0) return ethicsFileMessages.empty;
  return size > ethicsLimits.fileBytes ? ethicsFileMessages.tooLarge : null;
}

/** The server's check: extension, first bytes and end of the file must agree as well (security.md 27). */
export function ethicsUploadProblem({
  name,
  bytes,
}: {
  readonly name: string;
  readonly bytes: Uint8Array;
}): string | null {
  const problem = ethicsFileProblem({ name, size: bytes.length });
  if (problem !== null) return problem;
  const extension = extensionOf(name);
  const kind = fileKind(bytes);
  const agrees =
    extension !== null && kind !== null && kinds[extension] === kind && hasProperEnd(bytes, kind);
  return agrees ? null : ethicsFileMessages.invalidFormat;
}

function extensionOf(name: string): EthicsFileExtension | null {
  const extension = fileExtension(name);
  return ethicsFileExtensions.find((allowed) => allowed === extension) ?? null;
}
