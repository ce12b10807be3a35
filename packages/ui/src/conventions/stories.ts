import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';

/** One state of one component, as its stories show it. */
export interface ComponentStory {
  /** The component, `TextField`, or the pattern, `SessionEnd`. */
  component: string;
  /** The folder of its stories, relative to this one: `../components/TextField`. */
  folder: string;
  /** The story's name: `InError`. */
  name: string;
  /** Renders the story without its play function. */
  Story: ComponentType;
  /** Removes the previous story from the page, renders this one and plays it, as for its screenshot. */
  run: () => Promise<void>;
}

type StoryModule = { default: Meta } & Record<string, StoryObj>;

const componentModules = import.meta.glob<StoryModule>('../components/**/*.stories.tsx', {
  eager: true,
});
const componentSources = import.meta.glob<string>('../components/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const patternModules = import.meta.glob<StoryModule>('../docs/patterns/*.stories.tsx', {
  eager: true,
});
const patternSources = import.meta.glob<string>('../docs/patterns/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Every story of every component, in alphabetical order of components and in the order of each file. */
export const allStories = storiesIn(componentModules, componentSources);

/** Stories of several components together, under the name of their file: `SessionEnd`. */
export const patternStories = storiesIn(patternModules, patternSources);

function storiesIn(
  modules: Record<string, StoryModule>,
  sources: Record<string, string>,
): readonly ComponentStory[] {
  return Object.entries(modules).flatMap(([path, module]) => {
    const source = sources[path] ?? '';
    const [, folder = '', component = ''] = /^(.*)\/(\w+)\.stories\.tsx$/u.exec(path) ?? [];
    // A module lists its exports alphabetically.
    const place = (name: string) => source.indexOf(`export const ${name}:`);
    return Object.entries(composeStories(module))
      .map(([name, Story]) => ({ component, folder, name, Story, run: () => Story.run() }))
      .toSorted((one, other) => place(one.name) - place(other.name));
  });
}
