import { expect, test } from 'vitest';
import { holdsTabbable } from '../focus/tabbable';
import { allStories } from './stories';

const pages = import.meta.glob<string>('../components/*/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Stories that show their component beside others, which have tab stops. */
const besideOthers = ['DepthIllustration BesideAWelcome'];

const withoutKeys = allStories.filter(
  ({ component, name }) =>
    pages[`../components/${component}/${component}.mdx`]?.includes('**Tab** passes by.') === true &&
    !besideOthers.includes(`${component} ${name}`),
);

test.for(withoutKeys.map((story) => [`${story.component} ${story.name}`, story] as const))(
  '%s: Tab finds no stop in it, as its page says',
  async ([, { run }]) => {
    await run();
    expect(holdsTabbable(document.body)).toBe(false);
  },
);
