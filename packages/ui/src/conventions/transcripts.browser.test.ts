import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, test } from 'vitest';
import { allStories, type ComponentStory } from './stories';

let isReading = false;
// The virtual screen reader copies what it reads by writing markup, which no other code may do.
window.trustedTypes?.createPolicy('default', {
  createHTML(markup) {
    if (!isReading) throw new TypeError(`Not trusted: ${markup}`);
    return markup;
  },
});

/** Names of stories that show their component in error, or open. */
const error = /Error|Failed|Refused|Wrong|Broken|NotRecognised|Over/;
const open =
  /Open$|OpenRowMenu$|^Asking$|AskingForALink|Warning|Ended$|^Animated$|Focused|Several$|^PendingLong$/;

/** What stands in a story only after a while, for which its visit in Storybook does not wait. */
const comesLate: Readonly<Record<string, string>> = { PendingLong: 'longer than usual' };

function isRead({ name }: ComponentStory, index: number): boolean {
  return index === 0 || error.test(name) || open.test(name);
}

/** Hidden live regions speak only at certain moments; each component's tests listen to them. */
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

/** The virtual screen reader does not know that closed details are not read. */
function hideWhatIsFolded() {
  for (const folded of document.querySelectorAll('details:not([open]) > :not(summary)'))
    folded.setAttribute('aria-hidden', 'true');
}

/** No story has as many phrases: a reader that goes round in circles stops here. */
const longest = 500;

/** What a screen reader says from the top of the page to its end. */
async function readThrough(): Promise<string> {
  // An image that cannot be shown is replaced with words.
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
    // After its end a page begins again, and a page with nothing or one thing has no end.
    if (phrase === 'document' || phrase === 'end of document')
      return said.join('\n') || '(nothing)';
    // At the end of something, its name is not needed again.
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
    await expect
      .poll(() => document.body.textContent, { timeout: 15_000 })
      .toContain(comesLate[name] ?? '');
    parts.push(`## ${name}\n\n\`\`\`text\n${await readThrough()}\n\`\`\`\n`);
  }
  await expect(parts.join('\n')).toMatchFileSnapshot(`${folder}/${component}.transcript.md`);
});
