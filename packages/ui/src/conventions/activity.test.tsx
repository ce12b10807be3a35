import { composeStories } from '@storybook/react-vite';
import { Activity, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { jargonMessages } from '../components/RichTextEditor/jargon/jargon.messages';
import * as jargonStories from '../components/RichTextEditor/jargon/JargonReview.stories';
import { allStories, patternStories } from './stories';

// A message from React on the console fails the story that caused it: tools/test/pageAsNew.ts.

const { WithALine: Line } = composeStories(jargonStories);

const everyStory = [...allStories, ...patternStories];

/** Shown only until a text has been read in idle time, which may happen while it is hidden. */
const untilRead = jargonMessages('en-GB').reading;

/** When a part is shown again, React Aria renders it once without its label, before the browser paints it. */
const withoutLabelForOnce = 'If you do not provide a visible label';

/**
 * Loads the lazy part first: React delays content that was waited for by 300 ms, and meanwhile a list of
 * findings would be without its line.
 */
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
  // Content that changes by itself, as a story's upload does, would have changed meanwhile.
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
    // A dialog is rendered a few frames later; a file or picture that is being read may have arrived
    // meanwhile.
    await expect.poll(missing).toEqual([]);
    root.unmount();
    expect(complaints).toEqual([]);
  },
);

/** Rendered beside the story, so that the story has changed too once this has. */
function Turned({ onTurned }: { onTurned: () => void }) {
  useEffect(onTurned, [onTurned]);
  return null;
}

/** Each line of the page, and the words that name or describe an element from elsewhere on it. */
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

/** Waits until lazy parts are loaded and rendered. */
async function isDrawn() {
  await framesPass();
  await vi.dynamicImportSettled();
  await framesPass();
}

/** Effects run after a frame, and their updates are rendered in the next. */
async function framesPass() {
  for (let frames = 0; frames < 2; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Waits until pictures are decoded and the page's words have stayed the same for some frames. */
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
