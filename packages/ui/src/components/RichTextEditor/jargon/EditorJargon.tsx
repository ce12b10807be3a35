import type { Editor } from '@tiptap/core';
import { memo, Suspense, useMemo } from 'react';
import { lazyPart } from '../../../lazy/lazyPart';
import type { JargonMatcher } from '../../../jargon';
import type { JargonMessages } from './jargon.messages';
import { useReview } from './JargonReview';
import { createReview } from './review';
import { useSteadyMatcher } from './useSteadyMatcher';

/* The code that highlights and lists is fetched when somebody switches the detector on. */
const JargonDetector = lazyPart(async () => (await import('./JargonDetector')).JargonDetector);
const FindingsList = lazyPart(async () => (await import('./FindingsList')).FindingsList);

interface EditorJargonProps {
  editor: Editor | null;
  isDisabled: boolean;
  /** The editor's own matcher, used where no review is around the editor. */
  matcher: JargonMatcher | undefined;
  messages: Partial<JargonMessages> | undefined;
}

/** The detector of one editor. It has a list of its own unless a review keeps one for the page. */
export const EditorJargon = memo(function EditorJargon({
  editor,
  isDisabled,
  matcher,
  messages,
}: EditorJargonProps) {
  const shared = useReview();
  const steady = useSteadyMatcher(matcher ?? null);
  const own = useMemo(() => createReview(steady), [steady]);
  const review = shared ?? own;
  if (!editor || !review.matcher) return null;
  return (
    <Suspense>
      <JargonDetector
        editor={editor}
        isDisabled={isDisabled}
        matcher={review.matcher}
        review={review}
        messages={messages}
      />
      {!shared && <FindingsList review={review} messages={messages} />}
    </Suspense>
  );
});
