import { addons } from 'storybook/manager-api';
import { sentenceCase } from '../packages/ui/src/docs/blocks/sentenceCase';
import { docsTheme } from '../packages/ui/src/docs/toolbar/docsTheme';
import { systemLook } from '../packages/ui/src/docs/toolbar/useSystemLook';

/* The frame follows the system; the toolbar's theme is the story's. */
addons.setConfig({
  theme: docsTheme(systemLook()),
  sidebar: {
    showRoots: true,
    renderLabel: ({ type, name }) => (type === 'story' ? sentenceCase(name) : name),
  },
});
