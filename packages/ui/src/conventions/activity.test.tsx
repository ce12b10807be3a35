import { composeStories } from '@storybook/react-vite';
import { Activity, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { jargonMessages } from '../components/RichTextEditor/jargon/jargon.messages';
import * as jargonStories from '../components/RichTextEditor/jargon/JargonReview.stories';
import { allStories, patternStories } from './stories';

// What React says on the console fails the story that caused it: tools/test/pageAsNew.ts.

const { WithALine: Line } = composeStories(jargonStories);

const everyStory = [...allStories, ...patternStories];

/** Stands only until a text has been read in idle time, which may come while it is hidden. */
const untilRead = jargonMessages('en-GB').reading;

/** As a part is shown again, React Aria draws it once without its label, before the browser shows it. */
const withoutLabelForOnce = 'If you do not provide a visible label';

/** React holds back what was waited for by 300 ms, in which a list of findings stands without its line. */
beforeAll(async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(<Line />);
  await vi.waitFor(() => expect(read()).toContain('cohort 2 places'), { timeout: 20_000 });
  root.unmount();
  place.remove();
});

beforeEach(() => {
  // What moves by itself, as a story's upload does, would have gone on meanwhile.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const warn = console.warn.bind(console);
  const warning = vi.spyOn(console, 'warn').mockImplementation((...said: unknown[]) => {
    if (!String(said[0]).startsWith(withoutLabelForOnce)) warn(...said);
  });
  return () => {
    warning.mockRestore();
    vi.useRealTimers();
  };
});

test.for(everyStory.map((story) => [`${story.component} ${story.name}`, story] as const))(
  '%s: is hidden by an Activity and shown again as it was, without a word',
  async ([, { Story }]) => {
    const place = document.createElement('div');
    document.body.append(place);
    const complaints: unknown[] = [];
    const complain = (error: unknown) => complaints.push(error);
    const root = createRoot(place, { onUncaughtError: complain, onCaughtError: complain });
    onTestFinished(() => {
      root.unmount();
      place.remove();
    });
    const turn = async (mode: 'visible' | 'hidden') => {
      await new Promise<void>((resolve) => {
        root.render(
          <StrictMode>
            <Activity mode={mode}>
              <Story />
            </Activity>
            <Turned key={mode} onTurned={resolve} />
          </StrictMode>,
        );
      });
      await isDrawn();
    };
    await turn('visible');
    await hasSettled();
    const before = read().filter((words) => words !== untilRead);
    await turn('hidden');
    await turn('visible');
    const missing = () => {
      const after = new Set(read());
      return before.filter((words) => !after.has(words));
    };
    // A dialog is drawn a few frames later; a file or picture that is read may have come meanwhile.
    await expect.poll(missing).toEqual([]);
    root.unmount();
    expect(complaints).toEqual([]);
  },
);

/** Beside the story, so that the story has been turned as well once this stands there. */
function Turned({ onTurned }: { onTurned: () => void }) {
  useEffect(onTurned, [onTurned]);
  return null;
}

/** Each line of the page, and the words that name or describe a part from elsewhere on it. */
function read(): string[] {
  const references = ['aria-labelledby', 'aria-describedby'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((part) => {
      const ids = part.getAttribute(name)?.split(' ') ?? [];
      const words = ids.map((id) => document.getElementById(id)?.textContent);
      return `${name}: ${words.join(' ')}`;
    }),
  );
  return [...document.body.innerText.split('\n').filter(Boolean), ...references];
}

/** What is fetched on first use has come, and all of it is drawn. */
async function isDrawn() {
  await framesPass();
  await vi.dynamicImportSettled();
  await framesPass();
}

/** Effects run after a frame, and what they ask for is drawn in the next. */
async function framesPass() {
  for (let frames = 0; frames < 2; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** What is read, found or decoded once it is drawn has come: for some frames nothing is said otherwise. */
async function hasSettled() {
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  let said = '';
  for (let still = 0; still < 4; still += 1) {
    await framesPass();
    const now = read().join();
    if (now !== said) still = 0;
    said = now;
  }
}
