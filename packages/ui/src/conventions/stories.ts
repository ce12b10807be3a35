import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';

/** One state of one component, as its stories show it. */
export interface ComponentStory {
  /** The component's folder, `TextField`; or the pattern, `SessionEnd`. */
  component: string;
  /** The story's name: `InError`. */
  name: string;
  /** Renders it, without what its play function would do. */
  Story: ComponentType;
  /** Takes the story before off the page, renders this one and plays it: what its picture shows. */
  run: () => Promise<void>;
}

type StoryModule = { default: Meta } & Record<string, StoryObj>;

const componentModules = import.meta.glob<StoryModule>('../components/*/*.stories.tsx', {
  eager: true,
});
const componentSources = import.meta.glob<string>('../components/*/*.stories.tsx', {
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
export const allStories = storiesIn(
  componentModules,
  componentSources,
  (path) => path.split('/').at(-2) ?? path,
);

/** What several components do together, under the name of its file: `SessionEnd`. */
export const patternStories = storiesIn(patternModules, patternSources, (path) =>
  path.replace(/^.*\/(?<name>\w+)\.stories\.tsx$/u, '$<name>'),
);

function storiesIn(
  modules: Record<string, StoryModule>,
  sources: Record<string, string>,
  nameOf: (path: string) => string,
): readonly ComponentStory[] {
  return Object.entries(modules).flatMap(([path, module]) => {
    const source = sources[path] ?? '';
    // A module lists what it exports by the alphabet.
    const place = (name: string) => source.indexOf(`export const ${name}:`);
    return Object.entries(composeStories(module))
      .map(([name, Story]) => ({ component: nameOf(path), name, Story, run: () => Story.run() }))
      .toSorted((one, other) => place(one.name) - place(other.name));
  });
}
