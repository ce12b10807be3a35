import { useState } from 'react';
import type { UploadFile } from './FileUpload';

interface Tried {
  name: string;
  /** The error that was shown before; it belongs to no file or to another one. */
  errorBefore: string | undefined;
  /** The error that refused the file; undefined while there is none. */
  reason?: string;
}

interface UseRefusedOptions {
  error: string | undefined;
  file: UploadFile | null;
  isUploading: boolean;
}

/**
 * Finds out which file the error is about, since the app gives only a text. It is the file tried last, from
 * the error that followed until that error goes or another replaces it.
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
    /**
     * A second file that is wrong in the same way gets the same error, so after a refusal no `errorBefore` is
     * kept.
     */
    noteTried: (name: string) =>
      setTried({ name, errorBefore: tried?.reason === undefined ? error : undefined }),
    forget: () => setTried(undefined),
  };
}
