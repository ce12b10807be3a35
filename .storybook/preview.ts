import type { Preview } from '@storybook/react-vite';
import { withUi } from '../packages/ui/src/testing/decorators';
import '../packages/ui/src/testing/docs.css';

/** The widths of accessibility.md and visual.md. */
const width = (name: string, pixels: number, height: number) => ({
  name,
  styles: { width: `${pixels}px`, height: `${height}px` },
});

/** test-runner.ts checks each story with an axe of its own, in three themes. */
const isVisitedByTest = new URLSearchParams(location.search).get('visit') === 'test';

const preview: Preview = {
  decorators: [withUi],
  parameters: {
    layout: 'padded',
    // React Aria's announcer is left out for the reason that visit/axe.ts gives.
    a11y: {
      test: isVisitedByTest ? 'off' : 'error',
      context: { exclude: ['[data-live-announcer]'] },
    },
    controls: { expanded: true },
    options: { storySort: { method: 'alphabetical', order: ['Components', ['Start here']] } },
    // The theme paints the page; a second background would hide it.
    backgrounds: { disable: true },
    viewport: {
      options: {
        narrow: width('Narrow, 320', 320, 640),
        phone: width('Phone, 360', 360, 720),
        tablet: width('Tablet, 768', 768, 1024),
        desktop: width('Desktop, 1280', 1280, 800),
        wide: width('Wide, 1440', 1440, 900),
      },
    },
  },
  globalTypes: {
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
  },
  initialGlobals: { theme: 'light' },
};

export default preview;
