import type { Preview } from '@storybook/react-vite';

/** Storybook's toolbars and their choices. `preview.ts` shows them; decorators and pages follow them. */
export const toolbars = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'high-contrast', title: 'High contrast' },
        { value: 'system', title: 'As the system' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion as the system' },
        { value: 'reduce', title: 'Reduced motion' },
      ],
    },
  },
  forcedColours: {
    description: 'Forced colours',
    toolbar: {
      title: 'Forced colours',
      icon: 'accessibility',
      items: [
        { value: 'hidden', title: 'Forced colours' },
        { value: 'explained', title: 'Forced colours: how to see them' },
      ],
    },
  },
  direction: {
    description: 'Direction and language',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'en-GB', title: 'Left to right, English' },
        // English in a script that runs from right to left: mirrored, and still read by the reviewer.
        { value: 'en-Arab-GB', title: 'Right to left, English words' },
        { value: 'ar-EG', title: 'Right to left, Arabic dates and numbers' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  theme: 'light',
  motion: 'system',
  forcedColours: 'hidden',
  direction: 'en-GB',
} as const;

type ToolbarName = keyof typeof toolbars;
export type ToolbarChoices = Readonly<Record<ToolbarName, string>>;

/** The toolbars' choices, read from whatever Storybook passes. */
export function readChoices(globals: unknown): ToolbarChoices {
  const chosen: Partial<Record<string, unknown>> =
    typeof globals === 'object' && globals !== null ? { ...globals } : {};
  const choice = (name: ToolbarName): string => {
    const value = chosen[name];
    const offered: readonly { value: string }[] = toolbars[name].toolbar.items;
    return offered.find((item) => item.value === value)?.value ?? initialGlobals[name];
  };
  return {
    theme: choice('theme'),
    motion: choice('motion'),
    forcedColours: choice('forcedColours'),
    direction: choice('direction'),
  };
}
