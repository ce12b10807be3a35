import type { Preview } from '@storybook/react-vite';
import { asWritten, functionAsWritten } from '../packages/ui/src/docs/toolbar/asWritten';
import { boxesForProps } from '../packages/ui/src/docs/toolbar/boxes';
import { DocsFrame } from '../packages/ui/src/docs/toolbar/lazyDocsFrame';
import { exampleOf } from '../packages/ui/src/docs/toolbar/exampleOf';
import { inheritChoices } from '../packages/ui/src/docs/toolbar/inherit';
import { keepPlace } from '../packages/ui/src/docs/toolbar/keepPlace';
import { requiredFirst } from '../packages/ui/src/docs/toolbar/order';
import { toolbars } from '../packages/ui/src/docs/toolbar/toolbars';
import { withUi } from '../packages/ui/src/testing/decorators';
import '../packages/ui/src/testing/docs.css';
import '../packages/ui/src/testing/patience';

/** The widths of accessibility.md and visual.md. */
const width = (name: string, pixels: number, height: number) => ({
  name,
  styles: { width: `${pixels}px`, height: `${height}px` },
});

/** With `visit=test` the add-on's check is off: test-runner.ts runs axe itself, in three themes. */
const isVisitedByTest = new URLSearchParams(location.search).get('visit') === 'test';

const patterns = import.meta.glob<string>('../packages/ui/src/docs/patterns/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Shown {
  title: string;
  parameters: { readonly fileName?: string };
}

/** The code that is shown for a story: for a pattern more than the component that its story names. */
function shownCode(code: string, story: Shown): string {
  const file = story.parameters.fileName?.split('/').at(-1);
  const pattern = Object.entries(patterns).find(([path]) => path.split('/').at(-1) === file);
  return exampleOf(pattern?.[1] ?? '') || asWritten(code, story);
}

const reader = keepPlace();

const preview: Preview = {
  beforeEach: reader.note,
  afterEach: reader.goBack,
  decorators: [withUi],
  argTypesEnhancers: [boxesForProps, requiredFirst],
  parameters: {
    layout: 'padded',
    a11y: { test: isVisitedByTest ? 'off' : 'error' },
    controls: { expanded: true },
    jsx: { showFunctions: true, functionValue: functionAsWritten },
    docs: {
      container: DocsFrame,
      // Only the page's own headings, not those of its examples.
      toc: { headingSelector: '.sbdocs-content > h2' },
      source: { transform: shownCode },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons', 'Content style'],
          'Patterns',
          'Components',
        ],
      },
    },
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
  globalTypes: toolbars,
  initialGlobals: { ...inheritChoices() },
};

export default preview;
