import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';

/** One state of one component, as its stories show it. */
export interface ComponentStory {
  /** The component, `TextField`; or the pattern, `SessionEnd`. */
  component: string;
  /** Where its stories stand, seen from here: `../components/TextField`. */
  folder: string;
  /** The story's name: `InError`. */
  name: string;
  /** Renders it, without what its play function would do. */
  Story: ComponentType;
  /** Takes the story before off the page, renders this one and plays it: what its picture shows. */
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

/** Every story of every component, in the order of the alphabet and of the file. */
export const allStories = storiesIn(componentModules, componentSources);

/** What several components do together, under the name of its file: `SessionEnd`. */
export const patternStories = storiesIn(patternModules, patternSources);

function storiesIn(
  modules: Record<string, StoryModule>,
  sources: Record<string, string>,
): readonly ComponentStory[] {
  return Object.entries(modules).flatMap(([path, module]) => {
    const source = sources[path] ?? '';
    const [, folder = '', component = ''] = /^(.*)\/(\w+)\.stories\.tsx$/u.exec(path) ?? [];
    // A module lists what it exports by the alphabet.
    const place = (name: string) => source.indexOf(`export const ${name}:`);
    return Object.entries(composeStories(module))
      .map(([name, Story]) => ({ component, folder, name, Story, run: () => Story.run() }))
      .toSorted((one, other) => place(one.name) - place(other.name));
  });
}
