import { useState } from 'react';
import type { UploadFile } from './FileUpload';

interface Tried {
  name: string;
  /** The error that stood there before, which is of no file or of another one. */
  errorBefore: string | undefined;
  /** Why it was refused; undefined while nothing is said of it. */
  reason?: string;
}

interface UseRefusedOptions {
  error: string | undefined;
  file: UploadFile | null;
  isUploading: boolean;
}

/**
 * Which file the error is of: the one tried last, from the error that followed until that goes or another
 * takes its place. The app says only that something is wrong.
 */
export function useRefused({ error, file, isUploading }: UseRefusedOptions) {
  const [tried, setTried] = useState<Tried>();
  const isThere = file !== null && file.name === tried?.name;

  if (tried?.reason !== undefined && tried.reason !== error) {
    setTried(undefined);
  } else if (tried !== undefined && isThere && !isUploading) {
    setTried(undefined);
  } else if (tried !== undefined && tried.reason === undefined && !isThere) {
    if (error !== undefined && error !== tried.errorBefore) setTried({ ...tried, reason: error });
  }

  return {
    refused: tried?.reason === undefined ? undefined : tried.name,
    /** A second file that is wrong in the same way leaves the error as it is. */
    noteTried: (name: string) =>
      setTried({ name, errorBefore: tried?.reason === undefined ? error : undefined }),
    forget: () => setTried(undefined),
  };
}
