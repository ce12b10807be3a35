import { useState } from 'react';
import { isRecord } from '../isRecord';
import { useServices } from '../services';
import { tabKeys } from './tabKeys';
import { readFromTab, storeInTab, type TabStorage } from './tabStorage';

/**
 * The comment on a decision, kept in the tab until the decision is made. A person who closes the dialog to
 * read again, or has to sign in again, keeps their words. `about` names what is decided.
 */
export function useKeptComment(about: string) {
  const { storage } = useServices();
  // Read at each opening of the dialog, and not while it is typed in.
  const [initialComment] = useState(() => commentsIn(storage)[about] ?? '');
  const write = (comment: string) => {
    const { [about]: _former, ...others } = commentsIn(storage);
    storeInTab(
      storage,
      tabKeys.comments,
      comment === '' ? others : { ...others, [about]: comment },
    );
  };
  return { initialComment, onCommentChange: write, forget: () => write('') };
}

function commentsIn(storage: TabStorage): Readonly<Record<string, string>> {
  return readFromTab(storage, tabKeys.comments, areComments) ?? {};
}

function areComments(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((comment) => typeof comment === 'string');
}
