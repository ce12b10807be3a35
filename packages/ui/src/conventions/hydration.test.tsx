import { hydrateRoot, type Root } from 'react-dom/client';
import { beforeAll, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { readMarkup } from '../testing/readMarkup';
import type { ServerAnswer } from './renderOnServer';
import { allStories, patternStories } from './stories';
import { StrictStory } from './StrictStory';

// A message from React on the console fails the story that caused it: tools/test/pageAsNew.ts.

let answers: Record<string, ServerAnswer>;
beforeAll(async () => {
  answers = await commands.renderOnServer();
});

const everyStory = [...allStories, ...patternStories];

test.for(everyStory.map((story) => [`${story.component} ${story.name}`, story] as const))(
  '%s: what a server sent comes alive as it is, lives through StrictMode and goes without a word',
  async ([key, { Story }]) => {
    const answer = answers[key];
    if (answer === undefined || 'failure' in answer) throw new Error(answer?.failure ?? 'not sent');
    if (answer.html.includes('<h1')) await focusHasReturned();

    const place = document.createElement('div');
    // Outside a body, the parser would put a template into the head.
    const { body } = readMarkup(`<body>${answer.html}`);
    place.append(...body.childNodes);
    document.body.append(place);
    const complaints: unknown[] = [];
    // StrictMode runs every effect twice during hydration, too.
    const root = await new Promise<Root>((resolve) => {
      const opened: Root = hydrateRoot(
        place,
        <StrictStory Story={Story} onAlive={() => resolve(opened)} />,
        { onRecoverableError: (error) => complaints.push(error) },
      );
    });
    root.unmount();
    place.remove();
    expect(complaints).toEqual([]);
  },
);

/** The previous story's dialog gives focus to a heading two frames after it has gone. */
async function focusHasReturned() {
  for (let frames = 0; frames < 3; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
