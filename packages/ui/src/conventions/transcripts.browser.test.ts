import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, test } from 'vitest';
import { allStories, type ComponentStory } from './stories';

let isReading = false;
// The virtual screen reader keeps a copy of what it reads by writing markup, which nobody else may.
window.trustedTypes?.createPolicy('default', {
  createHTML(markup) {
    if (!isReading) throw new TypeError(`Not trusted: ${markup}`);
    return markup;
  },
});

/** A story so named shows its component in error, or open. */
const error = /Error|Failed|Refused|Wrong|Broken|NotRecognised|Over/;
const open =
  /Open$|OpenRowMenu$|^Asking$|AskingForALink|Warning|Ended$|^Animated$|Focused|Several$/;

function isRead({ name }: ComponentStory, index: number): boolean {
  return index === 0 || error.test(name) || open.test(name);
}

/** Regions that nobody sees speak for a moment of their own; each component's tests listen to them. */
const liveRegions = '[data-live-announcer], [role="status"], [role="log"]';

function silenceLiveRegions() {
  const regions = [...document.querySelectorAll<HTMLElement>(liveRegions)].filter(
    ({ offsetWidth }) => offsetWidth <= 1,
  );
  for (const region of regions) region.setAttribute('aria-hidden', 'true');
  return () => {
    for (const region of regions) region.removeAttribute('aria-hidden');
  };
}

/** The virtual screen reader does not know that what is folded away is not read. */
function hideWhatIsFolded() {
  for (const folded of document.querySelectorAll('details:not([open]) > :not(summary)'))
    folded.setAttribute('aria-hidden', 'true');
}

/** No story has as much to say: a reader that goes round in circles ends here. */
const longest = 500;

/** What reading on from the top of the page to its end says. */
async function readThrough(): Promise<string> {
  // One that cannot be shown gives its place to words.
  await expect
    .poll(() => [...document.images].filter((image) => image.naturalWidth === 0))
    .toEqual([]);
  const letSpeak = silenceLiveRegions();
  hideWhatIsFolded();
  isReading = true;
  try {
    await virtual.start({ container: document.body });
    return await phrases();
  } finally {
    await virtual.stop();
    isReading = false;
    letSpeak();
  }
}

async function phrases(): Promise<string> {
  const said: string[] = [];
  for (let steps = 0; steps < longest; steps += 1) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    // Past its end a page begins again, and one that holds nothing or one thing has no end.
    if (phrase === 'document' || phrase === 'end of document')
      return said.join('\n') || '(nothing)';
    // Where something ends its name is not needed again.
    said.push(phrase.replace(/^(end of [^,]+),.*$/, '$1'));
  }
  throw new Error('Reading on never comes to the end of the page.');
}

const components = new Set(allStories.map(({ component }) => component));

test.for([...components])('%s: a screen reader says what was reviewed', async (component) => {
  const stories = allStories.filter((story) => story.component === component);
  const folder = stories[0]?.folder ?? '';
  const parts: string[] = [];
  for (const { name, run } of stories.filter(isRead)) {
    await run();
    parts.push(`## ${name}\n\n\`\`\`text\n${await readThrough()}\n\`\`\`\n`);
  }
  await expect(parts.join('\n')).toMatchFileSnapshot(`${folder}/${component}.transcript.md`);
});
