import '../testing/annotations';
import { renderToString } from 'react-dom/server';
import { allStories, patternStories, type ComponentStory } from './stories';
import { StrictStory } from './StrictStory';

/** The HTML that a server sends for a story, or why it failed. */
export type ServerAnswer = { html: string } | { failure: string };

/**
 * Renders every story of components and patterns without a window, a document or a layout. Its keys look like
 * `TextField InError`.
 * @public Called in Node by vitest.config.ts.
 */
export function renderOnServer(): Record<string, ServerAnswer> {
  return Object.fromEntries(
    [...allStories, ...patternStories].map((story) => [
      `${story.component} ${story.name}`,
      answer(story),
    ]),
  );
}

function answer({ Story }: ComponentStory): ServerAnswer {
  try {
    return { html: renderToString(<StrictStory Story={Story} />) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
