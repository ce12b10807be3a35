import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';

/** One state of one component, as its stories show it. */
export interface ComponentStory {
  /** The component's folder: `TextField`. */
  component: string;
  /** The story's name: `InError`. */
  name: string;
  /** Renders it, without what its play function would do. */
  Story: ComponentType;
  /** Takes the story before off the page, renders this one and plays it: what its picture shows. */
  run: () => Promise<void>;
}

type StoryModule = { default: Meta } & Record<string, StoryObj>;

const modules = import.meta.glob<StoryModule>('../components/*/*.stories.tsx', { eager: true });
const sources = import.meta.glob<string>('../components/*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Every story of every component, in the order of the alphabet and of the file. */
export const allStories: readonly ComponentStory[] = Object.entries(modules).flatMap(
  ([path, module]) => {
    const source = sources[path] ?? '';
    // A module lists what it exports by the alphabet.
    const place = (name: string) => source.indexOf(`export const ${name}:`);
    return Object.entries(composeStories(module))
      .map(([name, Story]) => ({
        component: path.split('/').at(-2) ?? path,
        name,
        Story,
        run: () => Story.run(),
      }))
      .toSorted((one, other) => place(one.name) - place(other.name));
  },
);
