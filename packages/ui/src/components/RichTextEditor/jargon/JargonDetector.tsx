import type { Editor } from '@tiptap/core';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { JargonMatcher } from '../../../jargon';
import { lazyPart } from '../../../lazy/lazyPart';
import { useFetchAhead } from '../../../lazy/useFetchAhead';
import { wordsOf } from '../../../props/wordsOf';
import { jargonMessages, type JargonMessages } from './jargon.messages';
import { createJargonPlugin, findingsIn, ignoreFinding, jargonKey } from './jargonPlugin';
import { alternativesAt, replaceFinding } from './replaceFinding';
import type { Review } from './review';
import { useOpenHint } from './useOpenHint';
import { usePointedTerm } from './usePointedTerm';

const loadHint = async () => (await import('./JargonHint')).JargonHint;
const JargonHint = lazyPart(loadHint);

export interface JargonDetectorProps {
  editor: Editor;
  isDisabled: boolean;
  matcher: JargonMatcher;
  /** The review that lists what is found. */
  review: Review;
  messages: Partial<JargonMessages> | undefined;
}

/** Highlights jargon in an editor while this component is mounted, and shows its hints. */
export function JargonDetector({
  editor,
  isDisabled,
  matcher,
  review,
  messages,
}: JargonDetectorProps) {
  useFetchAhead(loadHint);
  const { locale } = useLocale();
  const words = wordsOf(jargonMessages(locale), messages);
  const { hint, open, close } = useOpenHint(editor.view, matcher);
  const stayOpen = usePointedTerm(editor.view, hint, open, close);
  const closeHint = useEffectEvent(() => {
    if (hint) close();
  });
  const show = useEffectEvent((place: number) => {
    const finding = findingsIn(editor.state)[place];
    if (finding) open(finding, true);
  });

  useEffect(() => {
    const plugin = createJargonPlugin({
      matcher,
      onText: () => closeHint(),
      onFindings: ({ dom, state }) => {
        const terms = findingsIn(state).map(({ term }) => term);
        review.tell(editor, { element: dom, terms, show: (place) => show(place) });
      },
    });
    editor.registerPlugin(plugin);
    return () => {
      review.tell(editor, null);
      if (!editor.isDestroyed) editor.unregisterPlugin(jargonKey);
    };
  }, [editor, matcher, review]);

  if (!hint) return null;
  const { finding, entry, anchor, takesFocus } = hint;
  /** Focuses the text: the pressed button is gone, and in the list the term's button may be gone, too. */
  const leaveFor = (change: () => void) => {
    flushSync(close);
    change();
    editor.view.focus();
  };
  return (
    <Suspense>
      <JargonHint
        // A hint at another place is a new one, since it stands elsewhere.
        key={finding.from}
        entry={entry}
        anchor={anchor}
        takesFocus={takesFocus}
        alternatives={isDisabled ? [] : alternativesAt(editor.state, finding, entry)}
        onReplace={(alternative) =>
          leaveFor(() =>
            editor.view.dispatch(
              replaceFinding(editor.state, finding, alternative, entry, words.joinWords),
            ),
          )
        }
        onIgnore={() =>
          leaveFor(() => editor.view.dispatch(ignoreFinding(editor.state.tr, finding)))
        }
        onClose={close}
        onMouseEnter={() => stayOpen(true)}
        onMouseLeave={() => stayOpen(false)}
        words={words}
      />
    </Suspense>
  );
}
