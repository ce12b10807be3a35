import { addons } from 'storybook/manager-api';
import { sentenceCase } from '../packages/ui/src/docs/blocks/sentenceCase';
import { docsTheme } from '../packages/ui/src/docs/toolbar/docsTheme';
import { onSystemLook, systemLook } from '../packages/ui/src/docs/toolbar/useSystemLook';

/** The frame follows the system; the toolbar's theme is the story's. */
function dress(): void {
  const look = systemLook();
  addons.setConfig({
    theme: {
      ...docsTheme(look),
      // Storybook darkens it behind the chosen story, on which it writes white.
      ...(look === 'dark' && { colorSecondary: '#48adb8' }),
    },
  });
}

addons.setConfig({
  sidebar: {
    showRoots: true,
    renderLabel: ({ type, name }) => (type === 'story' ? sentenceCase(name) : name),
  },
});
dress();
onSystemLook(dress);
